import { isExhibitorPage, isOpenForEdits, type PageRow, releaseStates } from '@rebblatt/contracts';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../ui/status-tag.tsx';

type Props = { page: Pick<PageRow, 'page_type' | 'state'> };

/** Whether the exhibitor has released the page; hidden for pages that are not released by exhibitors. */
export function ReleaseTag({ page }: Props) {
  const { t } = useTranslation();
  if (!isExhibitorPage(page.page_type)) return null;
  return isOpenForEdits(page.state) ? (
    <StatusTag tone="neutral">{t(($) => $.page.draft)}</StatusTag>
  ) : (
    <StatusTag tone="info">{t(($) => $.page.releasedYes)}</StatusTag>
  );
}

/** The organiser's decision. */
export function DecisionTag({ page }: Props) {
  const { t } = useTranslation();
  if (!isExhibitorPage(page.page_type)) return null;
  if (page.state === releaseStates.accepted)
    return <StatusTag tone="ok">{t(($) => $.page.accepted)}</StatusTag>;
  if (page.state === releaseStates.rejected)
    return <StatusTag tone="danger">{t(($) => $.page.rejected)}</StatusTag>;
  if (page.state === releaseStates.released)
    return <StatusTag tone="wait">{t(($) => $.page.pending)}</StatusTag>;
  return <span>{t(($) => $.ui.none)}</span>;
}
