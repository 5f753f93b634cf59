import { expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import type { SearchIndex } from './search-index.ts';

const index: SearchIndex = {
  exhibitors: [
    [1, 'Weingut Seehalde', 'aussteller/1-weingut-seehalde', 'Meilen', [[0, 'Oberdeck', 'L-07']]],
    [2, 'Cave du Clos', 'aussteller/2-cave-du-clos', 'Rivaz', [[1, 'Hauptdeck', 'H-12']]],
  ],
  ships: ['Linth', 'Helvetia'],
  countries: [['Schweiz', 'Suisse', 'Switzerland']],
  regions: [
    ['Zürichsee', 'Lac de Zurich', 'Lake Zurich', 0],
    ['Waadt', 'Vaud', '', 0],
  ],
  types: [
    ['Weisswein', 'Vin blanc', 'White wine'],
    ['Rotwein', 'Vin rouge', 'Red wine'],
  ],
  grapes: [
    ['Räuschling', '', ''],
    ['Pinot noir', '', ''],
    ['Chasselas', '', ''],
  ],
  awards: [['Goldmedaille', 'Médaille d’or', 'Gold medal']],
  wines: [
    [11, 'Räuschling Alte Reben', 2023, 0, 0, 0, [0], 0, 30, [['75 cl', 24]]],
    [12, 'Blauburgunder Kännel', 2022, 0, 0, 1, [1], -1, 30, [['75 cl', 32]]],
    [13, 'Dézaley Grand Cru', 2021, 1, 1, 0, [2], -1, 30, [['70 cl', 14.5]]],
  ],
};
const engine = createEngine(index);
const found = (words: string, facets: Record<string, string[]> = {}) =>
  engine.find({ words, facets }).wines.map((at) => index.wines[at]?.[0]);

it.each([
  ['räuschling', [11]],
  ['raeuschling', [11]],
  ['rauschling', [11]],
  ['reuschling', [11]],
  ['RÄUSCHLNG', [11]],
  ['dezaley', [13]],
  ['dezalye', [13]],
  ['pinot 2022', [12]],
  ['seehalde', [11, 12]],
  ['vaud', [13]],
  ['vin blanc', [11, 13]],
  ['L07', [11, 12]],
  ['l-07', [11, 12]],
  ['helvetia', [13]],
  ['gold', [11]],
  ['xyzzy', []],
  ['', [11, 12, 13]],
])('finds for «%s»', (words, wines) => expect(found(words)).toEqual(wines));

it('combines facets, and counts each as if it were the only one that changes', () => {
  expect(found('', { type: ['0'], ship: ['0'] })).toEqual([11]);
  expect(found('', { price: ['0', '15'] })).toEqual([11, 13]);
  const { counts } = engine.find({ words: '', facets: { type: ['0'] } });
  expect([...(counts.type ?? [])]).toEqual([
    ['0', 2],
    ['1', 1],
  ]);
  expect([...(counts.ship ?? [])]).toEqual([
    ['0', 1],
    ['1', 1],
  ]);
});

it('answers four thousand wines within a frame or two', () => {
  const many = {
    ...index,
    wines: Array.from({ length: 4000 }, (_, n) => {
      const wine = index.wines[n % 3] ?? ([] as never);
      const named: SearchIndex['wines'][number] = [...wine];
      named[0] = n + 1;
      named[1] = `${wine[1]} Lage ${n.toString(36)} Cuvée ${(n * 7919).toString(36)}`;
      return named;
    }),
  };
  const large = createEngine(many);
  const times = ['r', 'ra', 'rae', 'raeu', 'reuschlnig', 'pinot 2022', 'xqzzy'].map((words) => {
    const begun = performance.now();
    large.find({ words, facets: { type: ['0'] } });
    return performance.now() - begun;
  });
  // A phone is four times slower than this machine, which does other things meanwhile.
  expect(Math.min(...times)).toBeLessThan(50 / 4);
  expect([...times].sort((a, b) => a - b)[3]).toBeLessThan(50);
});
