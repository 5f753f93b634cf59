import { expect, it } from 'vitest';
import { createSharedLists } from './shared-list.ts';

const lists = createSharedLists();

it('reads what it wrote', () => {
  const entries = [
    { id: 4, name: 'Räuschling', points: null, note: '' },
    { id: 7, name: 'Completer', points: 5, note: 'Würzig – «gut» 🍷' },
    { id: 9, name: 'Heida', points: 0, note: '' },
  ];
  expect(lists.read(lists.write(entries))).toEqual(entries.map(({ name: _, ...entry }) => entry));
});

it('takes nothing from rubbish, and of a huge list the first thousand', () => {
  for (const rubbish of [
    '',
    '#',
    '#liste=',
    '#liste=%%%',
    '#liste=bm8',
    '#liste=eyJhIjoxfQ',
    `#liste=${btoa('[["x"],[-1],null]')}`,
  ])
    expect(lists.read(rubbish)).toEqual([]);
  const many = Array.from({ length: 10_000 }, (_, n) => [n + 1]);
  expect(lists.read(`#liste=${btoa(JSON.stringify(many)).replace(/=+$/, '')}`)).toHaveLength(1000);
  const hostile = `#liste=${btoa(JSON.stringify([[3, 99, 'x'.repeat(900)]])).replace(/=+$/, '')}`;
  expect(lists.read(hostile)).toEqual([{ id: 3, points: null, note: 'x'.repeat(500) }]);
});
