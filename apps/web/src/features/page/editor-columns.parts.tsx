import type { ReactNode, Ref } from 'react';
import styles from './editor-columns.module.css';

/** The editor's two halves: the fields, and the page itself. */
export function EditorColumns({
  left,
  right,
  rightRef,
}: {
  left: ReactNode;
  right: ReactNode;
  rightRef?: Ref<HTMLDivElement>;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.half}>{left}</div>
      <div className={styles.half} ref={rightRef}>
        {right}
      </div>
    </div>
  );
}
