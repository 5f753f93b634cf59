import type { SheetPlanPage } from '@rebblatt/contracts';
import { describe, expect, it } from 'vitest';
import { movedPlan } from './moved-plan.rules.ts';
import { cellsOf, sheetsOf } from './sheet-plan.rules.ts';

const page = (id: number, folio: number | null, sheets = 1): SheetPlanPage => ({
  id,
  position: id,
  page_type: 1,
  active: folio === null ? 0 : 1,
  state: 'draft',
  standing: folio === null ? 'inactive' : 'draft',
  label: null,
  folio,
  sheets: folio === null ? 0 : sheets,
});
/** A register of three pages, an inactive page, a wine page and an ad of two. */
const pages = [page(1, 1, 3), page(2, null), page(3, 4), page(4, 5, 2)];

const numbers = (sheet: { cells: { number: number | null }[] }) => sheet.cells.map(({ number }) => number);

describe('the sheet plan', () => {
  it('has a cell for each printed page, and one without a number for an inactive page', () => {
    expect(cellsOf(pages).map(({ page: { id }, number, index }) => [id, number, index])).toEqual([
      [1, 1, 0],
      [1, 2, 1],
      [1, 3, 2],
      [2, null, 0],
      [3, 4, 0],
      [4, 5, 0],
      [4, 6, 1],
    ]);
  });

  it('groups four numbers, whatever stands between them, and knows what is missing', () => {
    const sheets = sheetsOf(cellsOf(pages));
    expect(sheets.map(numbers)).toEqual([
      [1, 2, 3, null, 4],
      [5, 6],
    ]);
    expect(sheets.map(({ missing }) => missing)).toEqual([[], [7, 8]]);
  });

  it('puts inactive pages at the end to the last sheet', () => {
    const sheets = sheetsOf(cellsOf([page(1, 1, 4), page(2, null), page(3, null)]));
    expect(sheets.map(numbers)).toEqual([[1, 2, 3, 4, null, null]]);
    expect(sheets.map(({ missing }) => missing)).toEqual([[]]);
  });

  it('misses nothing in an empty book or in one of whole sheets', () => {
    expect(sheetsOf([])).toEqual([]);
    expect(sheetsOf(cellsOf([page(1, 1, 4)])).map(({ missing }) => missing)).toEqual([[]]);
  });

  it('shifts the pages between, and numbers them anew', () => {
    const places = (moved: SheetPlanPage[]) => moved.map(({ id, position, folio }) => [id, position, folio]);
    expect(places(movedPlan(pages, 4, 1))).toEqual([
      [4, 1, 1],
      [1, 2, 3],
      [2, 3, null],
      [3, 4, 6],
    ]);
    expect(places(movedPlan(pages, 1, 3))).toEqual([
      [2, 1, null],
      [3, 2, 1],
      [1, 3, 2],
      [4, 4, 5],
    ]);
  });
});
