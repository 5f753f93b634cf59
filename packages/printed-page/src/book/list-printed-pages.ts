import { type BookPage, type BookRun, type PrintedMark, winesOf } from '@rebblatt/contracts';
import { type BoxMm, placeInLogoHole } from '../geometry.ts';
import { placeMark } from '../register/register-mark.ts';
import { printedPagesOf, registerColumnsOf } from './printed-pages.ts';

/** One page of the printed document, in order, as the press processes them. */
export interface PrintedPage {
  page_id: number;
  page_type: BookPage['page_type'];
  /** The number printed on it. */
  folio: number | null;
  /** 0-based index among the printed pages of its catalogue page; for uploaded files the page of the file. */
  index_in_page: number;
  /** The file of a logo or of the fair's mark to place on it and where, measured from the laid-out page's top-left corner. */
  logo: { sha256: string; boxMm: BoxMm } | null;
}

/** Every printed page `BookBody` renders for this run, in the same order. */
export function listPrintedPages(run: BookRun): PrintedPage[] {
  return run.pages.flatMap((page) =>
    Array.from({ length: printedPagesOf(page, run.look) }, (_, i) => ({
      page_id: page.page_id,
      page_type: page.page_type,
      folio: page.folio === null ? null : page.folio + i,
      index_in_page: i,
      logo: logoOf(page) ?? markOn(page, run.look?.mark, i),
    })),
  );
}

function logoOf(page: BookPage): PrintedPage['logo'] {
  const logo = winesOf(page)?.logo;
  return logo ? { sha256: logo.sha256, boxMm: placeInLogoHole(logo) } : null;
}

function markOn(page: BookPage, mark: PrintedMark | undefined, index: number): PrintedPage['logo'] {
  const columns = registerColumnsOf(page);
  return mark && columns ? { sha256: mark.sha256, boxMm: placeMark(mark, columns, index) } : null;
}
