import { ActionIcon, TextInput } from '@mantine/core';
import type { PageCategoryItem } from '@rebblatt/contracts';
import { MAX_CATEGORY } from '@rebblatt/contracts';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { noteUnder } from '../../../form/note-under.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { askOnce } from './category-questions.ts';
import { dragId } from './drag.rules.ts';
import { DraggableRow, RowHandle } from './draggable-row.tsx';
import { useContent, useEditing } from './editing.ts';
import { FAR_FROM_ROWS, FarMove } from './far-move.tsx';
import { followRow } from './rows.ts';
import { SizeSelects } from './size-selects.tsx';
import { categoryKey } from './typed.ts';
import { useCell } from './use-cell.ts';
import { useMoves } from './use-moves.ts';
import styles from './wine-list.module.css';

/** Name, bottle sizes and actions of a category, in the same columns as its wines. */
export function CategoryHead({ category }: { category: PageCategoryItem }) {
  const { t } = useTranslation();
  const editing = useEditing();
  const moves = useMoves();
  const name = category.category;
  const label = t(($) => $.wineEditor.category.name);
  const cell = useCell({
    id: categoryKey(category.id),
    stored: name,
    label,
    unfinished,
    save(text, outcome) {
      if (!text.trim()) return t(($) => $.wineEditor.required, { field: label });
      editing.renameCategory(category.id, text, outcome);
      return undefined;
    },
  });

  async function remove() {
    const count = category.wines.length;
    if (await askOnce(t, ({ agreeToDelete }) => agreeToDelete(t, name, count)))
      moves.deleteCategory(category.id);
  }

  return (
    <DraggableRow kind="category" id={category.id} className={styles.head}>
      <RowHandle label={t(($) => $.wineEditor.category.move, { name })} />
      <TextInput
        {...cell}
        {...noteUnder(cell.value)}
        className={styles.categoryName}
        size="xs"
        maxLength={MAX_CATEGORY}
        aria-label={t(($) => $.wineEditor.category.nameOf, { name })}
      />
      <span className={styles.pair}>
        <SizeSelects category={category} />
      </span>
      <span className={styles.actions}>
        <CategoryMenu category={category} />
        <ActionIcon
          variant="subtle"
          c="var(--danger)"
          aria-label={t(($) => $.wineEditor.category.remove, { name })}
          title={t(($) => $.wineEditor.category.remove, { name })}
          onClick={() => void remove()}
        >
          <Trash2 size={17} aria-hidden />
        </ActionIcon>
      </span>
    </DraggableRow>
  );
}

const unfinished = (text: string) => !text.trim();

/** Moves the category up and down without dragging. */
function CategoryMenu({ category }: { category: PageCategoryItem }) {
  const { t } = useTranslation();
  const moves = useMoves();
  const { categories } = useContent();
  const index = categories.findIndex(({ id }) => id === category.id);
  const before = categories[index - 1];
  const after = categories[index + 1];
  const [far, setFar] = useState(false);
  const exchange = (other: number) => {
    moves.swapCategories(category.id, other);
    followRow(dragId('category', category.id));
  };
  return (
    <>
      <MenuButton
        button={
          <ActionIcon
            variant="subtle"
            c="var(--muted)"
            aria-label={t(($) => $.wineEditor.category.actions, { name: category.category })}
            title={t(($) => $.wineEditor.category.actions, { name: category.category })}
          >
            <Ellipsis size={17} aria-hidden />
          </ActionIcon>
        }
        entries={[
          {
            label: t(($) => $.wineEditor.category.up),
            disabled: !before,
            onClick: () => before && exchange(before.id),
          },
          {
            label: t(($) => $.wineEditor.category.down),
            disabled: !after,
            onClick: () => after && exchange(after.id),
          },
          ...(categories.length >= FAR_FROM_ROWS
            ? [{ label: t(($) => $.wineEditor.category.exchange), onClick: () => setFar(true) }]
            : []),
        ]}
      />
      <FarMove
        opened={far}
        name={category.category}
        rows={categories.map(({ id, category: name }) => ({ id, name }))}
        id={category.id}
        exchange
        onMove={exchange}
        onClose={() => setFar(false)}
      />
    </>
  );
}
