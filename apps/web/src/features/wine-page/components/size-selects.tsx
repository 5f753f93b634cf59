import type { BottleSizeItem, PageCategoryItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { bottleSizeApi } from '../../bottle-size/bottle-size.api.ts';
import { askOnce } from './category-questions.ts';
import { wineName, winesWithoutPrice } from './content.rules.ts';
import { useEditing } from './editing.ts';
import { SearchSelect } from './search-select.tsx';

/** "No bottle size" as printed and in the select. */
const NO_SIZE = '***';
const NO_ID = 0;

/** The two bottle sizes of a category, which determine the printed prices of its wines. */
export function SizeSelects({ category }: { category: PageCategoryItem }) {
  const { t } = useTranslation();
  const editing = useEditing();
  const { data = [] } = useQuery(bottleSizeApi.all());
  const sizeOf = (id: number | null) => {
    const known = data.find((size) => size.id === id);
    return known ? { id: known.id, size: known.size } : null;
  };

  async function choose(id1: number | null, id2: number | null) {
    const size1 = sizeOf(id1);
    const size2 = sizeOf(id2);
    const leaving = winesWithoutPrice(category, id1, id2);
    if (size1 && size2 && category.wines.length > 0) {
      const asked = {
        name: category.category,
        size1: size1.size,
        size2: size2.size,
        leaving: leaving.map(wineName),
      };
      const agreed = await askOnce(t, ({ agreeOnSizes }) => agreeOnSizes(t, asked));
      if (!agreed) return;
    }
    editing.changeSizes(
      category.id,
      { bottle_size1_id: id1, bottle_size1: size1, bottle_size2_id: id2, bottle_size2: size2 },
      leaving.map(({ id }) => id),
    );
  }

  const name = category.category;
  const { bottle_size1_id: size1, bottle_size2_id: size2 } = category;
  return (
    <>
      <SizeSelect
        label={t(($) => $.wineEditor.category.size1, { name })}
        sizes={data.filter(({ id }) => id !== size2)}
        value={size1}
        onChoose={(id) => void choose(id, size2)}
      />
      <SizeSelect
        label={t(($) => $.wineEditor.category.size2, { name })}
        sizes={data.filter(({ id }) => id !== size1)}
        value={size2}
        onChoose={(id) => void choose(size1, id)}
      />
    </>
  );
}

type SizeProps = {
  label: string;
  sizes: readonly BottleSizeItem[];
  value: number | null;
  onChoose: (id: number | null) => void;
};

function SizeSelect({ label, sizes, value, onChoose }: SizeProps) {
  const options = sizes.map((size) => ({
    value: size.id,
    label: shownName(size, size.size),
  }));
  return (
    <SearchSelect
      size="xs"
      aria-label={label}
      options={[{ value: NO_ID, label: NO_SIZE }, ...options]}
      value={value ?? NO_ID}
      onChoose={(chosen) => {
        const id = chosen || null;
        if (id !== value) onChoose(id);
      }}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
    />
  );
}
