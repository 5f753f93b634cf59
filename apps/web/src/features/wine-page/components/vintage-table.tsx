import { TextInput } from '@mantine/core';
import type { CategoryWine, PageCategoryItem } from '@rebblatt/contracts';
import { parseAmount } from '../../../form/typed-amount.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { setSizes } from './add-list.rules.ts';
import { wineName } from './content.rules.ts';
import { nextPrice } from './rows.ts';
import { isNext, isYear, type VintageTexts } from './vintage.rules.ts';
import styles from './vintage-table.module.css';

type Props = {
  category: PageCategoryItem;
  thisYear: number;
  textsOf: (wine: CategoryWine, category: PageCategoryItem) => VintageTexts;
  onChange: (wine: CategoryWine, texts: VintageTexts) => void;
};

/** The wines of a category with the year and the prices of their next vintage; Enter leads to the next price. */
export function VintageTable({ category, thisYear, textsOf, onChange }: Props) {
  const { t } = useTranslation();
  const sizes = setSizes(category);
  return (
    <section className={styles.category} aria-label={category.category}>
      <div className={styles.head}>
        <h3>{category.category}</h3>
        <span aria-hidden>{t(($) => $.editorParts.import.vintage)}</span>
        <span className={styles.prices} aria-hidden>
          {sizes.map(({ id, size }) => (
            <span key={id} className={styles.price}>
              {size}
            </span>
          ))}
        </span>
      </div>
      <ul>
        {category.wines.map((wine) => {
          const texts = textsOf(wine, category);
          const name = wineName(wine);
          return (
            <li key={wine.id} className={styles.wine}>
              <span>{name}</span>
              <TextInput
                size="xs"
                inputMode="numeric"
                autoComplete="off"
                value={texts.year}
                aria-label={t(($) => $.editorParts.import.year, { name })}
                error={
                  !isYear(texts.year, thisYear) &&
                  t(($) => $.editorParts.import.badYear, { max: String(thisYear) })
                }
                onChange={(event) => onChange(wine, { ...texts, year: event.currentTarget.value })}
              />
              <span className={styles.prices}>
                {sizes.map(({ id, size }) => (
                  <TextInput
                    key={id}
                    size="xs"
                    inputMode="decimal"
                    enterKeyHint="next"
                    autoComplete="off"
                    className={styles.price}
                    data-price={id}
                    disabled={!isNext(wine, texts)}
                    value={texts.prices[id] ?? ''}
                    leftSection="CHF"
                    leftSectionWidth={40}
                    aria-label={t(($) => $.wineEditor.wine.price, { wine: name, size })}
                    error={
                      parseAmount(texts.prices[id] ?? '') === undefined &&
                      t(($) => $.wineEditor.wine.badPrice)
                    }
                    onFocus={(event) => event.currentTarget.select()}
                    onChange={(event) =>
                      onChange(wine, {
                        ...texts,
                        prices: { ...texts.prices, [id]: event.currentTarget.value },
                      })
                    }
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return;
                      event.preventDefault();
                      nextPrice(event.currentTarget, event.shiftKey);
                    }}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
