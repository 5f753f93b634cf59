import type { ReactNode } from 'react';
import styles from './decide.module.css';

export type Fact = { label: string; value: ReactNode };

/** What is known about a thing, line by line; what is not known has no line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
