import { Button, TextInput } from '@mantine/core';
import { MAX_CATEGORY } from '@rebblatt/contracts';
import { Plus } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { AddWine } from './add-wine.tsx';
import { CategoryHead } from './category-head.tsx';
import { dragId } from './drag.rules.ts';
import { DragBoard } from './drag-board.tsx';
import { useContent, useEditing } from './editing.ts';
import { focusCheck } from './rows.ts';
import { NEW_CATEGORY } from './typed.ts';
import { useCell } from './use-cell.ts';
import styles from './wine-list.module.css';
import { WineRow } from './wine-row.tsx';

/** All categories with their wines in the same columns, and the row that adds a category. */
export function WineList() {
  const { t } = useTranslation();
  const { categories } = useContent();
  return (
    <div className={styles.list} data-prices>
      <DragBoard>
        {categories.map((category) => (
          <section key={category.id} aria-label={category.category} className={styles.category}>
            <CategoryHead category={category} />
            {category.wines.map((wine) => (
              <WineRow key={wine.id} wine={wine} category={category} />
            ))}
            <AddWine category={category} />
          </section>
        ))}
      </DragBoard>
      {categories.length === 0 && <p className={styles.empty}>{t(($) => $.wineEditor.category.empty)}</p>}
      <NewCategory />
    </div>
  );
}

function NewCategory() {
  const { t } = useTranslation();
  const editing = useEditing();
  const {
    onBlur: _,
    onKeyDown,
    ...cell
  } = useCell({
    id: NEW_CATEGORY,
    stored: '',
    label: t(($) => $.wineEditor.category.name),
    save: () => undefined,
    byHand: true,
  });
  const name = cell.value;
  return (
    <form
      className={styles.newCategory}
      data-row="category:0"
      onSubmit={(event) => {
        event.preventDefault();
        if (!name.trim()) return;
        editing.addCategory(name, {
          onSaved() {
            editing.typed.forget(NEW_CATEGORY, name);
            // One that could take over no bottle size asks for it: without one its wines have no prices.
            const added = editing.queue.shown.get().categories.at(-1);
            if (added && !added.bottle_size1_id && !added.bottle_size2_id)
              requestAnimationFrame(() => focusCheck({ row: dragId('category', added.id), part: 'size' }));
          },
        });
      }}
    >
      <TextInput
        {...cell}
        onKeyDown={(event) => event.key === 'Escape' && onKeyDown(event)}
        label={t(($) => $.wineEditor.category.fresh)}
        placeholder={t(($) => $.wineEditor.category.placeholder)}
        maxLength={MAX_CATEGORY}
        className={styles.newName}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={!name.trim()}
      >
        {t(($) => $.wineEditor.category.add)}
      </Button>
    </form>
  );
}
