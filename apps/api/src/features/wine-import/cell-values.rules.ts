import { readAmount, type WineColumn } from '@rebblatt/contracts';
import { FOREIGN_SIGN, FOREIGN_WORDS } from './currency.rules.ts';
import type { Lists } from './lists.rules.ts';
import { readSize, USUAL_SIZES } from './size.rules.ts';
import { readYear } from './value.rules.ts';

/** Which part of the cells of a column has to fit for the column to be that. */
export const MOST = 0.6;
/** Bare numbers say less: nearly all of them have to fit. */
export const NEARLY_ALL = 0.8;
/** So few may fit by chance. */
const HARDLY_ANY = 0.1;
/** A size that is written a little wrong is still meant as one. */
export const NEAR = 0.05;
/** Under a heading that says nothing of sizes, 5.2 is an acidity. */
export const EXACT = 0.001;
/** Beyond it, numbers are more likely those of articles. */
const DEAREST = 2000;

/** Which part of cells fits; none of no cells. */
export const share = (cells: string[], fits: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;

const isNumber = (cell: string) => /^\d+(?:[.,]\d+)?$/.test(cell);
const isDay = (cell: string) => /\d[./-]\d{1,2}[./-]\d/.test(cell);
const amountOf = (cell: string) => {
  if (isDay(cell)) return undefined;
  const read = readAmount(cell);
  return 'is' in read ? read.is : 'readings' in read ? read.readings[0] : undefined;
};
const amountsOf = (cells: string[]) =>
  cells.map(amountOf).filter((amount): amount is number => typeof amount === 'number');

export const letters = (cell: string): number => (cell.match(/\p{L}/gu) ?? []).length;

/** Whether a cell is an amount of francs. */
export const looksLikeMoney = (cell: string): boolean => /chf|fr\.|[.,][-–—]+$/i.test(cell);
const FOREIGN = new RegExp(
  String.raw`\d\s*(?:${FOREIGN_SIGN}|(?:${FOREIGN_WORDS})(?!\p{L}))|(?:${FOREIGN_SIGN}|(?<!\p{L})(?:${FOREIGN_WORDS}))\s*\d`,
  'iu',
);
const MEASURED = /^(?:\p{L}+\.?\s+)?\d+(?:[.,]\d+)?\s*(?:cl|dl|ml|lt|l)\.?$/iu;

/** Whether a cell is a size with its unit: «75 cl». */
export const isMeasured = (cell: string): boolean => MEASURED.test(cell);

/** What cells say clearly, each by itself: names of the reference data, vintages, texts with a unit or a currency. */
export const clearTests = (lists: Lists): [WineColumn, (cell: string) => boolean][] => [
  [
    'year',
    (cell) => {
      const year = readYear(cell);
      return typeof year === 'number' && year > 1900 && year < 2100;
    },
  ],
  ['size', isMeasured],
  ['wine_type', (cell) => 'is' in lists.wine_type.find(cell)],
  ['region', (cell) => lists.region.named(cell) !== null],
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
export const areSizes = (cells: string[], lists: Lists, near: number): boolean =>
  share(cells, (cell) => isNumber(cell) && (isUsualSize(cell, near) || 'is' in lists.size.find(cell))) >=
    NEARLY_ALL && share(cells, (cell) => isUsualSize(cell, near)) >= MOST;

/**
 * Whether hardly a cell under a heading of sizes is one, and they are amounts: «Flasche» over 45 and 16.20. Beside a column
 * that has the sizes, some of the amounts may be the same numbers.
 */
export const contradictsSize = (cells: string[], lists: Lists, beside: boolean): boolean =>
  areAmounts(cells) &&
  share(cells, (cell) => isOfSizes(cell, lists) || isUsualSize(cell, beside ? EXACT : NEAR)) <=
    (beside ? NEARLY_ALL : HARDLY_ANY);

const isOfSizes = (cell: string, lists: Lists) =>
  !isNumber(cell) && ('is' in lists.size.find(cell) || readSize(cell) !== null);

/** Whether cells say sizes with their measure: «75 cl», «Magnum». */
export const areMeasured = (cells: string[], lists: Lists): boolean =>
  share(cells, (cell) => isOfSizes(cell, lists)) >= MOST;

/** Whether numbers count the rows of a list, be it with gaps. */
const areCounted = (amounts: number[]) =>
  amounts.length > 1 &&
  (amounts[0] ?? 0) <= 1 &&
  (amounts.every((amount, i) => amount === (amounts[0] ?? 0) + i) ||
    (amounts.length > 2 &&
      amounts.every((amount, i) => Number.isInteger(amount) && amount > (amounts[i - 1] ?? -1))));

const middleOf = (amounts: number[]) =>
  [...amounts].sort((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0;

/** Whether numbers are amounts, and neither counted rows nor numbers of articles. */
export function areAmounts(cells: string[]): boolean {
  const amounts = amountsOf(cells);
  if (amounts.length === 0 || amounts.length < cells.length * MOST) return false;
  const middle = middleOf(amounts);
  return !areCounted(amounts) && middle > 0 && middle < DEAREST;
}

/** Whether most amounts are more than bottles cost. */
export const areTooDear = (cells: string[]): boolean => middleOf(amountsOf(cells)) >= DEAREST;

/** What the largest box of bottles holds that merchants pack. */
const LARGEST_BOX = 24;

/** Whether amounts are more than the bottles that a box holds. */
export const areMoreThanBoxes = (cells: string[]): boolean => middleOf(amountsOf(cells)) > LARGEST_BOX;

const hasCents = (cell: string) => /\d[.,]\d{2}$/.test(cell);

/** Whether numbers are prices by themselves: with a currency or the decimals of a price, or bare where nothing stands over them. */
export const arePrices = (cells: string[], bare: boolean): boolean =>
  share(cells, (cell) => looksLikeMoney(cell) || FOREIGN.test(cell) || hasCents(cell)) >= MOST ||
  ((bare || cells.some(looksLikeMoney)) && areAmounts(cells));

/** Whether bare numbers may be prices although nothing says so: several amounts, or as many as there are wines. */
export function mayBePrices(cells: string[]): boolean {
  const different = new Set(cells).size;
  const areSeveral = different > 2 || (different === cells.length && different > 1);
  return areSeveral && share(cells, isNumber) >= NEARLY_ALL && areAmounts(cells);
}

/** What wines have in % vol; prices are the same numbers often enough. */
const [WEAKEST, STRONGEST] = [5, 20];

/** Whether bare numbers may be of alcohol as well as prices. */
export const mayBeAlcohol = (cells: string[]): boolean =>
  !cells.some(looksLikeMoney) &&
  share(cells, (cell) => {
    const number = Number(cell.replace(',', '.'));
    return isNumber(cell) && number >= WEAKEST && number <= STRONGEST;
  }) >= NEARLY_ALL;
