import type { PrintedPageChange, PrintManifest } from '@rebblatt/contracts';

type ManifestPage = PrintManifest['pages'][number];

interface PlacedPage {
  page: ManifestPage;
  /** From 1 within its page. */
  number: number;
  printed: ManifestPage['sheets'][number];
}

/** Printed pages by catalogue page and number: what stays the same thing from book to book. */
function placedPagesOf({ pages }: PrintManifest): Map<string, PlacedPage> {
  const placed = new Map<string, PlacedPage>();
  for (const page of pages)
    page.sheets.forEach((printed, i) => {
      placed.set(`${page.page_id}/${i + 1}`, { page, number: i + 1, printed });
    });
  return placed;
}

const contentOf = ({ printed }: PlacedPage) => printed.content_sha256 ?? printed.sha256;

/** What happened to a printed page that is in both books; null when nothing did. */
function kindOf(before: PlacedPage, now: PlacedPage, sameInk: boolean): 'changed' | 'moved' | null {
  const samePlace = before.printed.pdf_page === now.printed.pdf_page;
  if (sameInk && samePlace && before.printed.sha256 === now.printed.sha256) return null;
  return !samePlace && contentOf(before) === contentOf(now) ? 'moved' : 'changed';
}

const placeOf = ({ printed: { pdf_page, folio } }: PlacedPage) => ({ pdf_page, folio });

function changeOf(
  kind: PrintedPageChange['kind'],
  before: PlacedPage | undefined,
  now: PlacedPage | undefined,
): PrintedPageChange {
  const { page, number } = (now ?? before) as PlacedPage;
  return {
    kind,
    page_id: page.page_id,
    page_type: page.page_type,
    label: page.label,
    sheet: number,
    sheets: page.sheets.length,
    before: before ? placeOf(before) : null,
    now: now ? placeOf(now) : null,
  };
}

/** What is gone stands before what took its place. */
const orderOf = ({ before, now }: PrintedPageChange) => now?.pdf_page ?? (before?.pdf_page ?? 0) - 0.5;

/** The printing a book is made for; null for books of before, which kept the colours of the screen. */
const conditionOf = ({ pdfx }: PrintManifest) => pdfx?.output_condition ?? null;

/** The printings of two books when they are different ones. */
export function otherCondition(before: PrintManifest, now: PrintManifest) {
  const conditions = { before: conditionOf(before), now: conditionOf(now) };
  return conditions.before === conditions.now ? null : conditions;
}

/**
 * What differs between two books of one catalogue, in the order of the new one. A page that only got another printed
 * number counts as moved; for another printing every page has other inks. What is not listed stands in both books at
 * the same place with the same ink.
 */
export function compareBooks(
  before: PrintManifest,
  now: PrintManifest,
): { changes: PrintedPageChange[]; unchanged: number } {
  const earlier = placedPagesOf(before);
  const sameInk = otherCondition(before, now) === null;
  const changes: PrintedPageChange[] = [];
  let unchanged = 0;
  for (const [key, placed] of placedPagesOf(now)) {
    const was = earlier.get(key);
    earlier.delete(key);
    const kind = was ? kindOf(was, placed, sameInk) : 'added';
    if (kind === null) unchanged += 1;
    else changes.push(changeOf(kind, was, placed));
  }
  for (const gone of earlier.values()) changes.push(changeOf('removed', gone, undefined));
  return { changes: changes.sort((a, b) => orderOf(a) - orderOf(b)), unchanged };
}

/** Pages of the new book that are not in the earlier one at the same place with the same ink, in its order. */
export const pagesToReplace = (changes: readonly PrintedPageChange[]): number[] =>
  changes.flatMap(({ now }) => (now ? [now.pdf_page] : []));

/** Whether this page of one of the two books is shown beside its other state; moved pages look as before. */
export const isShown = (
  changes: readonly PrintedPageChange[],
  side: 'before' | 'now',
  pdfPage: number,
): boolean => changes.some(({ kind, ...places }) => kind !== 'moved' && places[side]?.pdf_page === pdfPage);
