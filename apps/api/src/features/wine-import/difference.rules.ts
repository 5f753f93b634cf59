import type { WineColumn, WineUpdate } from '@rebblatt/contracts';
import type { WineRow } from '../wine/wine.queries.ts';
import type { References } from './reference.queries.ts';
import { alcoholWords } from './value.rules.ts';

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
  const named = (field: keyof Names, id: number | null | undefined) =>
    id === undefined ? undefined : id === null ? '' : (names[field].get(id) ?? '');
  const text = (value: string | number | null | undefined) =>
    value === undefined ? undefined : String(value ?? '');
  const level = (value: number | null | undefined) =>
    value === undefined ? undefined : value === null ? '' : alcoholWords[value as keyof typeof alcoholWords];
  compare('wine', wine.wine, form.wine);
  compare('year', text(wine.year) ?? '', text(form.year));
  compare('sku', wine.sku ?? '', text(form.sku));
  compare('region', wine.region.name, named('region', form.region_id));
  compare('wine_type', wine.wine_type.wine_type, named('wine_type', form.wine_type_id));
  compare(
    'wine_category',
    wine.wine_category?.wine_category ?? '',
    named('wine_category', form.wine_category_id),
  );
  compare('award', wine.award?.award ?? '', named('award', form.award_id));
  compare('alcohol', level(wine.alcohol_content_level) ?? '', level(form.alcohol_content_level));
  if (form.public_wine !== undefined)
    compare('public', wine.public_wine ? '1' : '0', String(form.public_wine));
  compare(
    'grape',
    wine.grapes.map((grape) => grape.bezeichnung_d_cod).join(', '),
    form.grape_varieties?.map((id) => named('grape', id)).join(', '),
  );
  const before = new Map(wine.prices.map((row) => [row.bottle_size_id, Number(row.price)]));
  for (const { bottle_size_id: size, price } of form.bottle_size ?? []) {
    const old = before.get(size);
    const unit = named('size', size);
    compare('price', old === undefined ? '' : `${amount(old)} / ${unit}`, `${amount(price)} / ${unit}`);
  }
  return found;
}
