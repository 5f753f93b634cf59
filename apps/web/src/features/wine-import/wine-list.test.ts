import { expect, it } from 'vitest';
import { vintagesInNames, withVintages } from './vintage.rules.ts';
import {
  type CheckedRow,
  corrected,
  countsOf,
  filledFor,
  listOf,
  type WineList,
  withSame,
  withUsual,
} from './wine-list.rules.ts';

const list = (fields: WineList['columns'][number]['field'][], ...rows: string[][]) =>
  listOf({
    columns: fields.map((field) => ({ heading: '', field })),
    rows: rows.map((cells, i) => ({ line: i + 1, cells })),
  });

it('a vintage in a name is offered as the vintage, and the rest stays the name', () => {
  const wines = list(
    ['wine', 'price'],
    ['Merlot Steg 2023', '30'],
    ['2021 Räuschling', '20'],
    ['Cuvée (2020), Barrique', '1'],
    ['Cuvée 12', '1'],
    ['2019', '9'],
  );
  expect(vintagesInNames(wines).map(({ rest, year }) => [rest, year])).toEqual([
    ['Merlot Steg', '2023'],
    ['Räuschling', '2021'],
    ['Cuvée, Barrique', '2020'],
  ]);
  const { columns, rows } = withVintages(wines);
  expect(columns[2]?.field).toBe('year');
  expect(rows[0]?.cells).toEqual(['Merlot Steg', '30', '2023']);
  expect(rows[3]?.cells).toEqual(['Cuvée 12', '1', '']);
});

it('a vintage that is there already stays, and so does the name of a wine with its number', () => {
  const wines = list(
    ['id', 'wine', 'year'],
    ['', 'Steg 2023', '2022'],
    ['7', 'Steg 2023', ''],
    ['', 'Steg 2023', ''],
  );
  expect(vintagesInNames(wines).map(({ line }) => line)).toEqual([3]);
  expect(withVintages(wines).rows[2]?.cells).toEqual(['', 'Steg', '2023']);
});

it('what was filled for all rows is filled anew in the same column', () => {
  const usual = withUsual(list(['wine'], ['A'], ['B']), [
    { field: 'region', text: 'Schweiz - Genf', count: 4, of: 5 },
  ]);
  expect(filledFor(usual)).toEqual([
    { column: 1, field: 'region', from: 'usual', count: 4, of: 5, text: 'Schweiz - Genf' },
  ]);
  const chosen = withSame(usual, 'region', 'Schweiz - Wallis');
  expect(chosen.columns).toHaveLength(2);
  expect(chosen.rows.map(({ cells }) => cells)).toEqual([
    ['A', 'Schweiz - Wallis'],
    ['B', 'Schweiz - Wallis'],
  ]);
  expect(filledFor(chosen)).toMatchObject([{ from: 'chosen' }]);
});

it('rows that are still to be corrected are not counted among what is written', () => {
  const row = (more: Partial<CheckedRow>): CheckedRow => ({
    line: 1,
    wine: '',
    choice: 'add',
    choices: ['add', 'skip'],
    problems: [],
    existing: null,
    changes: [],
    joins: null,
    written: [],
    ...more,
  });
  const problem = { field: 'year', column: 0, key: 'validation.min', params: {}, suggestions: [] } as const;
  const rows = [row({}), row({ problems: [{ ...problem, suggestions: [] }] }), row({ choice: 'skip' })];
  expect(countsOf(rows)).toEqual({ added: 1, updated: 0, skipped: 1, open: 1 });
});

it('a cell that a person has corrected or confirmed is no longer what the file says of it', () => {
  const marks = [
    { column: 0, cell: 'A2', kind: 'error' as const },
    { column: 1, cell: 'B2', kind: 'date' as const, value: '2021-01-01' },
  ];
  const given = list(['wine', 'year'], ['#REF!', '01.01.2021']);
  const marked = { ...given, rows: given.rows.map((row) => ({ ...row, marks })) };
  const { list: next } = corrected(marked, { line: 1, column: 1, part: '01.01.2021', to: '2021' });
  expect(next.rows[0]).toMatchObject({ cells: ['#REF!', '2021'], marks: [{ column: 0 }] });
  const same = corrected(marked, { line: 1, column: 0, part: '#REF!', to: '#REF!' });
  expect(same.list.rows[0]?.marks).toMatchObject([{ column: 1 }]);
});
