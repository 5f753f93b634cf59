import { type ColumnQuestion, readAmount, type WineColumn } from '@rebblatt/contracts';
import type { Guess } from './column.rules.ts';
import { isOtherPrice } from './heading.rules.ts';
import type { Lists } from './lists.rules.ts';
import { settlePrices } from './price-columns.rules.ts';
import { readSize } from './size.rules.ts';
import { readYear } from './value.rules.ts';

/** How many cells of a column are looked at, and which part of them has to fit. */
const SAMPLE = 40;
const MOST = 0.6;
/** Bare numbers say less: nearly all of them have to be sizes, and most of those the usual ones. */
const NEARLY_ALL = 0.8;
const USUAL_SIZES = [75, 70, 50, 37.5, 35];
/** A size that is written a little wrong is still meant as one. */
const NEAR = 0.05;
/** Under a heading that says nothing of sizes, 5.2 is an acidity. */
const EXACT = 0.001;
/** Beyond it, numbers are more likely those of articles. */
const DEAREST = 2000;

const share = (cells: string[], fits: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;

const isNumber = (cell: string) => /^\d+(?:[.,]\d+)?$/.test(cell);
const amountOf = (cell: string) => {
  const read = readAmount(cell);
  return 'is' in read ? read.is : 'readings' in read ? read.readings[0] : undefined;
};
const letters = (cell: string) => (cell.match(/\p{L}/gu) ?? []).length;
const looksLikeMoney = (cell: string) => /chf|fr\.|[.,][-–—]+$/i.test(cell);
const OTHER_CURRENCY = /^(?:eur|euro|usd|gbp|[€$£])$/i;
const isSize = /^(?:\p{L}+\.?\s+)?\d+(?:[.,]\d+)?\s*(?:cl|dl|ml|lt|l)\.?$/iu;

/** What cells say clearly, each by itself: names of the reference data, vintages, texts with a unit or a currency. */
const clearTests = (lists: Lists): [WineColumn, (cell: string) => boolean][] => [
  [
    'year',
    (cell) => {
      const year = readYear(cell);
      return typeof year === 'number' && year > 1900 && year < 2100;
    },
  ],
  ['size', (cell) => isSize.test(cell)],
  ['wine_type', (cell) => 'is' in lists.wine_type.find(cell)],
  ['region', (cell) => 'is' in lists.region.find(cell)],
  ['grape', (cell) => 'is' in lists.grape.find(cell)],
  ['award', (cell) => 'is' in lists.award.find(cell)],
  ['wine_category', (cell) => 'is' in lists.wine_category.find(cell)],
  ['alcohol', (cell) => /^\d{1,2}(?:[.,]\d)?\s*(?:%|vol)/i.test(cell)],
];

/** The usual sizes in cl, or as 0.75 and 7.5 and 750. */
function isUsualSize(cell: string, near = NEAR): boolean {
  const number = Number(cell.replace(',', '.'));
  return [1, 100, 10, 0.1].some((times) =>
    USUAL_SIZES.some((size) => Math.abs(number * times - size) <= size * near),
  );
}

/** Whether bare numbers are sizes of bottles. */
const areSizes = (cells: string[], lists: Lists, near: number) =>
  share(cells, (cell) => isNumber(cell) && (isUsualSize(cell, near) || 'is' in lists.size.find(cell))) >=
    NEARLY_ALL && share(cells, (cell) => isUsualSize(cell, near)) >= MOST;

/** Whether numbers are amounts, and neither counted rows nor numbers of articles. */
function areAmounts(cells: string[]): boolean {
  const amounts = cells.map(amountOf).filter((amount) => typeof amount === 'number');
  if (amounts.length === 0 || amounts.length < cells.length * MOST) return false;
  const counted = amounts.length > 1 && amounts.every((amount, i) => amount === (amounts[0] ?? 0) + i);
  const middle = [...amounts].sort((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0;
  return !(counted && (amounts[0] ?? 0) <= 1) && middle > 0 && middle < DEAREST;
}

const hasCents = (cell: string) => /\d[.,]\d{2}$/.test(cell);

/** Whether numbers are prices by themselves: with a currency or the decimals of a price, or bare where nothing stands over them. */
const arePrices = (cells: string[], bare: boolean): boolean =>
  share(cells, (cell) => looksLikeMoney(cell) || hasCents(cell)) >= MOST ||
  ((bare || cells.some(looksLikeMoney)) && areAmounts(cells));

/** What wines have in % vol; prices are the same numbers often enough. */
const [WEAKEST, STRONGEST] = [5, 20];

/** Whether bare numbers may be of alcohol as well as prices. */
const mayBeAlcohol = (cells: string[]) =>
  !cells.some(looksLikeMoney) &&
  share(cells, (cell) => {
    const number = Number(cell.replace(',', '.'));
    return isNumber(cell) && number >= WEAKEST && number <= STRONGEST;
  }) >= NEARLY_ALL;

/** Whether no cell under a heading of sizes is one, and all are amounts: «Flasche» over 45 and 16.20. */
const contradictsSize = (cells: string[], lists: Lists) =>
  areAmounts(cells) &&
  cells.every((cell) => !('is' in lists.size.find(cell)) && readSize(cell) === null && !isUsualSize(cell));

const one = (kind: ColumnQuestion['kind'], column: number, ...fields: WineColumn[]): ColumnQuestion => ({
  kind,
  options: fields.map((field) => ({ column, field })),
});

/**
 * Guesses by content what the columns are whose heading says nothing, or is contradicted by them: what is clear first, then
 * sizes, prices and at last the name, which is what has the most letters of the rest. Numbers that are taken for something
 * by themselves alone are asked about.
 */
export function guessBy(lists: Lists): Guess {
  const tests = clearTests(lists);
  return (columns, headings, known) => {
    const questions: ColumnQuestion[] = [];
    const samples = columns.map((cells) => cells.filter(Boolean).slice(0, SAMPLE));
    const cellsOf = (i: number) => samples[i] ?? [];
    const fields = known.map((field, i) =>
      field === 'size' && contradictsSize(cellsOf(i), lists) ? null : field,
    );
    const contradicted = new Set(known.flatMap((field, i) => (field && !fields[i] ? [i] : [])));
    const left = () => fields.flatMap((field, i) => (field === null && samples[i]?.length ? [i] : []));
    const isLeft = (field: WineColumn) => !fields.includes(field);
    // A column of its own says that the prices are in another currency.
    const foreign = samples.some((cells) => share(cells, (cell) => OTHER_CURRENCY.test(cell)) >= MOST);
    const settled = settlePrices(fields, {
      headings,
      foreign,
      hasAmounts: (i) => areAmounts(cellsOf(i)),
      looksPriced: (i) =>
        arePrices(cellsOf(i), false) && !mayBeAlcohol(cellsOf(i)) && !areSizes(cellsOf(i), lists, EXACT),
    });
    fields.splice(0, fields.length, ...settled.fields);
    questions.push(...settled.questions);
    const asked = new Set(questions.flatMap(({ options }) => options.map(({ column }) => column)));
    const free = () => left().filter((i) => !asked.has(i));
    for (const i of free())
      fields[i] =
        tests.find(
          ([field, fits]) =>
            isLeft(field) &&
            share(cellsOf(i), fits) >= MOST &&
            // A discount is in per cent as well.
            !(field === 'alcohol' && isOtherPrice(headings[i] ?? '')),
        )?.[0] ?? null;
    if (isLeft('size')) {
      const [sizes] = free()
        .filter((i) => !contradicted.has(i) && areSizes(cellsOf(i), lists, headings[i] ? EXACT : NEAR))
        .sort((a, b) => new Set(cellsOf(a)).size - new Set(cellsOf(b)).size);
      if (sizes !== undefined) {
        fields[sizes] = 'size';
        questions.push(one('guessed', sizes, 'size'));
      }
    }
    if (isLeft('price') && asked.size === 0) {
      const bare = (i: number) => headings[i] === '' || contradicted.has(i);
      const prices = free().filter((i) => !isOtherPrice(headings[i] ?? '') && arePrices(cellsOf(i), bare(i)));
      const price = prices.find((i) => cellsOf(i).some(looksLikeMoney)) ?? prices[0];
      if (price !== undefined && isLeft('alcohol') && mayBeAlcohol(cellsOf(price)))
        questions.push(one('which-field', price, 'alcohol', 'price'));
      else if (price !== undefined) {
        fields[price] = 'price';
        questions.push(one('guessed', price, 'price'));
      }
    }
    if (isLeft('wine')) {
      const mean = (i: number) =>
        cellsOf(i).reduce((sum, cell) => sum + letters(cell), 0) / cellsOf(i).length;
      const [name] = left()
        .filter((i) => share(cellsOf(i), (cell) => letters(cell) > 2) >= MOST)
        .sort((a, b) => mean(b) - mean(a));
      // Wines may be named by nothing but their grape.
      const grape = fields.findIndex((field, i) => field === 'grape' && known[i] === null);
      const chosen = name ?? (grape < 0 ? undefined : grape);
      if (chosen !== undefined) fields[chosen] = 'wine';
    }
    const place = ({ options: [first] }: ColumnQuestion) => first?.column ?? 0;
    return { fields, questions: questions.sort((a, b) => place(a) - place(b)) };
  };
}
