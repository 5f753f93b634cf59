import { isNamedColumn, type WineColumn, type WineUpdate, wineColumnRows } from '@rebblatt/contracts';
import type { WineRow } from '../wine/wine.queries.ts';
import { textOf, wordsFor } from '../wine/wine-record.rules.ts';
import type { References } from './reference.queries.ts';

/** One changed field, in words. */
export interface Difference {
  field: WineColumn;
  from: string;
  to: string;
}

/** The names of the reference data by their numbers. */
export type Names = Record<keyof References, Map<number, string>>;

export const namesOf = (references: References): Names =>
  Object.fromEntries(
    Object.entries(references).map(([field, entries]) => [
      field,
      new Map(entries.map(({ id, name }: { id: number; name: string }) => [id, name])),
    ]),
  ) as Names;

const amount = (price: number) => price.toFixed(2);

/** What the form of a row would change on a wine. Prices are only added or changed, never removed. */
export function differences(wine: WineRow, form: WineUpdate, names: Names): Difference[] {
  const found: Difference[] = [];
  const compare = (field: WineColumn, from: string, to: string | undefined) => {
    if (to !== undefined && to !== from) found.push({ field, from, to });
  };
  const nameIn = (field: keyof Names, id: number | null) => (id === null ? '' : (names[field].get(id) ?? ''));
  for (const { column, field } of wineColumnRows) {
    const value = form[field];
    if (value === undefined) continue;
    const to = isNamedColumn(column) ? nameIn(column, value as number | null) : wordsFor(column, value);
    compare(column, textOf(wine, column), to);
  }
  compare(
    'grape',
    wine.grapes.map((grape) => grape.bezeichnung_d_cod).join(', '),
    form.grape_varieties?.map((id) => nameIn('grape', id)).join(', '),
  );
  const before = new Map(wine.prices.map((row) => [row.bottle_size_id, Number(row.price)]));
  for (const { bottle_size_id: size, price } of form.bottle_size ?? []) {
    const old = before.get(size);
    const unit = nameIn('size', size);
    compare('price', old === undefined ? '' : `${amount(old)} / ${unit}`, `${amount(price)} / ${unit}`);
  }
  return found;
}
