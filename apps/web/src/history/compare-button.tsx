import { ActionIcon } from '@mantine/core';
import type { HistoryItem } from '@rebblatt/contracts';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../lib/date.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { laterView } from '../ui/later-view.tsx';
import { inSentence } from './sentence.ts';

const CompareDialog = laterView(() => import('./compare-dialog.tsx').then((module) => module.CompareDialog), {
  close: ({ onClose }) => onClose(),
});

/** Shows two states of a page as pictures; nothing for a row that changed no printed page. */
export function CompareButton({ row }: { row: HistoryItem }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (row.compare === 0) return null;
  const label = t(($) => $.history.compareOf, {
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
        title={t(($) => $.history.compare)}
        onClick={() => setOpen(true)}
      >
        <Columns2 size={17} aria-hidden />
      </ActionIcon>
      {open && <CompareDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
