import type { AdminRequestItem, SeenOrder } from '@rebblatt/contracts';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { sheetAt } from '../../exhibitor/exhibitor-sheet.rules.ts';
import styles from './request.module.css';

/** Who sent the request and when, the remark, and whether it is new to the user. */
export function AskedFor({ item, seen }: { item: AdminRequestItem; seen: SeenOrder | null }) {
  const { t } = useTranslation();
  const { catalog_id, exhibitor, exhibitor_comment: comment, resent_at: resent } = item;
  const rewritten = seen !== null && seen.exhibitor_comment !== comment;
  return (
    <div>
      <p className={styles.hint}>
        <Link to={sheetAt(catalog_id, exhibitor.id)}>{exhibitor.company_name}</Link>
        {exhibitor.city && `, ${exhibitor.city}`}
        {' · '}
        {t(($) => $.request.cameAt, { when: formatDateTime(item.created_at) })}
        {resent && ` · ${t(($) => $.request.changedAt, { when: formatDateTime(resent) })}`}
      </p>
      {(comment || rewritten) && (
        <div className={styles.remark}>
          <strong>{t(($) => $.request.exhibitorRemark)}</strong>{' '}
          {rewritten && (
            <StatusTag tone="wait" icon={Pencil}>
              {t(($) => $.request.look.changed)}
            </StatusTag>
          )}
          <p className={styles.words}>{comment ?? t(($) => $.request.remarkGone)}</p>
        </div>
      )}
    </div>
  );
}
