import { Button } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { doubtsAsShown } from '../marks.rules.ts';
import type { CheckedRow, Correction } from '../wine-list.rules.ts';
import styles from './wine-import.module.css';

type Props = { rows: CheckedRow[]; onTake: (corrections: Correction[]) => void };

/** From so many cells on, one click for all of them is offered. */
const SEVERAL = 2;

/** Offers to take all prices as the file shows them, and all years of dates as vintages. */
export function ShownOffer({ rows, onTake }: Props) {
  const { t } = useTranslation();
  const { prices, years } = doubtsAsShown(rows);
  const offers = [
    {
      found: prices,
      text: t(($) => $.wineImport.roundedPrices, { count: prices.length }),
      take: t(($) => $.wineImport.takeRounded),
    },
    {
      found: years,
      text: t(($) => $.wineImport.datedYears, { count: years.length }),
      take: t(($) => $.wineImport.takeYears),
    },
  ].filter(({ found }) => found.length >= SEVERAL);
  return offers.map(({ found, text, take }) => (
    <Notice key={take} tone="info">
      {text}
      <span className={styles.buttons}>
        <Button variant="default" size="compact-md" onClick={() => onTake(found)}>
          {take}
        </Button>
      </span>
    </Notice>
  ));
}
