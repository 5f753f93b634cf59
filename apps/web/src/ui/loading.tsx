import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './loading.module.css';

/** Stands in while a screen's code or first data arrives; shows itself only when that takes longer than a blink. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <div className={styles.place} role="status">
      <Loader size="sm" color="lake" aria-hidden />
      <span>{t(($) => $.app.loading)}</span>
    </div>
  );
}
