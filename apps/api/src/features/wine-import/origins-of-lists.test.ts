import { places } from '@rebblatt/wine-names';
import { expect, it } from 'vitest';
import { originsOfLists } from '../../testing/origins-of-lists.ts';
import { RegionList } from './region-list.rules.ts';

/** The regions of a fair that has loaded all of them. */
const regions = places
  .filter(({ rank }) => rank === 'region')
  .map(({ de, fr, en, country }, index) => ({
    ...{ id: index + 1, name: de, others: [fr, en], country: country.de },
    label: `${country.de} - ${de}`,
  }));
const list = new RegionList(regions, { left: 10_000 });

interface Cells {
  list: string;
  /** «Region, Land», of several where a person has to choose; null where nothing is meant. */
  leadsTo: string[] | null;
  cells: string[];
}

const read = (): Cells[] => {
  let named = '';
  return originsOfLists
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('@')) named = line.slice(2);
      if (line.startsWith('@')) return [];
      const [where = '', cells = ''] = line.split(/: (.*)/s);
      return { list: named, leadsTo: where === '?' ? null : where.split(' / '), cells: cells.split(' | ') };
    });
};

const regionOf = (cell: string) => {
  const found = list.find(cell);
  return 'is' in found ? `${found.is.name}, ${regions.find(({ id }) => id === found.is.id)?.country}` : null;
};

it('what foreign lists call an origin leads to its region, and what is none leads nowhere', () => {
  const all = read().flatMap(({ cells, ...line }) =>
    cells.map((cell) => ({ ...line, cell, found: regionOf(cell) })),
  );
  const rows = new Set(regions.map(({ name, country }) => `${name}, ${country}`));
  const clear = all.filter(({ leadsTo }) => leadsTo?.length === 1 && rows.has(leadsTo[0] ?? ''));
  const missed = clear.filter(({ found }) => found === null);
  const wrong = clear.filter(({ leadsTo, found }) => found !== null && found !== leadsTo?.[0]);
  const invented = all.filter(({ leadsTo, found }) => leadsTo === null && found !== null);
  expect({ wrong, invented }).toEqual({ wrong: [], invented: [] });
  expect([missed.length / clear.length, missed]).toEqual([0, []]);
});
