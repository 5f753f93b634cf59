import { setImmediate } from 'node:timers/promises';
import {
  type BookPage,
  type ChangedFact,
  checkStates,
  hasWines,
  isAd,
  isExhibitorPage,
  isUnchecked,
  isUploadedPage,
  type LeftOutReason,
  type LetThrough,
  type PageType,
  pageTypeOf,
  type ReleaseState,
  type WinePageInput,
  winePageInput,
} from '@rebblatt/contracts';
import { pageOfWines } from '../../drawing/page-of-wines.ts';
import type { Database } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { factsOf, livingFacts } from '../page/wine-page.queries.ts';
import { changedFacts } from './changed-facts.rules.ts';
import { findGeneratedPage } from './generated-page.queries.ts';
import { findFaultyLogos, letThroughOf } from './let-through.queries.ts';
import { findNamesAtRelease } from './name-at-release.queries.ts';
import type { ExhibitorPage, PrintedFacts } from './printed-name.rules.ts';
import { printedCompanyOf, printedFactsOf } from './printed-name.rules.ts';

const inBook = {
  ...livingFacts,
  contentFile: { select: { sha256: true, name: true } },
} satisfies Prisma.PageInclude;

type Row = Prisma.PageGetPayload<{ include: typeof inBook; omit: { search: true; printed: true } }>;

/** A page that the book prints. */
export interface PrintablePage {
  position: number;
  /** Its content, without a number; `pages` in registers and wine tour are page ids, see numberBook. */
  book: BookPage;
  /** The uploaded PDF of an ad or content page. */
  file: { sha256: string; name: string } | null;
  /** Its errors that are printed in spite of the report. */
  letThrough: LetThrough | null;
  description: string | null;
  /** As the book calls it. */
  companyName: string | null;
  /** What it prints otherwise than it has been entered since its release. */
  changed: ChangedFact[];
  link: string | null;
}

/** A page that is not in the book, and why. */
export interface LeftOutPage {
  page_id: number;
  position: number;
  page_type: PageType;
  label: string | null;
  reason: LeftOutReason;
}

/** Why an exhibitor's page in this state is not printed, or null. */
const leftOutIn: Record<ReleaseState, LeftOutReason | null> = {
  draft: 'not-released',
  released: 'not-accepted',
  accepted: null,
  rejected: 'rejected',
};

/** Why a page is not printed, or null: exhibitors' pages have to be accepted, the others active. */
function reasonToLeaveOut(page: Row): LeftOutReason | null {
  if (!page.active) return 'inactive';
  const undecided = isExhibitorPage(page.pageType) ? leftOutIn[page.state] : null;
  if (undecided) return undecided;
  if (!isUploadedPage(page.pageType)) return null;
  if (!page.contentFile) return 'no-pdf';
  if (isUnchecked({ status: page.contentStatus, report: page.contentReport })) return 'pdf-not-ready';
  if (page.contentStatus === checkStates.failed)
    return page.contentOverride === null ? 'pdf-has-errors' : null;
  return page.contentStatus === checkStates.ready ? null : 'pdf-not-ready';
}

/** The content of a wine page as it was released; null for the other kinds. */
const winesOf = (page: Row): WinePageInput | null =>
  hasWines(page.pageType) ? winePageInput.parse(page.snapshot) : null;

/** A printed page with the snapshot of a wine page, which takes a quarter of a millisecond to parse. */
interface Printed {
  page: Row;
  wines: WinePageInput | null;
}

/** Pages are read in portions of this size, so that the server can answer other requests in between. */
const READ_AT_ONCE = 20;

async function readAll(pages: Row[]): Promise<Printed[]> {
  const read: Printed[] = [];
  for (const page of pages) {
    read.push({ page, wines: winesOf(page) });
    if (read.length % READ_AT_ONCE === 0) await setImmediate();
  }
  return read;
}

