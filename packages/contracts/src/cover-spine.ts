import type { ExpectedSpine } from './cover.ts';

/** How far the spine of a file may be from the expected one, in mm: paper is not that even either. */
const TOLERANCE_MM = 1;

const toTenth = (mm: number) => Math.round(mm * 10) / 10;

/**
 * The spine that a book needs, and whether that of the cover's file is too far from it.
 * @param printedPages pages inside the cover; two of them are a leaf
 * @param paperUm the thickness of a leaf in micrometres
 * @param spineMm of the file; null when it has none
 */
export function expectedSpineOf(
  printedPages: number,
  paperUm: number,
  spineMm: number | null,
): ExpectedSpine {
  const mm = toTenth(((printedPages / 2) * paperUm) / 1_000);
  const differs = spineMm !== null && Math.abs(spineMm - mm) > TOLERANCE_MM;
  return { printed_pages: printedPages, paper_um: paperUm, mm, differs };
}
