import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './skeleton.module.css';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The placeholder of a list before its first rows are loaded. */
export function Skeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t(($) => $.table.loading)}</VisuallyHidden>
      {LINES.map((line) => (
        <div key={line} className={styles.boneRow} aria-hidden>
          <span className={styles.bone} />
          <span className={styles.bone} />
          <span className={styles.bone} />
        </div>
      ))}
    </div>
  );
}
