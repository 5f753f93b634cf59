import { type ReactNode, useLayoutEffect } from 'react';
import { useFormContext } from 'react-hook-form';
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

/** Those fields of a form that are locked while it is sent, beside one that stays usable (`lockParts` of `Form`). */
export function LockedPart({ children }: { children: ReactNode }) {
  const { formState } = useFormContext();
  return <Locked while={formState.isSubmitting}>{children}</Locked>;
}
