import type { AdminRequestRow } from '@rebblatt/contracts';
import { Pencil, Sparkle } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import styles from './request.module.css';

/** The company of a request, and whether the user has not seen the current version. */
export function CompanyCell({ request }: { request: AdminRequestRow }) {
  const { t } = useTranslation();
  const { exhibitor, look } = request;
  return (
    <span className={styles.company}>
      <strong>{exhibitor.company_name}</strong>
      {look === 'new' && (
        <StatusTag tone="info" icon={Sparkle}>
          {t(($) => $.request.look.new)}
        </StatusTag>
      )}
      {look === 'changed' && (
        <StatusTag tone="info" icon={Pencil}>
          {t(($) => $.request.look.changed)}
        </StatusTag>
      )}
    </span>
  );
}
