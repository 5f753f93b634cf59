import { expect, it } from 'vitest';
import { doubtsAsShown, shortYears, withCorrections } from './marks.rules.ts';
import { type CheckedRow, listOf } from './wine-list.rules.ts';

const mark = { column: 1, cell: 'B1', kind: 'number' as const, value: '19.9985' };
const read = {
  columns: [
    { heading: 'Wein', field: 'wine' as const },
    { heading: 'Preis', field: 'price' as const },
  ],
  rows: [
    { line: 1, cells: ['Seehalde', 'CHF 20.00'], marks: [mark] },
    { line: 2, cells: ['Halde', 'CHF 20.00'], marks: [mark] },
  ],
};

const rowOf = (line: number): CheckedRow => ({
  line,
  wine: '',
  choice: 'add',
  choices: ['add', 'skip'],
  problems: [
    {
      field: 'price',
      column: 1,
      key: 'wine-import.cell-rounded',
      params: { cell: 'B1', text: 'CHF 20.00', value: '19.9985' },
      suggestions: ['20.00'],
    },
  ],
  existing: null,
  changes: [],
  joins: null,
  written: [],
});

it('rounded prices are taken as shown with one click, and only those in rows that are written', () => {
  const { prices, years } = doubtsAsShown([rowOf(1), { ...rowOf(2), choice: 'skip' }]);
  expect([prices, years]).toEqual([[{ line: 1, column: 1, part: 'CHF 20.00', to: '20.00' }], []]);
  const list = withCorrections(listOf(read), prices);
  expect(list.rows).toMatchObject([
    { cells: ['Seehalde', '20.00'], marks: [] },
    { cells: ['Halde', 'CHF 20.00'], marks: [mark] },
  ]);
});

it('vintages of two digits are completed with one click, and no other doubt about a vintage', () => {
  const texts = ['21', "'19", '20x4', '98er'];
  const list = listOf({
    columns: [
      { heading: 'Wein', field: 'wine' },
      { heading: 'Jg.', field: 'year' },
    ],
    rows: texts.map((text, index) => ({ line: index + 1, cells: ['Halde', text] })),
  });
  const doubt = { field: 'year', column: 1, key: 'validation.integer', params: {} } as const;
  const rows = ['2021', '2019', '2024', '1998'].map((year, index) => ({
    ...rowOf(index + 1),
    problems: [{ ...doubt, suggestions: [year] }],
  }));
  const found = shortYears(list, rows);
  expect(found.map(({ line, part, to }) => [line, part, to])).toEqual([
    [1, '21', '2021'],
    [2, "'19", '2019'],
    [4, '98er', '1998'],
  ]);
  expect(withCorrections(list, found).rows.map(({ cells }) => cells[1])).toEqual([
    '2021',
    '2019',
    '20x4',
    '1998',
  ]);
});
