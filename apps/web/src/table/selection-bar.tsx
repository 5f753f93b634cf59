import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { formatNumber } from '../lib/money.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { notify } from '../ui/snackbar-store.ts';
import type { Selection } from './selection.ts';
import styles from './selection-bar.module.css';

type Props = {
  selection: Selection;
  total: number;
  /** Reads all rows that match, also those of other pages; without it only the visible ones can be marked. */
  everything?: () => Promise<readonly { id: number }[]>;
};

/**
 * The number of marked rows and the actions on them; hidden while none is marked. It stands below the rows and stays in
 * view, so that it moves none of them when it comes.
 */
export function SelectionBar({ selection, total, everything }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { size } = selection.marked;
  if (size === 0) return null;

  async function markEverything(read: NonNullable<Props['everything']>) {
    setBusy(true);
    try {
      const rows = await read();
      selection.onFetched?.(rows);
      selection.onChange(new Set(rows.map(({ id }) => id)));
    } catch (error) {
      notify('danger', errorText(t, error));
    }
    setBusy(false);
  }

  return (
    <div className={styles.selection}>
      <strong aria-live="polite">
        {size > total
          ? // Marked rows may have left the list since: what was done with them, or another filter, took them out.
            t(($) => $.table.select.markedElsewhere, { count: size })
          : t(($) => $.table.select.marked, { count: size, total: formatNumber(total) })}
      </strong>
      {everything && size < total && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={busy}
          onClick={() => void markEverything(everything)}
        >
          {t(($) => $.table.select.everything, { total: formatNumber(total) })}
        </Button>
      )}
      {selection.actions}
      <Button variant="subtle" size="compact-sm" onClick={() => selection.onChange(new Set())}>
        {t(($) => $.table.select.clear)}
      </Button>
    </div>
  );
}
