import { z } from 'zod';
import { catalogTypes, SHIP_CATALOG_TYPE } from './catalog-type.ts';
import { choiceFilter, flagFilter, listQuery, numberFilter, textFilter } from './list.ts';
import { count, filledLine, optionalLine, optionalParagraphs, version } from './primitives.ts';

/** `catalog_id` of a stand that was never assigned to an exhibitor. */
export const NO_CATALOG = -1;

export const standItem = z.object({
  id: z.int(),
  stand: z.string(),
  catalog_type: z.literal(catalogTypes),
  ship: z.string().nullable(),
  deck: z.string().nullable(),
  description: z.string().nullable(),
  /** The latest catalogue in which the stand was assigned to an exhibitor; -1 if none. */
  catalog_id: z.int(),
  /** Who has it in the active catalogue, with their request; only for administrators. */
  holder: z.object({ id: z.int(), company_name: z.string(), request_id: z.int().nullable() }).nullable(),
  version: z.int(),
});
export type StandItem = z.output<typeof standItem>;

const catalogType = count(1, 2).pipe(z.literal(catalogTypes));

/** Ship and deck are names; both are needed on a ship and cleared on land. */
export const standForm = z
  .object({
    stand: filledLine(2, 64),
    catalog_type: catalogType,
    ship: optionalLine(64).optional(),
    deck: optionalLine(64).optional(),
    description: optionalParagraphs(1000).optional(),
    version,
  })
  .superRefine(({ catalog_type, ship, deck }, ctx) => {
    if (catalog_type !== SHIP_CATALOG_TYPE) return;
    if (!ship) ctx.addIssue({ code: 'custom', path: ['ship'], message: 'validation.required' });
    if (!deck) ctx.addIssue({ code: 'custom', path: ['deck'], message: 'validation.required' });
  })
  .transform((form) =>
    form.catalog_type === SHIP_CATALOG_TYPE ? form : { ...form, ship: null, deck: null },
  );

export const standList = listQuery({
  filters: {
    stand: textFilter,
    catalog_type: choiceFilter(catalogTypes),
    ship: textFilter,
    deck: textFilter,
    ship_id: numberFilter,
    deck_id: numberFilter,
    description: textFilter,
  },
  sortable: ['stand', 'catalog_type', 'ship', 'deck', 'description'],
  /** `active_catalog=1`: only stands of the active catalogue's type; none if there is no active catalogue. */
  custom: { active_catalog: flagFilter },
});
