import { describe, expect, it } from 'vitest';
import { filledFor, withEachOnce, withSame, withUsual } from './filled.rules.ts';
import { withPrevious } from './previous.rules.ts';
import { vintagesInNames, withVintages } from './vintage.rules.ts';
import {
  type CheckedRow,
  corrected,
  countsOf,
  listOf,
  pricesLeftOut,
  type WineList,
  withField,
  withRow,
  withTexts,
} from './wine-list.rules.ts';

const list = (fields: WineList['columns'][number]['field'][], ...rows: string[][]) =>
  listOf({
    columns: fields.map((field) => ({ heading: '', field })),
    rows: rows.map((cells, i) => ({ line: i + 1, cells })),
    left_out: [],
  });

it('type and region have a column from the start', () => {
  const { columns, added } = list(['wine', 'region'], ['A', 'Genf']);
  expect(columns.map(({ field }) => field)).toEqual(['wine', 'region', 'wine_type']);
  expect(added).toEqual([{ column: 2, field: 'wine_type', from: 'empty' }]);
});

describe('a correction', () => {
  const reds = list(['wine', 'wine_type'], ['A', 'rot'], ['B', 'rot'], ['C', 'rto'], ['D', 'rto'], ['E', '']);
  const typesOf = ({ rows }: WineList) => rows.map(({ cells }) => cells[1]);

  it('by hand holds for its row, and is offered for the others that said the same', () => {
    const by = { line: 1, column: 1, part: 'rot', to: 'Weisswein', equal: false };
    const { list: next, count, offer } = corrected(reds, by);
    expect([typesOf(next), count]).toEqual([['Weisswein', 'rot', 'rto', 'rto', ''], 1]);
    expect(offer).toEqual({ line: 1, column: 1, to: 'Weisswein', others: [2] });
    expect(typesOf(withTexts(next, new Set(offer?.others), 1, 'Weisswein'))).toEqual([
      ...['Weisswein', 'Weisswein', 'rto', 'rto', ''],
    ]);
  });

  it.each<[WineList['columns'][number]['field'], string, string]>([
    ['region', 'Zürichsee', 'Wallis'],
    ['wine_type', 'rot', 'Weisswein'],
    ['wine_category', 'Schaumwein', 'Stillwein'],
    ['award', 'Gold', 'Silber'],
    ['alcohol', '12', 'Low alc.'],
    ['public', 'ja', '0'],
    ['grape', 'Pinot Noir, Merlot', 'Merlot'],
    ['size', '75 cl', '50 cl'],
  ])('by hand of %s holds for its row, and is offered for the others that said «%s»', (field, word, to) => {
    const all = list(['wine', field], ['A', word], ['B', word], ['C', 'anders'], ['D', word], ['E', '']);
    const {
      list: next,
      count,
      offer,
    } = corrected(all, {
      ...{ line: 2, column: 1, part: word, to, equal: false },
    });
    expect([typesOf(next), count]).toEqual([[word, to, 'anders', word, ''], 1]);
    expect(offer).toEqual({ line: 2, column: 1, to, others: [1, 4] });
    expect(typesOf(withTexts(next, new Set(offer?.others), 1, to))).toEqual([to, to, 'anders', to, '']);
  });

  it('by a suggestion holds for all cells with the same unknown word', () => {
    const by = { line: 3, column: 1, part: 'rto', to: 'Rotwein', equal: true };
    const { list: next, count, offer } = corrected(reds, by);
    expect([typesOf(next), count, offer]).toEqual([['rot', 'rot', 'Rotwein', 'Rotwein', ''], 2, null]);
  });

  it('of a name of its own is offered to no other wine', () => {
    const same = list(['wine', 'wine_type'], ['A', 'rot'], ['A', 'weiss']);
    const { offer } = corrected(same, { line: 1, column: 0, part: 'A', to: 'B', equal: false });
    expect(offer).toBeNull();
  });
});

it('what is chosen for all wines leaves those alone that have their own', () => {
  const all = withSame(list(['wine', 'region'], ['A'], ['B']), 'wine_type', 'Rotwein');
  const own = withTexts(all, new Set([2]), 2, 'Weisswein');
  expect(withSame(own, 'wine_type', 'Roséwein').rows.map(({ cells }) => cells[2])).toEqual([
    ...['Roséwein', 'Weisswein'],
  ]);
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
  expect(columns[4]?.field).toBe('year');
  expect(rows[0]?.cells).toEqual(['Merlot Steg', '30', '', '', '2023']);
  expect(rows[3]?.cells).toEqual(['Cuvée 12', '1', '', '', '']);
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
    { column: 2, field: 'region', from: 'usual', count: 4, of: 5, text: 'Schweiz - Genf' },
  ]);
  const chosen = withSame(usual, 'region', 'Schweiz - Wallis');
  expect(chosen.columns).toHaveLength(3);
  expect(chosen.rows.map(({ cells }) => cells)).toEqual([
    ['A', '', 'Schweiz - Wallis'],
    ['B', '', 'Schweiz - Wallis'],
  ]);
  expect(filledFor(chosen)).toMatchObject([{ from: 'chosen' }]);
});

