import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './bottom-bar.module.css';

/** What a phone has at the bottom of an editor, below everything else on the screen and always in view. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  const column = document.getElementById('main')?.parentElement;
  if (!column) return null;
  return createPortal(
    <section className={styles.bar} aria-label={label}>
      {children}
    </section>,
    column,
  );
}
