import { type WineColumn, type WineTableCheck, wineColumnRows } from '@rebblatt/contracts';
import type { WineRow } from '../wine/wine.queries.ts';
import { textOf } from '../wine/wine-record.rules.ts';
import type { Existing } from './existing.queries.ts';
import { isUsual, type Layout } from './layout.rules.ts';
import { bottleFor } from './match.rules.ts';
import type { ReadWine } from './read-wine.rules.ts';

type Previous = NonNullable<WineTableCheck['rows'][number]['previous']>;

/** Whether a wine is what a row says it is, as far as the row says it. */
const fits = ({ form }: ReadWine, layout: Layout, wine: WineRow) =>
  (form.region_id === undefined || form.region_id === wine.region.id || isUsual(layout, 'region')) &&
  (form.wine_type_id === undefined || form.wine_type_id === wine.wine_type.id);

/** The vintage before the one of a row; null when there is none, or two that a row may mean. */
function wineBefore(
  line: number,
  read: ReadWine,
  layout: Layout,
  { earlier, byId }: Existing,
): WineRow | null {
  const wines = (earlier.get(line) ?? [])
    .flatMap((id) => byId.get(id) ?? [])
    .filter((wine) => fits(read, layout, wine));
  const [latest, other] = wines;
  return latest && latest.year !== other?.year ? latest : null;
}

/** What a list would say of a wine, but for its name, its prices and what belongs to its vintage. */
function valuesOf(wine: WineRow, { form }: ReadWine): Previous['values'] {
  const [priced] = (form.bottle_size ?? []) as { price?: unknown }[];
  const all: [WineColumn, string | undefined][] = [
    ...wineColumnRows
      .filter(({ column, ofVintage }) => column !== 'wine' && !ofVintage)
      .map(({ column, kind }): [WineColumn, string] => {
        if (column === 'region') return [column, `${wine.region.country.name} - ${wine.region.name}`];
        // Yes is what a list means that does not say it.
        return [column, kind === 'flag' && textOf(wine, column) === '1' ? '' : textOf(wine, column)];
      }),
    ['grape', wine.grapes.map((grape) => grape.bezeichnung_d_cod).join(', ')],
    ['size', bottleFor(wine.prices, priced?.price)?.size],
  ];
  return all.flatMap(([field, text]) => (text ? [{ field, text }] : []));
}

/** The vintage before, for a row that is a new wine. */
export function previousOf(
  line: number,
  read: ReadWine,
  layout: Layout,
  existing: Existing,
): Previous | null {
  const wine = wineBefore(line, read, layout, existing);
  return (
    wine && {
      id: wine.id,
      wine: [wine.wine, wine.year].filter(Boolean).join(' '),
      values: valuesOf(wine, read),
    }
  );
}
