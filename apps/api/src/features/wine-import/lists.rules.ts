import type { WineColumn } from '@rebblatt/contracts';
import type { Guess } from './column.rules.ts';
import { NameList, SizeList } from './name-list.rules.ts';
import type { References } from './reference.queries.ts';
import { readAmount, readYear } from './value.rules.ts';

/** The reference data, ready to be looked up by what people write. */
export interface Lists {
  region: NameList;
  wine_type: NameList;
  wine_category: NameList;
  award: NameList;
  grape: NameList;
  size: SizeList;
}

/** Far more different unknown words than a list of wines has; comparing one takes half a millisecond. */
const COMPARED = 400;

export function listsOf(all: References): Lists {
  const patience = { left: COMPARED };
  const names = (field: Exclude<keyof References, 'size'>) => new NameList(all[field], patience);
  return {
    region: names('region'),
    wine_type: names('wine_type'),
    wine_category: names('wine_category'),
    award: names('award'),
    grape: names('grape'),
    size: new SizeList(all.size, patience),
  };
}

/** How many cells of a column are looked at, and which part of them has to fit. */
const SAMPLE = 40;
const MOST = 0.6;

/** Guesses a column by its cells: names of the reference data, vintages, amounts. */
export function guessBy(lists: Lists): Guess {
  const tests: [WineColumn, (cell: string) => boolean][] = [
    [
      'year',
      (cell) => {
        const year = readYear(cell);
        return typeof year === 'number' && year > 1900 && year < 2100;
      },
    ],
    ['size', (cell) => /\d\s*(?:cl|dl|ml|l)\b/i.test(cell) && 'is' in lists.size.find(cell)],
    ['wine_type', (cell) => 'is' in lists.wine_type.find(cell)],
    ['region', (cell) => 'is' in lists.region.find(cell)],
    ['grape', (cell) => 'is' in lists.grape.find(cell)],
    ['award', (cell) => 'is' in lists.award.find(cell)],
    ['wine_category', (cell) => 'is' in lists.wine_category.find(cell)],
    [
      'price',
      (cell) => /\d[.,]\d{2}$|chf|fr\.|[.,][-–—]$/i.test(cell) && typeof readAmount(cell) === 'number',
    ],
  ];
  return (cells) => {
    const sample = cells.slice(0, SAMPLE);
    return tests.find(([, fits]) => sample.filter(fits).length >= sample.length * MOST)?.[0] ?? null;
  };
}
