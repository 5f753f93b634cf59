import type { PrintManifest } from '@rebblatt/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBooks, isShown, otherCondition, pagesToReplace } from './changes.rules.ts';

/** A book of pages; each printed page is given by its content, and a colon and a number when it prints one. */
function bookOf(pages: [id: number, ...sheets: string[]][]): PrintManifest {
  let at = 0;
  return {
    title: 'Katalog',
    created_at: '2030-07-15T10:00:00Z',
    file: { name: 'katalog.pdf', bytes: 1, sha256: 'x' },
    content_pages: 0,
    cover_pages: 4,
    pages: pages.map(([page_id, ...sheets], i) => ({
      page_id,
      position: i + 1,
      page_type: 3,
      label: `Seite ${page_id}`,
      link: null,
      sheets: sheets.map((shows) => {
        at += 1;
        const numbered = shows.endsWith(':');
        return {
          pdf_page: at,
          folio: at,
          sha256: numbered ? `${shows}${at}` : shows,
          ...(numbered && { content_sha256: shows }),
        };
      }),
    })),
  };
}

const changesBetween = (before: PrintManifest, now: PrintManifest) =>
  compareBooks(before, now).changes.map(
    ({ kind, page_id, sheet, before: was, now: is }) =>
      `${kind} ${page_id}/${sheet} ${was?.pdf_page ?? '-'}>${is?.pdf_page ?? '-'}`,
  );

describe('two books of one catalogue', () => {
  it('that are equal have no differences', () => {
    const book = bookOf([
      [1, 'a:'],
      [2, 'b', 'c'],
    ]);
    expect(compareBooks(book, book)).toEqual({ changes: [], unchanged: 3 });
  });

  it('report what is added, removed, changed and moved, in the order of the new book', () => {
    const before = bookOf([
      [1, 'register:'],
      [2, 'wein:'],
      [3, 'inserat'],
      [4, 'wort', 'plan'],
    ]);
    const now = bookOf([
      [1, 'register neu:'],
      [5, 'gast:'],
      [2, 'wein:'],
      [4, 'wort', 'plan neu'],
    ]);
    expect(changesBetween(before, now)).toEqual([
      'changed 1/1 1>1',
      'added 5/1 ->2',
      'removed 3/1 3>-',
      'moved 2/1 2>3',
      'changed 4/2 5>5',
    ]);
    expect(pagesToReplace(compareBooks(before, now).changes)).toEqual([1, 2, 3, 5]);
  });

  it('report a page as changed when the earlier book did not record its content without the number', () => {
    const before = bookOf([
      [1, 'a:1'],
      [2, 'b'],
    ]);
    const now = bookOf([
      [2, 'b'],
      [1, 'a:'],
    ]);
    expect(changesBetween(before, now)).toEqual(['moved 2/1 2>1', 'changed 1/1 1>2']);
  });

  it('differ in every page when their output conditions differ', () => {
    const pdfx = { version: 'PDF/X-4' as const, conforms: true, pages_not_conforming: [], findings: [] };
    const pages = bookOf([
      [1, 'a'],
      [2, 'b'],
    ]);
    const before = { ...pages, pdfx: { ...pdfx, output_condition: 'FOGRA39' } };
    const now = { ...pages, pdfx: { ...pdfx, output_condition: 'FOGRA51' } };
    expect(changesBetween(before, now)).toEqual(['changed 1/1 1>1', 'changed 2/1 2>2']);
    expect(changesBetween(before, before)).toEqual([]);
    expect(otherCondition(before, now)).toEqual({ before: 'FOGRA39', now: 'FOGRA51' });
    expect(otherCondition(pages, now)).toEqual({ before: null, now: 'FOGRA51' });
    expect(otherCondition(now, now)).toBeNull();
  });

  it('show images of what is added, removed or changed, each from its own book', () => {
    const before = bookOf([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
    const now = bookOf([
      [1, 'a neu'],
      [3, 'c'],
    ]);
    const { changes } = compareBooks(before, now);
    const shown = (side: 'before' | 'now') => [1, 2, 3, 4].filter((page) => isShown(changes, side, page));
    expect([shown('before'), shown('now')]).toEqual([[1, 2], [1]]);
  });

  it('become equal when the reported pages are replaced in the earlier one', () => {
    const shows = fc.constantFrom('a', 'b', 'c:', 'd:', 'e');
    const book = fc
      .uniqueArray(fc.tuple(fc.nat(6), fc.array(shows, { minLength: 1, maxLength: 3 })), {
        selector: ([id]) => id,
        maxLength: 6,
      })
      .map((pages) => bookOf(pages.map(([id, sheets]) => [id, ...sheets])));
    const inkOf = ({ pages }: PrintManifest) =>
      pages.flatMap(({ sheets }) => sheets.map(({ sha256 }) => sha256));
    fc.assert(
      fc.property(book, book, (before, now) => {
        const { changes, unchanged } = compareBooks(before, now);
        const replaced = new Set(pagesToReplace(changes));
        const result = inkOf(now).map((ink, i) => (replaced.has(i + 1) ? ink : inkOf(before)[i]));
        expect(result).toEqual(inkOf(now));
        expect(unchanged + replaced.size).toBe(inkOf(now).length);
        expect(changes.filter(({ kind }) => kind === 'removed').length).toBe(
          inkOf(before).length - unchanged - changes.filter(({ before: was, now: is }) => was && is).length,
        );
      }),
    );
  });
});
