import type { PageCategoryItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/money.ts';
import { candidatesOf } from '../../../page-category/page-category.api.ts';
import { priceFor, wineName } from './content.rules.ts';
import { useContent, useEditing } from './editing.ts';
import { SearchSelect } from './search-select.tsx';
import styles from './wine-list.module.css';

/** Offers the wines that can be added to a category: priced for one of its sizes and not on the page yet. */
export function AddWine({ category }: { category: PageCategoryItem }) {
  const { t } = useTranslation();
  const editing = useEditing();
  const { categories } = useContent();
  const used = new Set(categories.flatMap(({ wines }) => wines.map(({ id }) => id)));
  const stamp = [category.bottle_size1_id, category.bottle_size2_id, ...used].join();
  const [asked, setAsked] = useState(false);
  const { data = [], isFetching } = useQuery({ ...candidatesOf(category.id, stamp), enabled: asked });
  const offered = data.filter(({ id }) => !used.has(id));
  const options = offered.map((wine) => {
    const price = priceFor(wine, category.bottle_size1_id) ?? priceFor(wine, category.bottle_size2_id);
    const label = wineName(wine);
    return { value: wine.id, label: price === null ? label : `${label} · ${formatMoney(price)}` };
  });
  return (
    <div className={styles.addRow}>
      <SearchSelect
        size="xs"
        aria-label={t(($) => $.wineEditor.wine.addTo, { name: category.category })}
        placeholder={t(($) => $.wineEditor.wine.add)}
        nothingFoundMessage={isFetching ? t(($) => $.app.loading) : t(($) => $.wineEditor.wine.none)}
        onFocus={() => setAsked(true)}
        options={options}
        value={null}
        onChoose={(id) => {
          const wine = offered.find((one) => one.id === id);
          if (wine) editing.addWine(category.id, wine);
        }}
      />
    </div>
  );
}
