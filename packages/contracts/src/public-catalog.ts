import { z } from 'zod';
import { awardSymbolCode } from './printed-page.ts';

/**
 * Everything that the public may see of a catalogue. Pages, data files and the index of the search are made of this object
 * alone: what it does not name cannot leave. It holds no e-mail address, no wine that its exhibitor keeps private, and
 * nothing that does not stand on an accepted page.
 */

/** A name with what it is called in French and English; null where it has no other name. */
const named = z.object({
  id: z.int(),
  name: z.string(),
  name_fr: z.string().nullable(),
  name_en: z.string().nullable(),
});
export type PublicName = z.infer<typeof named>;

/** A stand, with ship and deck where the fair is on ships. */
export const publicStand = z.object({
  stand: z.string(),
  ship: z.string().nullable(),
  deck: z.string().nullable(),
});
export type PublicStand = z.infer<typeof publicStand>;

/** The number of the printed page in the newest book; null while there is none that has the page. */
const pageNumber = z.int().nullable();

/** A page of an exhibitor, with its wines in the order in which they are printed. */
export const publicPage = z.object({
  page_id: z.int(),
  page_title: z.string().nullable(),
  page_number: pageNumber,
  footer: z.string().nullable(),
  categories: z.array(z.object({ category: z.string(), wines: z.array(z.int()) })),
});
export type PublicPage = z.infer<typeof publicPage>;

/** The picture of an exhibitor's mark: the stored file, by the hash of its bytes. */
export const publicLogo = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  extension: z.enum(['png', 'jpg']),
});

/** A company as its newest accepted page prints it. */
export const publicExhibitor = z.object({
  id: z.int(),
  company_name: z.string(),
  street: z.string().nullable(),
  number: z.string().nullable(),
  zip_code: z.string().nullable(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  logo: publicLogo.nullable(),
  /** In walking order. */
  stands: z.array(publicStand),
  pages: z.array(publicPage),
});
export type PublicExhibitor = z.infer<typeof publicExhibitor>;

/** A wine as it is printed, with its origin, type, grapes and alcohol level as they were when it was published. */
export const publicWine = z.object({
  id: z.int(),
  exhibitor_id: z.int(),
  wine: z.string(),
  year: z.int().nullable(),
  /** CHF for one bottle of that size. */
  prices: z.array(z.object({ bottle_size: z.string(), price: z.number().nonnegative() })),
  /** `id` is null for an award that is not administered any more. */
  award: z.object({ id: z.int().nullable(), award: z.string(), symbol: awardSymbolCode }).nullable(),
  region_id: z.int(),
  country_id: z.int(),
  wine_type_id: z.int(),
  grape_variety_ids: z.array(z.int()),
  /** 10, 20 or 30; null where it is not entered. */
  alcohol_content_level: z.int().nullable(),
  page_id: z.int(),
  page_number: pageNumber,
});
export type PublicWine = z.infer<typeof publicWine>;

export const publicCatalog = z.object({
  /** Of this format. A reader must not rely on anything when it is another one. */
  version: z.literal(1),
  catalog: z.object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    /** The days of the collection, YYYY-MM-DD. */
    from: z.string(),
    to: z.string(),
  }),
  /** The name of the fair, null where the organiser has entered none. */
  fair: z.string().nullable(),
  edition: z.object({ number: z.int(), created_at: z.string() }),
  /** Ships in walking order, each with its decks. */
  ships: z.array(z.object({ name: z.string(), decks: z.array(z.string()) })),
  countries: z.array(named),
  regions: z.array(named.extend({ country_id: z.int() })),
  wine_types: z.array(named),
  grape_varieties: z.array(named),
  awards: z.array(named.extend({ symbol: awardSymbolCode })),
  /** In the order of their names. */
  exhibitors: z.array(publicExhibitor),
  wines: z.array(publicWine),
});
export type PublicCatalog = z.infer<typeof publicCatalog>;
