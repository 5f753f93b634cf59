import type { PageOfWines, WinePageInput } from '@rebblatt/contracts';
import { WINE_PAGE } from '@rebblatt/contracts';

/** A page of a book with this content; without a number and without article numbers unless `how` says otherwise. */
export const pageOfWines = (
  page_id: number,
  content: WinePageInput,
  how: Partial<Pick<PageOfWines, 'folio' | 'with_sku'>> = {},
): PageOfWines => ({ page_id, folio: null, page_type: WINE_PAGE, with_sku: false, content, ...how });
