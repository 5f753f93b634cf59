import type { PageCategoryItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Choice } from '../../../../ui/choice.tsx';
import { confirm } from '../../../../ui/confirm-store.ts';
import { bottleSizeApi } from '../../../bottle-size/bottle-size.api.ts';
import { wineName, winesWithoutPrice } from './content.rules.ts';
import { useEditing } from './editing.ts';
import styles from './wine-list.module.css';

/** "No bottle size" as printed and in the select. */
const NO_SIZE = '***';

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
      const agreed = await confirm({
        title: t(($) => $.wineEditor.sizes.title),
        text: (
          <>
            <p className={styles.question}>
              {t(($) => $.wineEditor.sizes.question, {
                name: category.category,
                size1: size1.size,
                size2: size2.size,
              })}
            </p>
            {leaving.length === 0 && t(($) => $.wineEditor.sizes.stay)}
            {leaving.length > 0 && t(($) => $.wineEditor.sizes.leave, { count: leaving.length })}
            <ul className={styles.leaving}>
              {leaving.map((wine) => (
                <li key={wine.id}>{wineName(wine)}</li>
              ))}
            </ul>
          </>
        ),
        confirm: t(($) => $.wineEditor.sizes.confirm),
        danger: leaving.length > 0,
      });
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
  sizes: { id: number; size: string }[];
  value: number | null;
  onChoose: (id: number | null) => void;
};

function SizeSelect({ label, sizes, value, onChoose }: SizeProps) {
  const options = sizes.map(({ id, size }) => ({ value: String(id), label: size }));
  return (
    <Choice
      size="xs"
      text={sizes.find(({ id }) => id === value)?.size ?? NO_SIZE}
      aria-label={label}
      data={[{ value: NO_SIZE, label: NO_SIZE }, ...options]}
      value={value === null ? NO_SIZE : String(value)}
      onChange={(chosen) => {
        const id = chosen === NO_SIZE || chosen === null ? null : Number(chosen);
        if (id !== value) onChoose(id);
      }}
      allowDeselect={false}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
    />
  );
}
