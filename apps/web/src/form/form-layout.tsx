import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** The white sheet a form stands on; give it to `Form` as `className={formSheet}`. */
export const formSheet = styles.sheet;

/** Fields one under the other. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
