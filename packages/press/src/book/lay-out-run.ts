import { createHash } from 'node:crypto';
import type { BookRun } from '@rebblatt/contracts';
import { bookDocument, type PrintedSheet, printedSheets, sheetCss, withoutPlace } from '@rebblatt/sheet';
import { renderToStaticMarkup } from 'react-dom/server';
import { PressError } from '../press-error.ts';
import { inlinedFontCss } from '../print/font-css.ts';
import { slicesOf } from './slices.ts';

/**
 * A sheet that was laid out. `sha256` changes exactly when what it shows does, `contentSha256` when more than its place
 * in the book does.
 */
export type LaidOutSheet = PrintedSheet & { sha256: string; contentSha256: string };

/** A run as HTML documents, and what their sheets are. */
export interface LaidOutRun {
  /** One or more documents, to be printed in this order. */
  documents: string[];
  /** The catalogue page of each sheet, by document. */
  pageIds: number[][];
  /** In the order of the documents. */
  sheets: LaidOutSheet[];
}

/**
 * Renders a run with its fonts inlined. About half a millisecond a page, so it belongs in a worker.
 * @param cut into the runs that become a document each
 */
export function layOutRun(run: BookRun, cut: (run: BookRun) => BookRun[] = slicesOf): LaidOutRun {
  const slices = cut(run).map(layOutSlice);
  return {
    documents: slices.map((slice) => slice.html),
    pageIds: slices.map((slice) => slice.sheets.map((sheet) => sheet.page_id)),
    sheets: slices.flatMap((slice) => slice.sheets),
  };
}

function layOutSlice(run: BookRun): { html: string; sheets: LaidOutSheet[] } {
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
