import { TextInput } from '@mantine/core';
import type { CategoryWine } from '@rebblatt/contracts';
import { parseAmount } from '../../../form/typed-amount.ts';
import { formatAmount } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { mayLeavePages } from '../../../ui/price-question.ts';
import { priceFor, wineName } from './content.rules.ts';
import { useEditing } from './editing.ts';
import { nextPrice } from './rows.ts';
import { priceKey } from './typed.ts';
import { useCell } from './use-cell.ts';
import styles from './wine-list.module.css';

type Props = {
  wine: CategoryWine;
  size: { id: number; size: string };
  /** Which of the two columns of prices. */
  column: 1 | 2;
};

/**
 * A wine's price for one bottle size, in CHF; clearing the field removes the price. Enter leads to the next one, and
 * with Shift to the one before.
 */
export function PriceCell({ wine, size, column }: Props) {
  const { t } = useTranslation();
  const editing = useEditing();
  const stored = formatAmount(priceFor(wine, size.id));
  const key = priceKey(wine.id, size.id);
  const cell = useCell({
    id: key,
    stored,
    label: t(($) => $.wineEditor.wine.priceLabel),
    unfinished,
    save(text, outcome) {
      const amount = parseAmount(text);
      if (amount === undefined) return t(($) => $.wineEditor.wine.badPrice);
      if (formatAmount(amount) === stored) outcome.onSaved();
      else
        editing.changePrice(wine.id, size, amount, {
          ...outcome,
          async onRefused(error) {
            if (await mayLeavePages(t, error)) editing.removeWithPrice(wine.id, size, outcome);
            else outcome.onRefused(error);
          },
        });
      return undefined;
    },
  });
  return (
    <TextInput
      {...cell}
      className={styles.price}
      size="xs"
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      data-price={column}
      onKeyDown={(event) => {
        cell.onKeyDown(event);
        if (event.key !== 'Enter' || key in editing.typed.faults.get()) return;
        nextPrice(event.currentTarget, event.shiftKey);
      }}
      leftSection={cell.value === '' ? undefined : 'CHF'}
      leftSectionWidth={40}
      aria-label={t(($) => $.wineEditor.wine.price, { wine: wineName(wine), size: size.size })}
    />
  );
}

/** Whether there is no valid amount yet: a cleared price is removed only when the field loses the focus. */
const unfinished = (text: string) => !parseAmount(text);

/** The cell of a category without bottle size, which has no prices. */
export function NoPriceCell() {
  const { t } = useTranslation();
  return (
    <span className={styles.noPrice} title={t(($) => $.wineEditor.wine.noSize)}>
      –
    </span>
  );
}
