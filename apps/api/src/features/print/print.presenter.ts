import type {
  BookState,
  Language,
  PrintLink,
  PrintLinkPage,
  PrintManifest,
  PrintPreview,
  PrintResult,
  PrintResults,
  UnprintableText,
} from '@rebblatt/contracts';
import { bookFileIn, COVER_PAGES, missingPages, printManifest } from '@rebblatt/contracts';
import type { Job } from '../../lib/generated/prisma/client.ts';
import type { LeftOutPage, PrintablePage } from '../book/printable.queries.ts';
import { presentChanges } from './changes/changes.presenter.ts';
import type { Comparison } from './changes/changes.queries.ts';
import { presentDeliveredCover, presentManifestCover, presentSpine } from './cover/cover.presenter.ts';
import type { CoverRow } from './cover/cover.queries.ts';
import type { PrintLinkRow, PrintResultRow } from './print.queries.ts';
import { stepOf } from './print.rules.ts';

/** Pages to be printed, their permitted errors, and pages to be left out, each with its reason. */
export function presentPreview(
  { pages, leftOut }: { pages: PrintablePage[]; leftOut: LeftOutPage[] },
  unprintable: UnprintableText[],
): PrintPreview {
  const known = ({ book, position, companyName, description }: PrintablePage) => ({
    page_id: book.page_id,
    position,
    page_type: book.page_type,
    label: companyName ?? description,
  });
  return {
    printed: pages.map(known),
    overridden: pages.flatMap((page) => (page.letThrough ? [{ ...known(page), ...page.letThrough }] : [])),
    left_out: leftOut,
    changed: pages.flatMap((page) =>
      page.changed.length > 0 ? [{ ...known(page), facts: page.changed }] : [],
    ),
    unprintable,
  };
}

const works = (link: { expiresAt: Date; revokedAt: Date | null }, now: Date) =>
  link.revokedAt === null && link.expiresAt > now;

/** The pages with findings or permitted errors; null for a book that was not checked. */
function notConforming({ pdfx, overrides = [] }: PrintManifest): number[] | null {
  if (!pdfx) return null;
  const pages = [...pdfx.pages_not_conforming, ...overrides.flatMap(({ pdf_pages }) => pdf_pages)];
  return [...new Set(pages)].sort((a, b) => a - b);
}

/** A book on the wire. */
export const presentResult = (row: PrintResultRow, now: Date): PrintResult => ({
  id: row.id,
  catalog_id: row.catalogId,
  number: row.number,
  name: row.file.name,
  size: row.file.size,
  sha256: row.file.sha256,
  content_pages: row.contentPages,
  cover_pages: COVER_PAGES,
  missing_to_multiple_of_4: missingPages(row.contentPages),
  pages_not_conforming: notConforming(printManifest.parse(row.manifest)),
  duration_ms: row.durationMs,
  created_at: row.createdAt.toISOString(),
  created_by: row.createdBy,
  links: row.links.filter((link) => works(link, now)).length,
  downloads: row.links.reduce((sum, { downloads }) => sum + downloads, 0),
  ...presentVerdict(row.links.flatMap(({ answers }) => answers)),
});

/** What the print office's answers come to: an approval counts until something is remarked after it. */
function presentVerdict(answers: PrintResultRow['links'][number]['answers']) {
  const remarks = answers.filter(({ kind }) => kind === 'remark');
  const lastRemark = Math.max(0, ...remarks.map(({ id }) => id));
  const approval = answers.filter(({ kind, id }) => kind === 'approved' && id > lastRemark).at(-1);
  return {
    approved: approval ? { name: approval.name, at: approval.createdAt.toISOString() } : null,
    answers: answers.length,
    open_remarks: remarks.filter(({ doneAt }) => doneAt === null).length,
  };
}

/** The state of the last generation of a catalogue: processing, failed, or neither. */
export function presentGeneration(
  job: (Job & { user: { id: number; email: string } | null }) | null,
): Pick<PrintResults, 'running' | 'cancelled_at'> {
  if (job?.state === 'cancelled') {
    return { running: null, cancelled_at: job.finishedAt?.toISOString() ?? null };
  }
  if (job?.state !== 'queued' && job?.state !== 'running') return { running: null, cancelled_at: null };
  const running = {
    progress: job.progress,
    step: stepOf(job.state, job.progress),
    started_at: job.createdAt.toISOString(),
    started_by: job.user,
    cancelling: job.cancelRequested ? (1 as const) : (0 as const),
  };
  return { running, cancelled_at: null };
}

