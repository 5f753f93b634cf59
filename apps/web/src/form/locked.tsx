import { type ReactNode, useLayoutEffect } from 'react';
import styles from './locked.module.css';

/**
 * The fields of a form that creates or sends something, locked while that is under way: what would be typed then belongs
 * to nothing any more. Afterwards the focus is where it was.
 */
export function Locked({ while: locked, children }: { while: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    if (!locked) return;
    const focused = document.activeElement;
    return () => {
      if (document.activeElement === document.body && focused instanceof HTMLElement)
        focused.focus({ preventScroll: true });
    };
  }, [locked]);
  return (
    <fieldset role="presentation" className={styles.fields} disabled={locked}>
      {children}
    </fieldset>
  );
}