describe('no column is named twice', () => {
  const usual = [{ field: 'region' as const, text: 'Schweiz - Genf', count: 9, of: 9 }];
  const regionsOf = ({ columns }: WineList) =>
    columns.flatMap(({ field }, index) => (field === 'region' ? [index] : []));

  it('when what is usual comes for a list that says it, as the answer about another list does', () => {
    const stated = list(['wine', 'region'], ['A', '147.00'], ['B', '']);
    expect(withUsual(stated, usual)).toBe(stated);
  });

  it('when the column of the list is empty: its cells are filled', () => {
    const filled = withUsual(list(['wine', 'region'], ['A', ''], ['B', '']), usual);
    expect(regionsOf(filled)).toEqual([1]);
    expect(filled.rows.map(({ cells }) => cells[1])).toEqual(['Schweiz - Genf', 'Schweiz - Genf']);
  });

  it('when a column was taken for what another was filled with before', () => {
    const before = withUsual(list(['wine', null], ['A', ''], ['B', 'Wallis']), usual);
    const taken = withField(before, 1, 'region');
    const again = withSame(taken, 'region', 'Schweiz - Waadt');
    expect(regionsOf(again)).toEqual([1]);
    expect(again.rows.map(({ cells }) => cells[1])).toEqual(['Schweiz - Waadt', 'Wallis']);
  });

  it('in a list that was kept with one, which is taken for nothing', () => {
    const { columns } = withEachOnce({
      ...list(['wine', 'region', 'price', 'price'], ['A']),
      columns: (['wine', 'region', 'price', 'price', 'region'] as const).map((field) => ({
        heading: '',
        field,
      })),
    });
    expect(columns.map(({ field }) => field)).toEqual(['wine', 'region', 'price', 'price', null]);
  });
});

it('what is usual is filled in beside what groups say of some wines', () => {
  const columns = [
    { heading: 'Wein', field: 'wine' as const },
    { heading: '', field: 'region' as const, grouped: 'region' as const },
  ];
  const start = list(['wine', 'region'], ['A', ''], ['B', 'Wallis']);
  const filled = withUsual({ ...start, columns: [...columns, ...start.columns.slice(2)] }, [
    { field: 'region', text: 'Schweiz - Genf', count: 9, of: 9 },
  ]);
  expect(filled.rows.map(({ cells }) => cells[1])).toEqual(['Schweiz - Genf', 'Wallis']);
  expect(filled.columns[1]).toEqual(columns[1]);
});

it('rows that are still to be corrected are not counted among what is written', () => {
  const row = (more: Partial<CheckedRow>): CheckedRow => ({
    line: 1,
    wine: '',
    choice: 'add',
    choices: ['add', 'skip'],
    problems: [],
    existing: null,
    previous: null,
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
  const start = list(['wine', 'year'], ['#REF!', '01.01.2021']);
  const marked = { ...start, rows: start.rows.map((row) => ({ ...row, marks })) };
  const { list: next } = corrected(marked, {
    line: 1,
    column: 1,
    part: '01.01.2021',
    to: '2021',
    equal: false,
  });
  expect(next.rows[0]).toMatchObject({ cells: ['#REF!', '2021'], marks: [{ column: 0 }] });
  const same = corrected(marked, { line: 1, column: 0, part: '#REF!', to: '#REF!', equal: false });
  expect(same.list.rows[0]?.marks).toMatchObject([{ column: 1 }]);
});

it('a row that was left out is taken back at its place', () => {
  const read = {
    columns: [{ heading: '', field: 'wine' as const }],
    rows: [
      { line: 1, cells: ['A'] },
      { line: 3, cells: ['C'] },
    ],
    left_out: [{ line: 2, cells: ['B'], why: 'group' as const }],
  };
  const { rows, leftOut } = withRow(listOf(read), 2);
  expect([rows.map(({ line }) => line), leftOut]).toEqual([[1, 2, 3], []]);
});

it('a dash in place of a price is counted', () => {
  expect(pricesLeftOut(list(['wine', 'price'], ['A', '–'], ['B', '20'], ['C', ''], ['D', '--']))).toBe(2);
});

it('the vintage before fills what the list does not say, and what was only usual', () => {
  const row = (line: number, values: { field: 'region' | 'grape' | 'wine_type'; text: string }[]) =>
    ({
      line,
      choice: 'add',
      problems: [],
      previous: { id: 1, wine: 'A 2022', values },
    }) as unknown as CheckedRow;
  const usual = withSame(list(['wine', 'wine_type'], ['A', ''], ['B', 'rot']), 'region', 'Genf', {
    from: 'usual',
  });
  const before = [
    { field: 'region', text: 'Wallis' },
    { field: 'wine_type', text: 'Weisswein' },
    { field: 'grape', text: 'Merlot' },
  ] as const;
  const { columns, rows } = withPrevious(usual, [row(1, [...before]), row(2, [...before])]);
  expect(columns.map(({ field }) => field)).toEqual(['wine', 'wine_type', 'region', 'grape']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['A', 'Weisswein', 'Wallis', 'Merlot'],
    ['B', 'rot', 'Wallis', 'Merlot'],
  ]);
});
