import { Button } from '@mantine/core';
import type { PageCategoryItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { withEveningTexts } from '../../../lib/i18n.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { candidatesOf } from '../../page-category/page-category.api.ts';
import { priceFor, wineName } from './content.rules.ts';
import { useContent, useEditing } from './editing.ts';
import { SearchSelect } from './search-select.tsx';
import { useHeld } from './use-held.ts';
import styles from './wine-list.module.css';

const WineChoices = laterView(
  () => withEveningTexts(import('./wine-choices.tsx')).then((module) => module.WineChoices),
  {
    waiting: <Loading />,
  },
);

/**
 * Offers the wines that can be added to a category: one of those priced for its sizes by name, or from a list of all
 * wines several at once, with a missing price, or a new one.
 */
export function AddWine({ category }: { category: PageCategoryItem }) {
  const { t } = useTranslation();
  const editing = useEditing();
  const { categories } = useContent();
  const used = new Set(categories.flatMap(({ wines }) => wines.map(({ id }) => id)));
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useHeld(`list-${category.id}`, false);
  const opener = useRef<HTMLButtonElement>(null);
  const { data } = useQuery({ ...candidatesOf(category.id), enabled: asked });
  const offered = data?.filter(({ id }) => !used.has(id));
  const options = offered?.map((wine) => {
    const price = priceFor(wine, category.bottle_size1_id) ?? priceFor(wine, category.bottle_size2_id);
    const label = wineName(wine);
    return { value: wine.id, label: price === null ? label : `${label} · ${formatMoney(price)}` };
  });
  return (
    <>
      <div className={styles.addRow}>
        <SearchSelect
          size="xs"
          aria-label={t(($) => $.wineEditor.wine.addTo, { name: category.category })}
          placeholder={t(($) => $.wineEditor.wine.add)}
          nothingFoundMessage={t(($) => $.wineEditor.wine.none)}
          onFocus={() => setAsked(true)}
          // Whoever goes on adds nothing.
          onKeyDown={() => {}}
          options={options}
          value={null}
          onChoose={(id) => {
            const wine = offered?.find((one) => one.id === id);
            if (wine) editing.addWine(category.id, wine);
          }}
        />
        <Button
          ref={opener}
          variant="subtle"
          size="compact-sm"
          className={styles.fromList}
          leftSection={<ListPlus size={16} aria-hidden />}
          aria-expanded={open}
          aria-label={t(($) => $.wineEditor.wine.fromListOf, { name: category.category })}
          onClick={() => setOpen(!open)}
        >
          {t(($) => $.wineEditor.wine.fromList)}
        </Button>
      </div>
      {open && (
        <WineChoices
          category={category}
          onClose={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
