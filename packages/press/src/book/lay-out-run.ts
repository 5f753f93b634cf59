import { createHash } from 'node:crypto';
import type { BookRun } from '@rebblatt/contracts';
import {
  bookDocument,
  listPrintedPages,
  type PrintedPage,
  pageStylesheet,
  withoutPlace,
} from '@rebblatt/printed-page';
import { renderToStaticMarkup } from 'react-dom/server';
import { PressError } from '../press-error.ts';
import { inlinedFontCss } from '../print/font-css.ts';
import { slicesOf } from './slices.ts';

/**
 * A page that was laid out. `sha256` changes exactly when the page looks different, `contentSha256` only when more than
 * its place in the book has changed.
 */
export type LaidOutPage = PrintedPage & { sha256: string; contentSha256: string };

/** A run as HTML documents, and their pages. */
export interface LaidOutRun {
  /** One or more documents, to be printed in this order. */
  documents: string[];
  /** The catalogue page of each printed page, by document. */
  pageIds: number[][];
  /** In the order of the documents. */
  pages: LaidOutPage[];
}

/**
 * Renders a run with inlined fonts. It takes about half a millisecond per page, so it belongs in a worker.
 * @param cut splits the run into those that become one document each
 */
export function layOutRun(run: BookRun, cut: (run: BookRun) => BookRun[] = slicesOf): LaidOutRun {
  const slices = cut(run).map(layOutSlice);
  return {
    documents: slices.map((slice) => slice.html),
    pageIds: slices.map((slice) => slice.pages.map((page) => page.page_id)),
    pages: slices.flatMap((slice) => slice.pages),
  };
}

function layOutSlice(run: BookRun): { html: string; pages: LaidOutPage[] } {
  const html = bookDocument(run, { render: renderToStaticMarkup, fontCss: inlinedFontCss(run.look) });
  const [, ...markup] = html.split(/(?=<article class="sheet")/);
  const pages = listPrintedPages(run);
  if (markup.length !== pages.length)
    throw new PressError(
      'layout',
      `The run renders ${markup.length} pages where ${pages.length} were announced.`,
    );
  const look = createHash('sha256').update(pageStylesheet(run.look)).digest('hex');
  // What follows the last page belongs to the document.
  const own = markup.map((part) => part.replace(/<\/body><\/html>$/, ''));
  return {
    html,
    pages: pages.map((page, i) => {
      const shown = own[i] ?? '';
      const hashOf = (what: string) =>
        createHash('sha256')
          .update(JSON.stringify([look, what, page.logo]))
          .digest('hex');
      return { ...page, sha256: hashOf(shown), contentSha256: hashOf(withoutPlace(shown)) };
    }),
  };
}
