import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FlowRow, flowIntoColumns } from './flow.ts';

const options = { firstPageLines: 20, pageLines: 24, columns: 2 };

const rows = fc.array(
  fc.record({
    lines: fc.integer({ min: 1, max: 4 }),
    linesBefore: fc.integer({ min: 0, max: 2 }),
    heading: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  }),
  { maxLength: 300 },
);

function numbered(made: { lines: number; linesBefore: number; heading: boolean }[]): FlowRow<number>[] {
  return made.map(({ heading, ...row }, item) => ({
    ...row,
    item,
    keepWithNext: heading && !made[item + 1]?.heading,
  }));
}

test('nothing is lost and the order is kept', () => {
  fc.assert(
    fc.property(rows, (made) => {
      const flowed = flowIntoColumns(numbered(made), options).flat(2);
      expect(flowed.map(({ item }) => item)).toEqual(made.map((_, i) => i));
    }),
  );
});

test('no column exceeds the height that its page allows and no page has more columns', () => {
  fc.assert(
    fc.property(rows, (made) => {
      flowIntoColumns(numbered(made), options).forEach((columns, page) => {
        expect(columns.length).toBeLessThanOrEqual(options.columns);
        for (const column of columns) {
          const above = column[0]?.linesBefore ?? 0;
          const used = column.reduce((sum, row) => sum + row.lines + (row.linesBefore ?? 0), -above);
          expect(used).toBeLessThanOrEqual(page === 0 ? options.firstPageLines : options.pageLines);
        }
      });
    }),
  );
});

test('a heading never ends a column', () => {
  fc.assert(
    fc.property(rows, (made) => {
      const all = numbered(made);
      const columns = flowIntoColumns(all, options).flat();
      for (const column of columns) {
        const last = column.at(-1);
        if (last && last.item < all.length - 1) expect(last.keepWithNext).toBe(false);
      }
    }),
  );
});

test('a column that starts inside a group repeats its heading', () => {
  const entries = Array.from({ length: 30 }, (_, i): FlowRow<string> => ({ item: `entry ${i}`, lines: 1 }));
  const [page] = flowIntoColumns([{ item: 'Wallis', lines: 2, keepWithNext: true }, ...entries], {
    ...options,
    continuedBy: ({ item }) => (item === 'Wallis' ? [] : [{ item: 'Wallis again', lines: 2 }]),
  });
  expect(page?.map((column) => column[0]?.item)).toEqual(['Wallis', 'Wallis again']);
});

test('no page begins with a single row when the page before can pass it a second one', () => {
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, item): FlowRow<number> => ({ item, lines: 1 }));
  const lengths = (rows: FlowRow<number>[]) =>
    flowIntoColumns(rows, options).map((page) => page.map((column) => column.length));
  expect(lengths(rowsOf(40))).toEqual([[20, 20]]);
  expect(lengths(rowsOf(41))).toEqual([[20, 19], [2]]);
  expect(lengths(rowsOf(42))).toEqual([[20, 20], [2]]);
  expect(lengths(rowsOf(89))).toEqual([[20, 20], [24, 23], [2]]);
  // A column with only the row to pass on keeps it: an empty column would be no better.
  expect(lengths([...rowsOf(20), { item: 20, lines: 20 }, { item: 21, lines: 1 }])).toEqual([[20, 1], [1]]);
});

test('a row taller than a column gets a column of its own', () => {
  const tall: FlowRow<string>[] = ['a', 'b'].map((item) => ({ item, lines: 99 }));
  expect(
    flowIntoColumns(tall, options)
      .flat()
      .map((column) => column.length),
  ).toEqual([1, 1]);
});
