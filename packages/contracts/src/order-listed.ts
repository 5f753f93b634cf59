import { z } from 'zod';
import { id, optionalId } from './primitives.ts';
import { countFields, requestRemark, serviceAmounts } from './request.ts';
import { REQUEST_COUNTS } from './request-limits.ts';

const most = REQUEST_COUNTS.winePages.max + REQUEST_COUNTS.adPages.max;

/** An order that came on paper, as a row of a list: what was ordered, and the stands and titles planned for it. */
export const orderListed = z.object({
  exhibitor_id: id,
  catalog_id: id,
  count_stands: countFields.count_stands,
  count_pages_wine: countFields.count_pages_wine,
  count_pages_advertising: countFields.count_pages_advertising.optional().default(0),
  /** Stands by their ids. */
  stands: z.array(id).max(REQUEST_COUNTS.stands.max).optional().default([]),
  /** The titles of its pages in their order; the last one is that of all that follow. */
  titles: z.array(id).max(most).optional().default([]),
  service: serviceAmounts.optional().default({}),
  /** The wished deck by its id. */
  deck: optionalId.optional().default(null),
  comment: requestRemark.optional().default(null),
});
export type OrderListed = z.output<typeof orderListed>;
