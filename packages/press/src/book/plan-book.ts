import { createHash } from 'node:crypto';
import { type BookPage, type BookRun, isUploadedPage } from '@rebblatt/contracts';
import { listPrintedPages, type PrintedPage } from '@rebblatt/printed-page';
import type { BookPlan, PdfSource, PlannedPage } from '../assemble/book-plan.ts';
import { PressError } from '../press-error.ts';
import { fileOfPlace } from '../press-place.ts';
import type { BookOrder } from './book-order.ts';
import type { LaidOutPage } from './lay-out-run.ts';

/** The pages that the browser has to lay out: all except those that are uploaded files. */
export function runToLayOut(order: BookOrder): BookRun {
  return { ...order.run, pages: order.run.pages.filter((page) => !comesAsFile(order, page)) };
}

/** Arranges the laid-out pages and the uploaded files in the order of the run. */
export function planBook(order: BookOrder, laidOutPages: LaidOutPage[], laidOut: PdfSource[]): BookPlan {
  const files: Record<string, PdfSource> = {};
  const rest = laidOutPages.values();
  const positions = new Map(
    order.run.pages.map((page, i) => [page.page_id, order.positions?.[page.page_id] ?? i + 1]),
  );
  const fileOf = new Map(
    order.run.pages
      .filter((page) => comesAsFile(order, page))
      .map((page) => [page.page_id, order.uploads?.[page.page_id]]),
  );

  const pages = listPrintedPages(order.run).map((page): PlannedPage => {
    const base = {
      pageId: page.page_id,
      pageType: page.page_type,
      position: positions.get(page.page_id) ?? 0,
      folio: page.folio,
    };
    const upload = fileOf.get(page.page_id);
    if (upload) {
      const file = fileOfPlace({ page: page.page_id });
      files[file] = upload.source;
      const sha256 = createHash('sha256').update(`${upload.sha256}/${page.index_in_page}`).digest('hex');
      return { ...base, kind: 'file', file, page: page.index_in_page, sha256 };
    }
    const next = rest.next();
    if (next.done) throw new PressError('layout', 'The layout has too few pages.');
    const { sha256, contentSha256 } = next.value;
    return { ...base, kind: 'laid-out', sha256, contentSha256, logo: logoFor(order, page, files) };
  });
  return { laidOut, pages, files, info: order.info, outputCondition: order.outputCondition };
}

function logoFor(order: BookOrder, { logo }: PrintedPage, files: Record<string, PdfSource>) {
  if (!logo) return null;
  const source = order.logos?.[logo.sha256];
  const at = { logo: logo.sha256 };
  const file = fileOfPlace(at);
  if (source === undefined)
    throw new PressError('layout', `The logo ${logo.sha256} was not handed in.`, { at });
  files[file] = source;
  return { file, boxMm: logo.boxMm };
}

const comesAsFile = (order: BookOrder, page: BookPage): boolean =>
  isUploadedPage(page.page_type) && order.uploads?.[page.page_id] !== undefined;
