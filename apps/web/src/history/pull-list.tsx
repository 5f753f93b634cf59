import { Button } from '@mantine/core';
import type { PagePull } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../lib/date.ts';
import type { Translate } from '../lib/text-key.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { laterView } from '../ui/later-view.tsx';
import { Loading } from '../ui/loading.tsx';
import { Quoted } from '../ui/quoted.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import { pullsOf } from './pull.api.ts';
import styles from './pulls.module.css';

const PullDialog = laterView(() => import('./pull-dialog.tsx').then((module) => module.PullDialog), {
  close: ({ onClose }) => onClose(),
});

const tones = { accepted: 'ok', rejected: 'danger', cancelled: 'neutral', corrected: 'info' } as const;

/** Who released it, and for whom. */
function releasedBy(t: Translate, { released_at, released_by }: PagePull): string {
  const { name, organiser, on_behalf } = released_by;
  const who = name ?? (organiser ? t(($) => $.decide.pulls.organiser) : '');
  const at = formatDateTime(released_at);
  const by = who ? t(($) => $.decide.pulls.by, { at, name: who }) : at;
  return on_behalf ? `${by}, ${t(($) => $.decide.onBehalf, { company: on_behalf })}` : by;
}

/** The pulls of a page, the newest first; each can be looked at and compared with another. */
export function PullList({ pageId }: { pageId: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(pullsOf(pageId));
  const [shown, setShown] = useState<{ number: number; against: number | null } | null>(null);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.length === 0) return <p>{t(($) => $.decide.pulls.none)}</p>;
  const kept = data.filter((pull) => pull.kept === 1);
  return (
    <div className={styles.list}>
      <p>{t(($) => $.decide.pulls.hint)}</p>
      <ul className={styles.pulls}>
        {data.map((pull) => (
          <PullRow
            key={pull.number}
            pull={pull}
            earlier={kept.find(({ number }) => number < pull.number)?.number ?? null}
            onShow={(against) => setShown({ number: pull.number, against })}
          />
        ))}
      </ul>
      {shown && <PullDialog pageId={pageId} pulls={kept} first={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

type RowProps = { pull: PagePull; earlier: number | null; onShow: (against: number | null) => void };

function PullRow({ pull, earlier, onShow }: RowProps) {
  const { t } = useTranslation();
  const { number, end, ended_at, comment, kept } = pull;
  return (
    <li>
      <strong>{t(($) => $.decide.pulls.name, { number })}</strong>
      <span>{releasedBy(t, pull)}</span>
      <div>
        {end ? (
          <StatusTag tone={tones[end]}>
            {t(($) => $.decide.pulls[end], { at: formatDateTime(ended_at) })}
          </StatusTag>
        ) : (
          <StatusTag tone="wait">{t(($) => $.decide.pulls.waits)}</StatusTag>
        )}
        {comment && (
          <p>
            <Quoted text={comment} />
          </p>
        )}
      </div>
      {kept === 0 && <span className={styles.muted}>{t(($) => $.decide.pulls.notKept)}</span>}
      {kept === 1 && (
        <div className={styles.buttons}>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t(($) => $.decide.pulls.showOf, { number })}
            onClick={() => onShow(null)}
          >
            {t(($) => $.decide.pulls.show)}
          </Button>
          {earlier !== null && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t(($) => $.decide.pulls.compareOf, { number, earlier })}
              onClick={() => onShow(earlier)}
            >
              {t(($) => $.decide.pulls.compare, { number: earlier })}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
