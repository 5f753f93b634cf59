import { Loader } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './loading.module.css';

/** Shown while a screen's code or first data is loading, but only after a short delay. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <div className={styles.place} role="status">
      <Loader size="sm" color="lake" aria-hidden />
      <span>{t(($) => $.app.loading)}</span>
    </div>
  );
}
