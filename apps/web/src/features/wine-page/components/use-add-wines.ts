import type { CandidateWine } from '@rebblatt/contracts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import type { NewPrice } from './adding.ts';
import { wineName } from './content.rules.ts';
import { useEditing } from './editing.ts';

/** A wine to add, with the price that it lacked. */
export type Added = { wine: CandidateWine; missing?: NewPrice };

/** Adds several wines to a category, one call each, and tells once of all of them, with one way to undo it. */
export function useAddWines() {
  const { t } = useTranslation();
  const editing = useEditing();

  function takeOff(wines: readonly CandidateWine[]) {
    const outcome = {
      onSaved: () =>
        notify(
          'success',
          t(($) => $.evening.list.takenOff, { count: wines.length }),
        ),
    };
    for (const [index, wine] of wines.entries())
      editing.removeWine(wine.id, index === wines.length - 1 ? outcome : {});
  }

  return (categoryId: number, wines: readonly Added[]) => {
    const done: CandidateWine[] = [];
    const refused: string[] = [];
    const tell = () => {
      if (done.length + refused.length < wines.length) return;
      const undo = done.length > 0 ? { label: t(($) => $.ui.undo), run: () => takeOff(done) } : undefined;
      const message = t(($) => $.evening.list.added, { count: done.length });
      if (refused.length > 0) notify('danger', refused.join(' '), undo);
      else notify('success', message, undo);
    };
    for (const { wine, missing } of wines)
      editing.addWine(categoryId, wine, missing, {
        onSaved() {
          done.push(wine);
          tell();
        },
        onRefused(error) {
          refused.push(`«${wineName(wine)}»: ${errorText(t, error)}`);
          tell();
        },
      });
  };
}
