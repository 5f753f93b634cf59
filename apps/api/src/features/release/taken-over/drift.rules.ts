import type { CorrectionChange, WinePageInput } from '@rebblatt/contracts';
import { companyCorrections, wineCorrections } from '@rebblatt/contracts';
import type { TakenChange } from './correction.rules.ts';
import { corrected, printedText, sizeOf } from './correction.rules.ts';

type Text = Pick<CorrectionChange, 'field' | 'id'> & { value: CorrectionChange['to'] };

/** The texts of a released page that are kept with the company or a wine, so that other pages may print them too. */
export function sharedTextsOf(page: WinePageInput): Text[] {
  const places = [
    ...companyCorrections.map((field) => ({ field, id: null })),
    ...page.categories.flatMap(({ wines }) =>
      wines.flatMap(({ id }) => wineCorrections.map((field) => ({ field, id }))),
    ),
  ];
  return places.flatMap((place) => {
    const printed = printedText(page, place);
    return printed ? [{ ...place, value: printed.value }] : [];
  });
}

// The prices of two pages stand in the order of the sizes there.
const kindOf = (field: CorrectionChange['field']) => (field.startsWith('price') ? 'price' : field);

/** What another page prints of the shared texts of a page; the prices are those of the same sizes. */
export function textsAlsoOn(page: WinePageInput, other: WinePageInput): Text[] {
  return sharedTextsOf(page).flatMap(({ field, id }) => {
    const there = field === 'price1' || field === 'price2' ? samePrice(page, other, field, id) : field;
    const printed = there && printedText(other, { field: there, id });
    return printed ? [{ field, id, value: printed.value }] : [];
  });
}

/** Which price of a wine on another page is the one for the same size; undefined for none. */
const samePrice = (
  page: WinePageInput,
  other: WinePageInput,
  price: 'price1' | 'price2',
  id: number | null,
) =>
  (['price1', 'price2'] as const).find(
    (field) => sizeOf(other, { field, id }) === sizeOf(page, { field: price, id }),
  );

/** With which change that was taken over a text has become what it is; undefined for none. */
function takenAs(
  now: WinePageInput,
  { field, id, value }: Text,
  taken: TakenChange[],
): TakenChange | undefined {
  const size = sizeOf(now, { field, id });
  return taken.findLast(
    (one) => kindOf(one.field) === kindOf(field) && one.id === id && one.size === size && one.to === value,
  );
}

/**
 * The proposed changes of texts for which other words were taken over on another page since the release, each with the
 * change that did it.
 */
export function takenOtherwise(
  now: WinePageInput,
  released: WinePageInput,
  changes: CorrectionChange[],
  taken: TakenChange[],
): { change: CorrectionChange; by: TakenChange }[] {
  return sharedTextsOf(released).flatMap(({ field, id, value }) => {
    const change = changes.find((one) => one.field === field && one.id === id);
    const today = printedText(now, { field, id });
    if (!change || !today || today.value === value || today.value === change.to) return [];
    const by = takenAs(now, { field, id, value: today.value }, taken);
    return by ? [{ change, by }] : [];
  });
}

/**
 * A page as it would print now, without what corrections have changed since its release: a text that is already as it is
 * proposed here, or that its exhibitor took over on another page, is as it was released. A proposed text with any other
 * value stays, since taking the proposal over would write over it.
 * @param taken all changes that the exhibitor has taken over since that release
 */
export function withoutTaken(
  now: WinePageInput,
  released: WinePageInput,
  changes: CorrectionChange[],
  taken: TakenChange[],
): WinePageInput {
  const back = sharedTextsOf(released).flatMap(({ field, id, value }) => {
    const today = printedText(now, { field, id });
    if (!today || today.value === value) return [];
    const proposed = changes.find((one) => one.field === field && one.id === id);
    const explained = proposed
      ? proposed.to === today.value
      : takenAs(now, { field, id, value: today.value }, taken) !== undefined;
    return explained ? [{ field, id, of: today.of, from: today.value, to: value }] : [];
  });
  return corrected(now, back);
}
