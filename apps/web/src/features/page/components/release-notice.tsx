import type { PageItem } from '@rebblatt/contracts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/status-tag.tsx';

/** What the organiser decided, or that the decision is open. */
export function ReleaseNotice({ page }: { page: PageItem }) {
  const { t } = useTranslation();
  if (page.state === 'accepted') return <Notice tone="ok">{t(($) => $.page.noticeAccepted)}</Notice>;
  if (page.state === 'released') return <Notice tone="info">{t(($) => $.page.noticeReleased)}</Notice>;
  if (page.state !== 'rejected') return null;
  return (
    <Notice tone="danger">
      {t(($) => $.page.noticeRejected)}
      {page.comment && <p>«{page.comment}»</p>}
    </Notice>
  );
}
