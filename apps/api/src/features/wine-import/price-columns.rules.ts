import type { ColumnQuestion, WineColumn } from '@rebblatt/contracts';
import type { Matched } from './column.rules.ts';
import { isSizeOfPrices, namedColumn } from './heading.rules.ts';
import { folded } from './likeness.rules.ts';
import { isCounted, isNoPrice } from './other-columns.rules.ts';
import { isOfAnotherAmount, isOtherPrice } from './price-words.rules.ts';

type Known = {
  headings: string[];
  /** Whether a column has amounts under its heading. */
  hasAmounts: (column: number) => boolean;
  /** Whether its values are prices by themselves, be it that they may be of alcohol as well. */
  mayBePriced: (column: number) => boolean;
  /** Whether its amounts are more than the bottles of a box. */
  isMoreThanBoxes: (column: number) => boolean;
  /** Whether its amounts are more than bottles cost. */
  isTooDear: (column: number) => boolean;
  /** Whether the list says that its prices are in another currency. */
  foreign: boolean;
};

const whichPrice = (options: ColumnQuestion['options']): ColumnQuestion => ({ kind: 'which-price', options });

/** Prices that are counted in their headings: «prixHT1» to «prixHT7». */
const familyOf = (heading: string) => folded(heading).replace(/(?<=\D)\d{1,2}$/, '');

/**
 * The columns of prices to choose from. Those that are only counted belong together where each has a size beside it;
 * otherwise one alone can be taken, because nobody says of which bottle the others are.
 */
function optionsOf(
  columns: number[],
  { headings, sizes }: { headings: string[]; sizes: number },
): ColumnQuestion['options'] {
  const families = new Map<string, number[]>();
  for (const column of columns) {
    const family = headings[column] ? familyOf(headings[column]) : '';
    families.set(family, [...(families.get(family) ?? []), column]);
  }
  return [...families]
    .flatMap(([family, [first = 0, ...also]]): ColumnQuestion['options'] =>
      family !== '' && also.length > 0 && also.length < sizes
        ? [{ column: first, field: 'price', also }]
        : [first, ...also].map((column) => ({ column, field: 'price' })),
    )
    .sort((a, b) => a.column - b.column);
}

/**
 * Of several columns that may be the price of a bottle none is taken, and neither is one of another price: the person
 * chooses. Prices that say their size in the heading, and pairs of sizes and prices, are in no doubt.
 */
export function settlePrices(
  fields: (WineColumn | null)[],
  { headings, hasAmounts, mayBePriced, isMoreThanBoxes, isTooDear, foreign }: Known,
): Matched {
  const of = (field: WineColumn) => fields.flatMap((one, column) => (one === field ? [column] : []));
  const heading = (column: number) => headings[column] ?? '';
  const without = (columns: number[]) =>
    fields.map((field, column) => (columns.includes(column) ? null : field));
  const ask = (columns: number[]) => whichPrice(optionsOf(columns, { headings, sizes: of('size').length }));
  const isOther = (column: number) =>
    isOtherPrice(heading(column)) &&
    !isCounted(heading(column)) &&
    !isNoPrice(heading(column)) &&
    // «Units per case» has a box in it, and no prices; so may «Karton».
    (!isOfAnotherAmount(heading(column)) ||
      namedColumn(heading(column)) !== null ||
      mayBePriced(column) ||
      isMoreThanBoxes(column));
  const others = fields.flatMap((field, column) =>
    field === null && isOther(column) && hasAmounts(column) ? [column] : [],
  );
  if (foreign) {
    const columns = [...of('price'), ...others].sort((a, b) => a - b);
    return { fields: without(columns), questions: columns.length > 0 ? [ask(columns)] : [] };
  }
  const bare = of('price').filter((column) => !isSizeOfPrices(heading(column)));
  const filled = bare.filter(hasAmounts);
  if (bare.length > 1 && bare.length > of('size').length) {
    if (filled.length > 1) return { fields: without(bare), questions: [ask(filled)] };
    // What has no amounts is no price beside one that has.
    if (filled.length === 1)
      return { fields: without(bare.filter((one) => one !== filled[0])), questions: [] };
  }
  // What no bottle costs is in another currency, or no price.
  const dear = bare.filter(isTooDear);
  if (dear.length > 0 && filled.length === 0) return { fields: without(bare), questions: [ask(dear)] };
  if (of('price').length > 0) return { fields, questions: [] };
  if (others.length === 0) return { fields, questions: [] };
  // What nobody knows by its heading may be the one that visitors pay.
  const unknown = fields.flatMap((field, column) =>
    field === null && !others.includes(column) && mayBePriced(column) ? [column] : [],
  );
  return { fields, questions: [ask([...others, ...unknown].sort((a, b) => a - b))] };
}
