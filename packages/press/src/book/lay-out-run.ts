import { createHash } from 'node:crypto';
import type { BookRun } from '@rebblatt/contracts';
import {
  bookDocument,
  type PrintedSheet,
  printedPagesOf,
  printedSheets,
  sheetCss,
  withoutPlace,
} from '@rebblatt/sheet';
import { renderToStaticMarkup } from 'react-dom/server';
import { PressError } from '../press-error.ts';
import { inlinedFontCss } from '../print/font-css.ts';

/**
 * Chromium needs about 3.5 MB a page until a document is printed: 300 pages in one would take a gigabyte. In slices of
 * this many sheets it stays below 350 MB, and the fonts repeated in each cost 20 kB.
 */
const SHEETS_PER_DOCUMENT = 60;

/** A run as HTML documents, and what their sheets are. */
export interface LaidOutRun {
  /** One or more documents, to be printed in this order. */
  documents: string[];
  /** The catalogue page of each sheet, by document. */
  pageIds: number[][];
  /**
   * In the order of the documents; `sha256` changes exactly when what the sheet shows does, `contentSha256` when more
   * than its place in the book does.
   */
  sheets: (PrintedSheet & { sha256: string; contentSha256: string })[];
}

/** Renders a run with its fonts inlined. About half a millisecond a page, so it belongs in a worker. */
export function layOutRun(run: BookRun): LaidOutRun {
  const slices = slicesOf(run).map(layOutSlice);
  return {
    documents: slices.map((slice) => slice.html),
    pageIds: slices.map((slice) => slice.sheets.map((sheet) => sheet.page_id)),
    sheets: slices.flatMap((slice) => slice.sheets),
  };
}

/** Cuts a run between pages; a page that takes several sheets stays whole. */
function slicesOf(run: BookRun): BookRun[] {
  const slices: BookRun[] = [];
  let sheets = Number.POSITIVE_INFINITY;
  for (const page of run.pages) {
    if (sheets >= SHEETS_PER_DOCUMENT) {
      slices.push({ ...run, pages: [] });
      sheets = 0;
    }
    slices.at(-1)?.pages.push(page);
    sheets += printedPagesOf(page);
  }
  return slices;
}

function layOutSlice(run: BookRun): { html: string; sheets: LaidOutRun['sheets'] } {
  const html = bookDocument(run, { render: renderToStaticMarkup, fontCss: inlinedFontCss() });
  const [, ...markup] = html.split(/(?=<article class="sheet")/);
  const sheets = printedSheets(run);
  if (markup.length !== sheets.length)
    throw new PressError(
      'layout',
      `The run renders ${markup.length} sheets where ${sheets.length} were announced.`,
    );
  const look = createHash('sha256').update(sheetCss).digest('hex');
  // What follows the last sheet belongs to the document.
  const own = markup.map((part) => part.replace(/<\/body><\/html>$/, ''));
  return {
    html,
    sheets: sheets.map((sheet, i) => {
      const shown = own[i] ?? '';
      const hashOf = (what: string) =>
        createHash('sha256')
          .update(JSON.stringify([look, what, sheet.logo]))
          .digest('hex');
      return { ...sheet, sha256: hashOf(shown), contentSha256: hashOf(withoutPlace(shown)) };
    }),
  };
}