/** A link as administrators see it, without its key. */
export const presentLink = (row: PrintLinkRow, now: Date): PrintLink => ({
  id: row.id,
  result_id: row.printResultId,
  expires_at: row.expiresAt.toISOString(),
  revoked_at: row.revokedAt?.toISOString() ?? null,
  valid: works(row, now) ? 1 : 0,
  downloads: row.downloads,
  fetched_at: row.fetchedAt?.toISOString() ?? null,
  sent_to: row.sentTo,
  cover_note: row.coverNote,
  created_at: row.createdAt.toISOString(),
  created_by: row.createdBy,
});

/** The check of a book with the names of its pages; null for a book that was not checked. */
function presentCheck({
  pdfx,
  overrides = [],
  not_compared = [],
  bleed_not_examined = [],
  pages,
}: PrintManifest): PrintLinkPage['check'] {
  if (!pdfx) return null;
  const pageAt = (pdf_page: number) => {
    for (const { page_type, label, sheets } of pages)
      for (const sheet of sheets)
        if (sheet.pdf_page === pdf_page) return { pdf_page, page_type, label, folio: sheet.folio };
    return { pdf_page, page_type: null, label: null, folio: null };
  };
  const once = new Map(pdfx.findings.map(({ code, page }) => [`${page}/${code}`, { code, page }]));
  return {
    output_condition: pdfx.output_condition,
    conforms: pdfx.conforms && overrides.length === 0,
    findings: [...once.values()].map(({ code, page }) => ({ code, ...pageAt(page) })),
    overrides: overrides.map(({ subject, findings, reason, by, at, pdf_pages }) => ({
      ...pageAt(pdf_pages[0] ?? 0),
      ...{ subject, findings, reason, by, at },
    })),
    not_compared: not_compared.map(pageAt),
    bleed_not_examined: bleed_not_examined.map(pageAt),
  };
}

/** A book, its cover and its link for the print office. @param paperUm the thickness of a leaf in micrometres */
export const presentLinkPage = (
  {
    printResult,
    coverNote,
    createdAt,
    expiresAt,
  }: { printResult: PrintResultRow; coverNote: string | null; createdAt: Date; expiresAt: Date },
  { cover, paperUm }: { cover: CoverRow | null; paperUm: number },
  comparison: Comparison | null,
  state: BookState,
): Omit<PrintLinkPage, 'answers'> => ({
  catalog: printResult.catalog.name,
  number: printResult.number,
  name: printResult.file.name,
  size: printResult.file.size,
  sha256: printResult.file.sha256,
  content_pages: printResult.contentPages,
  cover_pages: COVER_PAGES,
  missing_to_multiple_of_4: missingPages(printResult.contentPages),
  state,
  cover_note: coverNote,
  cover: presentDeliveredCover(cover, printResult.file.name, createdAt),
  spine: presentSpine(cover, printResult.contentPages, paperUm),
  created_at: printResult.createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  check: presentCheck(printManifest.parse(printResult.manifest)),
  changes: presentChanges(comparison),
});

/**
 * The manifest as a file to be saved with its book, with the cover of today; downloaded by a link it contains the link's
 * cover note.
 * @param language in which the files named in it were saved
 */
export function presentManifest(
  row: PrintResultRow,
  cover: CoverRow | null,
  language: Language,
  coverNote: string | null = null,
) {
  const stored: PrintManifest = printManifest.parse(row.manifest);
  const beside = presentManifestCover(cover, row.file.name);
  const manifest: PrintManifest = {
    ...stored,
    file: { ...stored.file, name: bookFileIn(language, stored.file.name) },
    cover: beside && { ...beside, name: bookFileIn(language, beside.name) },
    ...(coverNote !== null && { cover_note: coverNote }),
  };
  return {
    content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
    mimeType: 'application/json',
    name: bookFileIn(language, row.file.name).replace(/\.pdf$/, '.json'),
  };
}
