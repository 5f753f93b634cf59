import { z } from 'zod';
import { onceRight } from './across-fields.ts';
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

const neededOnShip = (field: 'ship' | 'deck') => ({
  path: [field],
  message: 'validation.required',
  when: onceRight('catalog_type', field),
});

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
  .refine(({ catalog_type, ship }) => catalog_type !== SHIP_CATALOG_TYPE || ship, neededOnShip('ship'))
  .refine(({ catalog_type, deck }) => catalog_type !== SHIP_CATALOG_TYPE || deck, neededOnShip('deck'))
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
