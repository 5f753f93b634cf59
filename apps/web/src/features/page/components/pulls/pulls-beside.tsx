import { AD_PAGE, type PageItem } from '@rebblatt/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withDecideTexts } from '../../../../lib/i18n.ts';
import { laterView } from '../../../../ui/later-view.tsx';
import styles from './pulls.module.css';

const PullList = laterView(() =>
  withDecideTexts(import('./pull-list.tsx')).then((module) => module.PullList),
);

/** The pulls of a wine page or an ad, read when they are opened. */
export function PullsBeside({ page: { id, page_type } }: { page: Pick<PageItem, 'id' | 'page_type'> }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  // Those of other kinds are released by nobody.
  if (page_type > AD_PAGE) return null;
  return (
    <details className={styles.beside} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t(($) => $.page.pulls)}</summary>
      {open && <PullList pageId={id} />}
    </details>
  );
}
