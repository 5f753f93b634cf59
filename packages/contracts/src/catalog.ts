import { z } from 'zod';
import { onceRight } from './across-fields.ts';
import { catalogTypes } from './catalog-type.ts';
import { choiceFilter, listQuery, numberFilter, textFilter } from './list.ts';
import { count, day, filledLine, flag, shownEmail, version } from './primitives.ts';
import { reminderDays } from './reminder.ts';
import { statusStates } from './status-states.ts';

export const catalogItem = z.object({
  id: z.int(),
  name: z.string(),
  catalog_type: z.literal(catalogTypes),
  /** First and last day of the collection, YYYY-MM-DD, both inclusive. */
  from: z.string(),
  to: z.string(),
  currently_active: flag,
  /** The last generation, null when there is none. Always null for exhibitors. */
  status: z.literal(Object.values(statusStates)).nullable(),
  /** Days before the end on which exhibitors are reminded of what is open; empty: never. */
  reminder_days: z.array(z.int()),
  version: z.int(),
});
export type CatalogItem = z.output<typeof catalogItem>;

const fields = {
  name: filledLine(4, 120),
  from: day,
  to: day,
  catalog_type: count(1, 2).pipe(z.literal(catalogTypes)),
};

const inOrder = ({ from, to }: { from?: string; to?: string }) =>
  from === undefined || to === undefined || from <= to;
const notBefore = { path: ['to'], message: 'validation.not-before', when: onceRight('from', 'to') };

export const catalogCreate = z
  .object({ ...fields, reminder_days: reminderDays.optional() })
  .refine(inOrder, notBefore);
export type CatalogCreate = z.output<typeof catalogCreate>;

/** Absent fields are not changed. */
export const catalogUpdate = z
  .object({ ...fields, reminder_days: reminderDays })
  .partial()
  .extend({ version })
  .refine(inOrder, notBefore);
export type CatalogUpdate = z.output<typeof catalogUpdate>;

export const catalogList = listQuery({
  filters: { name: textFilter, catalog_type: choiceFilter(catalogTypes) },
  sortable: ['name', 'catalog_type', 'from', 'to', 'id'],
  custom: {},
});
export type CatalogListQuery = z.output<typeof catalogList>;

/** `active-catalog` and `last-active-catalog`: null when there is none. */
export const catalogOrNone = z.object({ data: catalogItem.nullable() });

/**
 * Whether the active catalogue, or the one that ended last, contains a page: for an exhibitor one of the
 * caller's, for administrators any page of an exhibitor or with content.
 */
export const hasCatalogPage = z.object({
  data: z.object({ has_catalog_page: flag }),
  has_catalog_page: flag,
});

/** An exhibitor of a catalogue, for selects. */
export const catalogExhibitor = z.object({
  id: z.int(),
  company_name: z.string(),
  email: shownEmail,
  active: flag,
});
export type CatalogExhibitor = z.output<typeof catalogExhibitor>;

/** `exhibitor-in-catalog`: `catalog_id` defaults to the active catalogue. */
export const exhibitorInCatalogList = listQuery({
  filters: { company_name: textFilter, email: textFilter },
  sortable: ['company_name', 'email', 'id'],
  custom: { catalog_id: numberFilter },
});

/** A stand assigned to an exhibitor; ship and deck are names, null in the spring exhibition. */
export const assignedStand = z.object({
  id: z.int(),
  stand: z.string(),
  ship: z.string().nullable(),
  deck: z.string().nullable(),
  catalog_id: z.int(),
  exhibitor_id: z.int(),
});
export type AssignedStand = z.output<typeof assignedStand>;

/** `stand-exhibitor`: administrators set `userId`; `catalog_id` defaults to the active catalogue. */
export const standExhibitorList = listQuery({
  filters: { stand: textFilter },
  sortable: ['stand', 'id'],
  custom: { catalog_id: numberFilter },
});

/** Whether a day is before, in or after a catalogue's collection; days are YYYY-MM-DD and inclusive. */
export function collectionStateOf(
  { from, to }: { from: string; to: string },
  today: string,
): 'upcoming' | 'open' | 'ended' {
  if (today < from) return 'upcoming';
  return today <= to ? 'open' : 'ended';
}
