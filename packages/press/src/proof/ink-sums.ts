import { type PDFDocument, PDFName } from 'pdf-lib';
import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { readPages } from '../pdf/page-tree.ts';
import { type Rect, writeRect } from '../pdf/rect.ts';
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
 * The sum of all inks of a part of a page. Throws `unreadable`.
 * @param source a file that nothing else uses: the page is modified
 * @param page 0-based
 * @param only the part of the page that is measured, in its own units
 */
export async function inkSumsOfPage(source: PDFDocument, page: number, only: Rect): Promise<InkSums> {
  const dict = readPages(source)[page];
  for (const name of ['MediaBox', 'CropBox']) dict?.set(PDFName.of(name), writeRect(only, dict.context));
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
