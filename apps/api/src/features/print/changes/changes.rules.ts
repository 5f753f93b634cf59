import type { PrintManifest, SheetChange } from '@rebblatt/contracts';

type ManifestPage = PrintManifest['pages'][number];

interface PlacedSheet {
  page: ManifestPage;
  /** From 1 within its page. */
  number: number;
  sheet: ManifestPage['sheets'][number];
}

/** Sheets by page and number: what stays the same thing from book to book. */
function sheetsOf({ pages }: PrintManifest): Map<string, PlacedSheet> {
  const sheets = new Map<string, PlacedSheet>();
  for (const page of pages)
    page.sheets.forEach((sheet, i) => {
      sheets.set(`${page.page_id}/${i + 1}`, { page, number: i + 1, sheet });
    });
  return sheets;
}

const contentOf = ({ sheet }: PlacedSheet) => sheet.content_sha256 ?? sheet.sha256;

/** What happened to a sheet that is in both books; null when nothing did. */
function kindOf(before: PlacedSheet, now: PlacedSheet, sameInk: boolean): 'changed' | 'moved' | null {
  const samePlace = before.sheet.pdf_page === now.sheet.pdf_page;
  if (sameInk && samePlace && before.sheet.sha256 === now.sheet.sha256) return null;
  return !samePlace && contentOf(before) === contentOf(now) ? 'moved' : 'changed';
}

const placeOf = ({ sheet: { pdf_page, folio } }: PlacedSheet) => ({ pdf_page, folio });

function changeOf(
  kind: SheetChange['kind'],
  before: PlacedSheet | undefined,
  now: PlacedSheet | undefined,
): SheetChange {
  const { page, number } = (now ?? before) as PlacedSheet;
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
const orderOf = ({ before, now }: SheetChange) => now?.pdf_page ?? (before?.pdf_page ?? 0) - 0.5;

/** The printing a book is made for; null for books of before, which kept the colours of the screen. */
const conditionOf = ({ pdfx }: PrintManifest) => pdfx?.output_condition ?? null;

/** The printings of two books when they are different ones. */
export function otherCondition(before: PrintManifest, now: PrintManifest) {
  const conditions = { before: conditionOf(before), now: conditionOf(now) };
  return conditions.before === conditions.now ? null : conditions;
}

/**
 * What differs between two books of one catalogue, in the order of the new one. A sheet that only got another printed
 * number counts as moved; for another printing every page has other inks. What is not told stands in both books at the
 * same place with the same ink.
 */
export function compareBooks(
  before: PrintManifest,
  now: PrintManifest,
): { changes: SheetChange[]; unchanged: number } {
  const earlier = sheetsOf(before);
  const sameInk = otherCondition(before, now) === null;
  const changes: SheetChange[] = [];
  let unchanged = 0;
  for (const [key, sheet] of sheetsOf(now)) {
    const was = earlier.get(key);
    earlier.delete(key);
    const kind = was ? kindOf(was, sheet, sameInk) : 'added';
    if (kind === null) unchanged += 1;
    else changes.push(changeOf(kind, was, sheet));
  }
  for (const gone of earlier.values()) changes.push(changeOf('removed', gone, undefined));
  return { changes: changes.sort((a, b) => orderOf(a) - orderOf(b)), unchanged };
}

/** Pages of the new book that are not in the earlier one at the same place with the same ink, in its order. */
export const pagesToReplace = (changes: readonly SheetChange[]): number[] =>
  changes.flatMap(({ now }) => (now ? [now.pdf_page] : []));

/** Whether this page of one of the two books is shown beside its other state; moved pages look as before. */
export const isShown = (changes: readonly SheetChange[], side: 'before' | 'now', pdfPage: number): boolean =>
  changes.some(({ kind, ...places }) => kind !== 'moved' && places[side]?.pdf_page === pdfPage);