const ofExhibitor = (
  { page, wines }: Printed,
  names: Map<number, PrintedFacts['company']>,
): ExhibitorPage[] =>
  page.exhibitorId === null
    ? []
    : [
        {
          pageId: page.id,
          exhibitorId: page.exhibitorId,
          wineIds: wines?.categories.flatMap((category) => category.wines.map(({ id }) => id)) ?? [],
          printed: wines && printedFactsOf(wines, page.standId),
          releasedAt: page.releasedAt,
          called: names.get(page.id) ?? null,
        },
      ];

/** A page whose exhibitor is called as the book calls it. */
function asPrinted(page: Row, exhibitorPages: ExhibitorPage[]): Row {
  const { exhibitor, exhibitorId } = page;
  if (!exhibitor || exhibitorId === null) return page;
  const living = { company_name: exhibitor.companyName, city: exhibitor.city };
  const { company_name: companyName } = printedCompanyOf(exhibitorId, exhibitorPages, living);
  return { ...page, exhibitor: { ...exhibitor, companyName } };
}

/** The logo that a wine page prints, if any. */
const logoIdOf = ({ wines }: Printed): number[] => {
  const id = wines?.logo?.logo_id;
  return id == null ? [] : [id];
};

/**
 * The book of a catalogue as it would be printed now: every page in order with its content, and those left out. Number
 * it with numberBook before it is laid out.
 */
export async function listPrintablePages(
  db: Database,
  catalogId: number,
): Promise<{ pages: PrintablePage[]; leftOut: LeftOutPage[] }> {
  const rows = await db.prisma.page.findMany({
    where: { catalogId },
    orderBy: { position: 'asc' },
    include: inBook,
    omit: { search: true, printed: true },
  });
  const reasons = new Map(rows.map((page) => [page.id, reasonToLeaveOut(page)]));
  const printed = await readAll(rows.filter((page) => !reasons.get(page.id)));
  const printedAds = printed.filter(({ page }) => isAd(page.pageType));
  const names = await findNamesAtRelease(
    db,
    printedAds.map(({ page }) => page.id),
  );
  const exhibitorPages = printed.flatMap((page) => ofExhibitor(page, names));
  const logos = await findFaultyLogos(db, printed.flatMap(logoIdOf));
  const pages = await Promise.all(
    printed.map(async ({ page: living, wines }) => {
      const page = asPrinted(living, exhibitorPages);
      return {
        position: page.position,
        book: await bookPageOf(db, page, exhibitorPages, wines),
        file: isUploadedPage(page.pageType) ? page.contentFile : null,
        letThrough: isUploadedPage(page.pageType)
          ? letThroughOf('page', { report: page.contentReport, override: page.contentOverride })
          : (logos.get(wines?.logo?.logo_id ?? 0) ?? null),
        description: page.description,
        companyName: page.exhibitor?.companyName ?? null,
        changed: wines ? changedFacts(wines, factsOf(living)) : [],
        link: page.link,
      };
    }),
  );
  const leftOut = rows.flatMap((page) => {
    const reason = reasons.get(page.id);
    const label = page.exhibitor?.companyName ?? page.description;
    const page_type = page.pageType as PageType;
    return reason ? [{ page_id: page.id, position: page.position, page_type, label, reason }] : [];
  });
  return { pages, leftOut };
}

/** The content of one page; a wine page prints its snapshot. @param wines that snapshot, if it was parsed already */
export async function bookPageOf(
  db: Database,
  page: Row,
  printed: ExhibitorPage[],
  wines?: WinePageInput | null,
): Promise<BookPage> {
  const type = pageTypeOf(page.pageType);
  if (hasWines(type)) return pageOfWines(page.id, wines ?? winePageInput.parse(page.snapshot));
  if (isUploadedPage(type))
    return { page_id: page.id, folio: null, page_type: type, content: uploadOf(page) };
  return findGeneratedPage(db, page.catalogId, { id: page.id, type, kind: page.registerKind }, printed);
}

const uploadOf = (page: Row) => ({
  description: page.description,
  company_name: page.exhibitor?.companyName ?? null,
  printed_pages: Math.max(1, page.contentPages ?? 1),
});
