import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { findWine, wineName } from './content.rules.ts';
import { useEditing } from './editing.ts';

/** Moves and removals on the page. Each is one call, and its message offers the inverse one. */
export function useMoves() {
  const { t } = useTranslation();
  const editing = useEditing();
  const categories = () => editing.queue.shown.get().categories;

  function tell(text: string, undo: (() => void) | undefined) {
    notify('success', text, undo && { label: t(($) => $.ui.undo), run: undo });
  }

  function tellWine(wineId: number, undo?: () => void) {
    const found = findWine(categories(), wineId);
    if (!found) return;
    const { wine, category, index } = found;
    const place = { name: wineName(wine), category: category.category, position: index + 1 };
    tell(
      t(($) => $.wineEditor.drag.wineDropped, place),
      undo,
    );
  }

  /** The outcome of a wine's move: a message with its new position, and with the way to undo it. */
  function whenMoved(wineId: number) {
    const from = findWine(categories(), wineId);
    return { onSaved: () => tellWine(wineId, () => from && putBack(wineId, from.category.id, from.index)) };
  }

  function putBack(wineId: number, categoryId: number, index: number) {
    const outcome = { onSaved: () => tellWine(wineId) };
    const there = categories().find(({ id }) => id === categoryId)?.wines[index];
    if (there) editing.moveWineTo(wineId, there.id, outcome);
    else editing.moveWineInto(wineId, categoryId, outcome);
  }

  function tellCategory(id: number, undo?: () => void) {
    const index = categories().findIndex((category) => category.id === id);
    const name = categories()[index]?.category;
    if (name === undefined) return;
    tell(
      t(($) => $.wineEditor.drag.categoryDropped, { name, position: index + 1 }),
      undo,
    );
  }

  return {
    removeWine(wineId: number) {
      const from = findWine(categories(), wineId);
      if (!from) return;
      const { wine, category, index } = from;
      const message = t(($) => $.wineEditor.wine.removed, { name: wineName(wine) });
      const back = () => editing.restoreWine(category.id, wine, index, { onSaved: () => tellWine(wineId) });
      editing.removeWine(wineId, { onSaved: () => tell(message, back) });
    },
    deleteCategory(id: number) {
      const index = categories().findIndex((category) => category.id === id);
      const gone = categories()[index];
      if (!gone) return;
      const name = gone.category;
      const back = () => {
        const returned = t(($) => $.wineEditor.category.returned, { name });
        editing.restoreCategory(gone, index, { onSaved: () => tell(returned, undefined) });
      };
      const message = t(($) => $.wineEditor.category.removed, { name });
      editing.deleteCategory(id, { onSaved: () => tell(message, back) });
    },
    moveWineTo: (wineId: number, target: number) => editing.moveWineTo(wineId, target, whenMoved(wineId)),
    moveWineInto: (wineId: number, category: number) =>
      editing.moveWineInto(wineId, category, whenMoved(wineId)),
    swapCategories(id: number, other: number) {
      const back = () => editing.swapCategories(id, other, { onSaved: () => tellCategory(id) });
      editing.swapCategories(id, other, { onSaved: () => tellCategory(id, back) });
    },
  };
}
