import { Button } from '@mantine/core';
import { formatNumber } from '../lib/money.ts';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './rows.module.css';
import type { Selection } from './selection.ts';

/** The number of marked rows and the actions on them; hidden while none is marked. */
export function SelectionBar({ selection, total }: { selection: Selection; total: number }) {
  const { t } = useTranslation();
  if (selection.marked.size === 0) return null;
  return (
    <div className={styles.selection}>
      <strong aria-live="polite">
        {t(($) => $.table.select.marked, {
          count: selection.marked.size,
          total: formatNumber(total),
        })}
      </strong>
      {selection.actions}
      <Button variant="subtle" size="compact-sm" onClick={() => selection.onChange(new Set())}>
        {t(($) => $.table.select.clear)}
      </Button>
    </div>
  );
}
