import type { PDFDocument } from 'pdf-lib';
import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { inkSums } from './proof-inks.ts';
import { separatePage } from './separate-page.ts';

/** Renderers align areas to whole pixels: with four per millimetre an edge is off by at most a quarter of one. */
const PER_MM = 4;

export interface InkSums {
  columns: number;
  rows: number;
  /** In percent, row by row from the top. */
  values: Float64Array;
  /** Cells per millimetre; fewer on pages that are far larger than those of a catalogue. */
  perMm: number;
}

/**
 * The sum of all inks of a page. Throws `unreadable`.
 * @param source a file that nothing else uses: the page is modified
 * @param page 0-based
 */
export async function inkSumsOfPage(source: PDFDocument, page: number): Promise<InkSums> {
  const engine = await openProfile(fogra39().profile);
  const separation = await separatePage(source, { page, ppi: 25.4 * PER_MM, engine });
  const values = inkSums(separation).map((sum) => (sum / 255) * 100);
  return {
    columns: separation.widthPx,
    rows: separation.heightPx,
    values,
    perMm: separation.ppi / 25.4,
  };
}
