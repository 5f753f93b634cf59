import type { HistoryThing } from '@rebblatt/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withOrganiserTexts } from '../lib/i18n.ts';
import { laterView } from '../ui/later-view.tsx';
import { Loading } from '../ui/loading.tsx';
import styles from './history.module.css';

const Lines = laterView(
  () => withOrganiserTexts(import('./lines.tsx')).then((module) => module.HistoryLines),
  { waiting: <Loading /> },
);

/** The history of one thing below its form, read when it is opened. */
export function HistoryBeside({ thing, id }: { thing: HistoryThing; id: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.beside} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t(($) => $.history.title)}</summary>
      {open && <Lines thing={thing} id={id} />}
    </details>
  );
}
