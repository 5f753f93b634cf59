import type { BookPage, PrintedLook } from '@rebblatt/contracts';
import { isUploadedPage } from '@rebblatt/contracts';
import { printedPagesOf } from '@rebblatt/printed-page';
import type { PlanPage } from './plan.queries.ts';

/** A page with its place in the planned book: the number of its first printed page, null for one that has none. */
export interface PlacedPage {
  page: PlanPage;
  folio: number | null;
  /** How many printed pages it takes. */
  sides: number;
}

/** An upload without a file takes the page that it is meant to fill. */
function sidesOf(page: PlanPage, generated: Map<number, BookPage>, look: PrintedLook | undefined): number {
  const laidOut = generated.get(page.id);
  if (laidOut) return printedPagesOf(laidOut, look);
  return isUploadedPage(page.page_type) ? Math.max(1, page.content_pages ?? 1) : 1;
}

/**
 * Every page with its place in the book that the active ones among these make, as if everything open were accepted.
 * @param generated registers and wine tour of these pages
 * @param look the catalogue's design, by which registers may be longer
 */
export function placePlanned(
  pages: PlanPage[],
  generated: Map<number, BookPage>,
  look: PrintedLook | undefined,
): PlacedPage[] {
  let next = 1;
  return pages.map((page) => {
    if (!page.active) return { page, folio: null, sides: 0 };
    const sides = sidesOf(page, generated, look);
    const folio = next;
    next += sides;
    return { page, folio, sides };
  });
}

/** How many printed pages the planned book has. */
export const countPlanned = (placed: PlacedPage[]) => placed.reduce((sum, { sides }) => sum + sides, 0);
