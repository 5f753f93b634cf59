import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** The white background of a form; pass it to `Form` as `className={formSheet}`. */
export const formSheet = styles.sheet;

/** Fields below each other. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Fields side by side if there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
