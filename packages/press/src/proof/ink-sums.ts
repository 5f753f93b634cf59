import type { PDFDocument } from 'pdf-lib';
import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { inkSums } from './proof-inks.ts';
import { separatePage } from './separate-page.ts';

/** Renderers draw areas to whole pixels: with four a millimetre an edge is a quarter of it off at most. */
const PER_MM = 4;

export interface InkSums {
  columns: number;
  rows: number;
  /** In percent, row by row from the top. */
  values: Float64Array;
  /** Cells to a millimetre; fewer on pages far larger than a catalogue's. */
  perMm: number;
}

/**
 * All inks of a page on top of each other. Throws `unreadable`.
 * @param source a file that no one else reads from: the page is taken apart
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
