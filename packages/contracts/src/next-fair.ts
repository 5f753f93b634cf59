import { z } from 'zod';
import { catalogCreate, catalogItem } from './catalog.ts';
import { idList } from './list-field.ts';
import { flag } from './primitives.ts';
import { orderedCounts } from './request.ts';

/**
 * `POST catalog/{id}/next`: the catalogue after this one. The form is that of any new catalogue; reminder days that are
 * absent are those of this one.
 */
export const catalogNext = catalogCreate.safeExtend({
  /** Whether content pages and the wine tour come along, in their order; the registers always do. */
  pages: flag.optional().default(1),
  /** Whether the files of the content pages come along. */
  files: flag.optional().default(1),
  /** Whether the design of its printed pages comes along, if it has one of its own. */
  design: flag.optional().default(1),
  /** Whose order of last time is proposed to them: that of all who took part, or of these. */
  exhibitors: z
    .union([z.boolean(), idList(5000)])
    .optional()
    .default(false),
});
export type CatalogNext = z.output<typeof catalogNext>;

/** What the next catalogue could be called, when it could be, and what this one can hand on. */
export const nextOffer = z.object({
  catalog: z.object({ id: z.int(), name: z.string() }),
  form: catalogItem.pick({ name: true, catalog_type: true, from: true, to: true, reminder_days: true }),
  generated_pages: z.int(),
  content_pages: z.int(),
  /** How many content pages have a file that can be printed. */
  files: z.int(),
  /** Whether its printed pages have a design of their own. */
  design: flag,
  /** Services and page titles belong to no catalogue: every one has them. */
  services: z.int(),
  page_titles: z.int(),
  /** Those who took part and whose account is not closed, with what would be proposed to them. */
  exhibitors: z.array(
    z.object({
      id: z.int(),
      company_name: z.string(),
      ...orderedCounts,
      stands: z.array(z.string()),
    }),
  ),
  /** Those who took part and whose account is closed. */
  closed: z.array(z.string()),
});
export type NextOffer = z.output<typeof nextOffer>;
