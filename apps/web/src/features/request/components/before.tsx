import { Pencil } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './request.module.css';

/** Marks what the exhibitor has changed since the user last opened the request. */
export function Before({ value }: { value: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.before}>
      <Pencil size={13} aria-hidden />
      {t(($) => $.request.before, { value })}
    </span>
  );
}
