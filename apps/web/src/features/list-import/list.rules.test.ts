import type { CheckedListRow, ListTable } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { afterWriting, sameDoubts, withCells } from './list.rules.ts';

const table: ListTable = {
  columns: [
    { heading: 'Wein', field: 'wine' },
    { heading: 'Preis', field: 'award_id' },
  ],
  rows: ['Gold', 'Gold', 'Gold', 'Silber'].map((award, i) => ({ line: i + 2, cells: [`Wein ${i}`, award] })),
  create: [],
};

const doubt = (suggestions: string[], key = 'validation.not-found') => ({
  field: 'award_id',
  column: 1,
  key,
  params: {},
  suggestions,
});

const row = (line: number, problem: CheckedListRow['problems'][number], choice = 'update' as const) =>
  ({ line, choice, problems: [problem] }) as unknown as CheckedListRow;

it('settles the same word in all rows in which it is the same question', () => {
  const gold = doubt(['Goldene Traube']);
  const rows = [row(2, gold), row(3, gold), row(4, doubt(['Goldmedaille'])), row(5, gold)];
  const same = sameDoubts(rows, table);
  // Another offer means another question, and another word is another one.
  expect(same(2, gold)).toEqual([2, 3]);
  expect(same(5, gold)).toEqual([5]);
  const settled = withCells(table, same(2, gold), 1, 'Goldene Traube');
  expect(settled.rows.map(({ cells }) => cells[1])).toEqual([
    ...['Goldene Traube', 'Goldene Traube', 'Gold', 'Silber'],
  ]);
});

it('keeps to the row what depends on the rest of it', () => {
  const which = doubt(['2022', '2023'], 'list-import.which');
  expect(sameDoubts([row(2, which), row(3, which)], table)(2, which)).toEqual([2]);
});

it('leads back to the first steps, or offers what follows', () => {
  expect(afterWriting('stand', '/setup')).toEqual({ to: '/setup' });
  expect(afterWriting('stand', undefined)).toEqual({ to: '/stand' });
  expect(afterWriting('exhibitor', '/setup')).toEqual({ to: '/setup' });
  expect(afterWriting('exhibitor', undefined)).toMatchObject({ to: '/exhibitor', offer: expect.any(String) });
  // What is ordered is decided next, wherever its list was opened.
  expect(afterWriting('request', '/setup')).toEqual({ to: '/admin-request' });
});
