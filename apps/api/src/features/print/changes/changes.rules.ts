import type { PrintedPageChange, PrintManifest } from '@rebblatt/contracts';

type ManifestPage = PrintManifest['pages'][number];

interface PlacedPage {
  page: ManifestPage;
  /** From 1 within its page. */
  number: number;
  printed: ManifestPage['sheets'][number];
}

/** Printed pages by catalogue page and number, which identify them across books. */
function placedPagesOf({ pages }: PrintManifest): Map<string, PlacedPage> {
  const placed = new Map<string, PlacedPage>();
  for (const page of pages)
    page.sheets.forEach((printed, i) => {
      placed.set(`${page.page_id}/${i + 1}`, { page, number: i + 1, printed });
    });
  return placed;
}

const contentOf = ({ printed }: PlacedPage) => printed.content_sha256 ?? printed.sha256;

/** How a printed page that is in both books differs; null when it does not. */
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

/** A removed page is listed before the one that replaced it. */
const orderOf = ({ before, now }: PrintedPageChange) => now?.pdf_page ?? (before?.pdf_page ?? 0) - 0.5;

/** The output condition of a book; null for early books, which kept the colours of the screen. */
const conditionOf = ({ pdfx }: PrintManifest) => pdfx?.output_condition ?? null;

/** The output conditions of two books if they differ. */
export function otherCondition(before: PrintManifest, now: PrintManifest) {
  const conditions = { before: conditionOf(before), now: conditionOf(now) };
  return conditions.before === conditions.now ? null : conditions;
}

/**
 * The differences between two books of one catalogue, in the order of the new one. A page that only has another printed
 * number counts as moved; another output condition changes the inks of every page. A page that is not listed is in both
 * books at the same position with the same inks.
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

/** Pages of the new book that are not in the earlier one at the same position with the same inks, in its order. */
export const pagesToReplace = (changes: readonly PrintedPageChange[]): number[] =>
  changes.flatMap(({ now }) => (now ? [now.pdf_page] : []));

/** Whether this page of one of the two books is shown for comparison; a moved page looks the same. */
export const isShown = (
  changes: readonly PrintedPageChange[],
  side: 'before' | 'now',
  pdfPage: number,
): boolean => changes.some(({ kind, ...places }) => kind !== 'moved' && places[side]?.pdf_page === pdfPage);
