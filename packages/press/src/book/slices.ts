import { createHash } from 'node:crypto';
import type { BookRun } from '@rebblatt/contracts';
import { printedPagesOf } from '@rebblatt/printed-page';

/**
 * How many pages the browser prints as one document. With few of them a changed page is cheap and the browser stays
 * small (about 3.5 MB per page until a document is printed); each document costs its fonts and some milliseconds.
 */
const MIN_PAGES = 10;
const MAX_PAGES = 24;
/** On average one page in this many ends a slice. */
const ENDS = 5;

/**
 * Splits a run between pages; a catalogue page with several printed pages stays whole. Where a slice ends depends on its
 * last page, not on how many precede it: adding or removing a page moves only the ends nearby.
 */
export function slicesOf(run: BookRun): BookRun[] {
  const slices: BookRun[] = [];
  let slice: BookRun | undefined;
  let printed = 0;
  for (const page of run.pages) {
    const own = printedPagesOf(page, run.look);
    if (!slice || printed + own > MAX_PAGES || (printed >= MIN_PAGES && endsSlice(before(slice)))) {
      slice = { ...run, pages: [] };
      slices.push(slice);
      printed = 0;
    }
    slice.pages.push(page);
    printed += own;
  }
  return slices;
}

const before = (slice: BookRun) => slice.pages.at(-1)?.page_id ?? 0;

/** Ids follow a pattern; their hashes do not. */
const endsSlice = (pageId: number) =>
  createHash('sha256').update(String(pageId)).digest().readUInt32BE() % ENDS === 0;
