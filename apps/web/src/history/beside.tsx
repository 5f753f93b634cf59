import type { HistoryThing } from '@rebblatt/contracts';
import { type ReactNode, useState } from 'react';
import { withDecideTexts, withOrganiserTexts } from '../lib/i18n.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { laterView } from '../ui/later-view.tsx';
import { Loading } from '../ui/loading.tsx';
import styles from './history.module.css';

const Lines = laterView(
  () => withOrganiserTexts(import('./lines.tsx')).then((module) => module.HistoryLines),
  { waiting: <Loading /> },
);

const Pulls = laterView(() => withDecideTexts(import('./pull-list.tsx')).then((module) => module.PullList), {
  waiting: <Loading />,
});

type Props = {
  thing: HistoryThing;
  id: number;
  /** Whether it is a page that is released, whose pulls are listed too. */
  pulls?: boolean;
};

/** The history of one thing below its form, read when it is opened. */
export function HistoryBeside({ thing, id, pulls = false }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {pulls && (
        <Folded title={t(($) => $.history.pulls)}>
          <Pulls pageId={id} />
        </Folded>
      )}
      <Folded title={t(($) => $.history.title)}>
        <Lines thing={thing} id={id} />
      </Folded>
    </>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.beside} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && children}
    </details>
  );
}
