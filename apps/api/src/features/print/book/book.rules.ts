import type { ErrorParams, PrintManifest } from '@rebblatt/contracts';
import { COVER_PAGES, changesTheLook, placedFileOf, winesOf } from '@rebblatt/contracts';
import type { BookManifest, PressPlace } from '@rebblatt/press';
import { PressError } from '@rebblatt/press';
import { JobFailure } from '../../../jobs/define-job.ts';
import { AppError } from '../../../lib/app-error.ts';
import { isDiskFull } from '../../../lib/disk-full.ts';
import type { PrintablePage } from '../../book/printable.queries.ts';
import type { Book, BookName } from './book.queries.ts';
import { designOf, sourceOf } from './source.rules.ts';

/** How texts name a page. */
const labelOf = ({ companyName, description }: PrintablePage) => companyName ?? description;

/** The failure of a page whose file cannot be printed, with the page's name for the text. */
export const unreadableFile = (page: PrintablePage, cause?: unknown) =>
  new JobFailure('print.file-unreadable', { position: page.position, label: labelOf(page) ?? '' }, cause);

/** The page that the press means, or the first one with the logo or mark that it means. */
function pageAt({ pages, run }: Book, at: PressPlace | undefined): PrintablePage | undefined {
  if (!at) return undefined;
  return pages.find(({ book }) =>
    'page' in at ? book.page_id === at.page : placedFileOf(book, run.look)?.sha256 === at.logo,
  );
}

/** The failure that is shown to the user when a book could not be made; an unknown error is returned as it is. */
export function failureOf(error: unknown, book: Book): unknown {
  if (isDiskFull(error)) return new JobFailure('server.storage-full', {}, error);
  if (error instanceof AppError && error.code === 'print.profile-unusable')
    return new JobFailure(error.code, {}, error);
  if (!(error instanceof PressError)) return error;
  // Tried again by the job: this says nothing about the book.
  if (error.code === 'worker-died') return new AppError(502, 'file.not-processed', { cause: error });
  const fail = (code: ConstructorParameters<typeof JobFailure>[0], params: ErrorParams = {}) =>
    new JobFailure(code, params, error);
  switch (error.code) {
    case 'browser-missing':
    case 'browser-failed':
      return fail('print.browser-down');
    case 'timeout':
      return fail('print.too-slow');
    case 'unreadable': {
      const page = pageAt(book, error.at);
      return page ? unreadableFile(page, error) : fail('print.failed');
    }
    case 'differs': {
      const page = pageAt(book, error.at);
      if (!page) return fail('print.failed');
      return fail('print.page-differs', { position: page.position, label: labelOf(page) ?? '' });
    }
    case 'layout': {
      const page = pageAt(book, error.at);
      if (!page) return fail('print.failed');
      return fail('print.page-faulty', { position: page.position, label: labelOf(page) ?? '' });
    }
    case 'disk-full':
      return fail('server.storage-full');
    case 'profile':
      return fail('print.profile-unusable');
    default:
      return fail('print.failed');
  }
}

/** What an administrator has permitted although it may print differently. */
export const mayDiffer = ({ pages }: Book): PressPlace[] =>
  pages.flatMap(({ book, letThrough }): PressPlace[] => {
    if (!letThrough?.findings.some(({ code }) => changesTheLook.has(code))) return [];
    const wines = winesOf(book);
    if (!wines) return [{ page: book.page_id }];
    return wines.logo ? [{ logo: wines.logo.sha256 }] : [];
  });

/** The manifest for the print office: the press's data, with the names of the pages. */
export function manifestFor(book: Book, made: BookManifest, { number, name }: BookName): PrintManifest {
  const pages = new Map(book.pages.map((page) => [page.book.page_id, page]));
  const overrides = overridesOf(book, made);
  return {
    title: made.title,
    number,
    created_at: made.created_at,
    file: { name, ...made.file },
    content_pages: made.printed_pages,
    cover_pages: COVER_PAGES,
    pdfx: { ...made.pdfx, conforms: made.pdfx.conforms && overrides.length === 0 },
    overrides,
    not_compared: made.not_compared,
    differing: made.differing,
    bleed_not_examined: made.bleed_not_examined,
    left_out: leftOutOf(book),
    design_sha256: designOf(made.pdfx.output_condition, book.run.look),
    pages: made.pages.map((page) => {
      const known = pages.get(page.page_id);
      return {
        page_id: page.page_id,
        position: page.position,
        page_type: page.page_type as PrintManifest['pages'][number]['page_type'],
        label: (known && labelOf(known)) ?? null,
        link: known?.link ?? null,
        ...(known && { source_sha256: sourceOf(book.catalog.name, known, book.run.look) }),
        sheets: page.sheets,
      };
    }),
  };
}

/** What a book should have and has not: a page that is switched off is not missed. */
const leftOutOf = ({ leftOut }: Book) => leftOut.filter(({ reason }) => reason !== 'inactive');

function overridesOf({ pages }: Book, made: BookManifest): NonNullable<PrintManifest['overrides']> {
  return pages.flatMap((page) => {
    const { book, position, letThrough } = page;
    if (!letThrough) return [];
    const sheets = made.pages.find(({ page_id }) => page_id === book.page_id)?.sheets ?? [];
    const place = { page_id: book.page_id, page_type: book.page_type, position, label: labelOf(page) };
    return [{ ...place, ...letThrough, pdf_pages: sheets.map(({ pdf_page }) => pdf_page) }];
  });
}
