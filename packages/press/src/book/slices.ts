import { createHash } from 'node:crypto';
import type { BookRun } from '@rebblatt/contracts';
import { printedPagesOf } from '@rebblatt/sheet';

/**
 * What the browser prints at once. Few pages make a changed page cheap and keep the browser small (it needs about
 * 3.5 MB a page until a document is printed); each further document costs its fonts and some milliseconds.
 */
const MIN_PAGES = 10;
const MAX_PAGES = 24;
/** One page in so many ends a slice. */
const ENDS = 5;

/**
 * Cuts a run between pages; a catalogue page that takes several printed pages stays whole. Where a slice ends depends
 * on the page it ends with, not on how many came before: a page put in or taken out moves the cuts beside it alone.
 */
export function slicesOf(run: BookRun): BookRun[] {
  const slices: BookRun[] = [];
  let slice: BookRun | undefined;
  let printed = 0;
  for (const page of run.pages) {
    const own = printedPagesOf(page);
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

/** Ids follow each other in a pattern; their hashes do not. */
const endsSlice = (pageId: number) =>
  createHash('sha256').update(String(pageId)).digest().readUInt32BE() % ENDS === 0;
