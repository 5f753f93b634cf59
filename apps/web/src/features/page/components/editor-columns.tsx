import type { ReactNode } from 'react';
import styles from './editor-columns.module.css';

/** The editor's two halves: the fields, and the page itself. */
export function EditorColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.half}>{left}</div>
      <div className={styles.half}>{right}</div>
    </div>
  );
}
