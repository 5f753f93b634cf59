import { ActionIcon } from '@mantine/core';
import type { HistoryItem } from '@rebblatt/contracts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../lib/date.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { laterView } from '../ui/later-view.tsx';
import { inSentence } from './sentence.ts';

const StateDialog = laterView(() => import('./state-dialog.tsx').then((module) => module.StateDialog), {
  close: ({ onClose }) => onClose(),
});

/** Shows what a row would bring back, and brings it back; nothing for a row from which nothing can. */
export function BringBackButton({ row }: { row: HistoryItem }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (row.bring_back === 0) return null;
  const label = t(($) => $.history.bringBackOf, {
    what: inSentence(t, row).sentence,
    at: formatMoment(row.at),
  });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="var(--ink)"
        aria-label={label}
        title={t(($) => $.history.bringBack)}
        onClick={() => setOpen(true)}
      >
        <Undo2 size={17} aria-hidden />
      </ActionIcon>
      {open && <StateDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
