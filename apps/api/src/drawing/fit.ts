import type { PrintedLook, WinePageInput } from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import { fromPress } from '../lib/press-fault.ts';
import { pageOfWines } from './page-of-wines.ts';

/**
 * Lays a wine page out as it would be printed and reports whether everything fits into its box.
 * @throws AppError 502 without a browser, 504 after a timeout
 */
export async function fitsOnPage(
  press: Press,
  page: { id: number; catalog: { name: string }; look?: PrintedLook | undefined },
  content: WinePageInput,
): Promise<boolean> {
  const run = {
    catalog_name: page.catalog.name,
    language: 'de' as const,
    ...(page.look && { look: page.look }),
    pages: [pageOfWines(page.id, content)],
  };
  const boxes = await fromPress(press.measure(run));
  return boxes.every(({ overflow_mm }) => overflow_mm === 0);
}
