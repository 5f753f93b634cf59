import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { inkSums } from './proof-inks.ts';
import { separatePage } from './separate-page.ts';

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
  const separation = await separatePage(bytes, { page, ppi: A_PIXEL_A_MM, engine });
  const { widthPx, heightPx } = separation;
  const values = inkSums(separation).map((sum) => (sum / 255) * 100);
  return { columns: widthPx, rows: heightPx, values };
}
