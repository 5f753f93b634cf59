import type { PrintedPageChange } from '@rebblatt/contracts';
import { expect, test } from 'vitest';
import { linesOf } from './change-list.rules.ts';

const at = (page: number | null) => (page === null ? null : { pdf_page: page, folio: page });
const change = (
  kind: PrintedPageChange['kind'],
  page_id: number,
  before: number | null,
  now: number | null,
): PrintedPageChange => ({
  kind,
  page_id,
  page_type: 1,
  label: null,
  sheet: 1,
  sheets: 1,
  before: at(before),
  now: at(now),
});

test('neighbours that moved by the same number of pages are one row', () => {
  const lines = linesOf([
    change('changed', 1, 1, 1),
    change('added', 9, null, 2),
    change('moved', 2, 2, 3),
    change('moved', 3, 3, 4),
    change('removed', 4, 4, null),
    change('moved', 6, 6, 5),
    change('moved', 5, 5, 6),
  ]);
  expect(
    lines.map((line) =>
      line.kind === 'moved' ? [line.from, line.fromLast, line.to, line.toLast] : line.kind,
    ),
  ).toEqual(['changed', 'added', [2, 3, 3, 4], 'removed', [6, 6, 5, 5], [5, 5, 6, 6]]);
});

test('a printed page without a number is identified by its position in the file', () => {
  const moved = change('moved', 2, 2, 3);
  const [line] = linesOf([{ ...moved, now: { pdf_page: 3, folio: null } }]);
  expect(line).toMatchObject({ from: 2, to: 3 });
});
