import type { ReactNode } from 'react';
import styles from './request.module.css';

type Props = { title: string; hint?: ReactNode; children: ReactNode };

/** A part of a request under its own heading. */
export function Part({ title, hint, children }: Props) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
