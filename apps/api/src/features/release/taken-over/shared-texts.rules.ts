import type { CorrectionChange, WinePageInput } from '@rebblatt/contracts';
import { companyCorrections, wineCorrections } from '@rebblatt/contracts';
import { printedText, sizeOf } from './correction.rules.ts';

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
