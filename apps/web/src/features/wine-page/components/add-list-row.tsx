import { Checkbox, TextInput } from '@mantine/core';
import type { CandidateWine, PageCategoryItem } from '@rebblatt/contracts';
import { parseAmount } from '../../../form/typed-amount.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './add-list.module.css';
import { lackedSize, setSizes } from './add-list.rules.ts';
import { priceFor, wineName } from './content.rules.ts';
import { nextPrice } from './rows.ts';

type Props = {
  wine: CandidateWine;
  category: PageCategoryItem;
  picked: boolean;
  /** Whether it can be added now. */
  ready: boolean;
  /** The price that is typed for the size it lacks. */
  price: string;
  onPick: (on: boolean, range: boolean) => void;
  onPrice: (text: string) => void;
};

/** One wine of the list with a box to tick; a wine without a price for the category has a field for it. */
export function AddListRow({ wine, category, picked, ready, price, onPick, onPrice }: Props) {
  const { t } = useTranslation();
  const name = wineName(wine);
  const lacked = lackedSize(wine, category);
  const amounts = setSizes(category)
    .map(({ id }) => formatMoney(priceFor(wine, id)))
    .filter(Boolean);
  return (
    <li className={styles.wine}>
      <Checkbox
        label={name}
        checked={picked}
        disabled={!ready}
        onChange={(event) =>
          onPick(event.currentTarget.checked, (event.nativeEvent as PointerEvent).shiftKey === true)
        }
      />
      {lacked ? (
        <TextInput
          size="xs"
          className={styles.price}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          data-price="new"
          value={price}
          leftSection="CHF"
          leftSectionWidth={40}
          placeholder={t(($) => $.evening.list.missing, { size: lacked.size })}
          error={parseAmount(price) === undefined && t(($) => $.wineEditor.wine.badPrice)}
          aria-label={t(($) => $.wineEditor.wine.price, { wine: name, size: lacked.size })}
          onChange={(event) => onPrice(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && nextPrice(event.currentTarget, event.shiftKey)}
        />
      ) : (
        <span className={styles.amounts}>{amounts.join(' / ')}</span>
      )}
    </li>
  );
}
