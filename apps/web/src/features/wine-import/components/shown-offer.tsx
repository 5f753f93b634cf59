import { Button } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { doubtsAsShown, shortYears } from '../marks.rules.ts';
import type { CheckedRow, Correction, WineList } from '../wine-list.rules.ts';
import styles from './wine-import.module.css';

type Props = { list: WineList; rows: CheckedRow[]; onTake: (corrections: Correction[]) => void };

/** From so many cells on, one click for all of them is offered. */
const SEVERAL = 2;

/** Offers to take all prices as the file shows them, all years of dates as vintages, and those of two digits with all four. */
export function ShownOffer({ list, rows, onTake }: Props) {
  const { t } = useTranslation();
  const { prices, years } = doubtsAsShown(rows);
  const short = shortYears(list, rows);
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
    {
      found: short,
      text: t(($) => $.wineImport.shortYears, {
        count: short.length,
        text: short[0]?.part ?? '',
        year: short[0]?.to ?? '',
      }),
      take: t(($) => $.wineImport.takeShortYears),
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
