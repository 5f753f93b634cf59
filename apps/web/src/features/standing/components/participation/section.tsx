import { type ReactNode, useId } from 'react';
import styles from './participation.module.css';

/** A part of the screen with its heading; `wide` ones take the whole width. */
export function Section({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-wide={wide || undefined}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
