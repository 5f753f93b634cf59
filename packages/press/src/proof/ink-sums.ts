import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { separatePage } from './separate-page.ts';

const INKS = 4;
const A_PIXEL_A_MM = 25.4;

/**
 * All inks of a page on top of each other in percent, row by row from the top, a cell a millimetre.
 * Throws `unreadable`.
 * @param page 0-based
 */
export async function inkSumsOfPage(
  bytes: Uint8Array,
  page: number,
): Promise<{ columns: number; rows: number; values: Float64Array }> {
  const engine = await openProfile(fogra39().profile);
  const { widthPx, heightPx, inks } = await separatePage(bytes, { page, ppi: A_PIXEL_A_MM, engine });
  const values = new Float64Array(widthPx * heightPx);
  for (const [i, ink] of inks.entries()) {
    const cell = Math.floor(i / INKS);
    values[cell] = (values[cell] as number) + (ink / 255) * 100;
  }
  return { columns: widthPx, rows: heightPx, values };
}
