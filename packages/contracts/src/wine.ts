import { z } from 'zod';
import { eachOnce, onAnyRows } from './across-fields.ts';
import { thisYear } from './fair-year.ts';
import { choiceFilter, listQuery, numberFilter, textFilter } from './list.ts';
import { listField } from './list-field.ts';
import { shownNames } from './names.ts';
import {
  count,
  filledLine,
  flag,
  id,
  money,
  numeric,
  optionalId,
  optionalLine,
  shownEmail,
  version,
} from './primitives.ts';
import { awardSymbolCode } from './printed-page.ts';
import type { WineEmptyField, WineField } from './wine-columns.ts';
import {
  alcoholLevels,
  MAX_GRAPES_PER_WINE,
  MAX_PRICES_PER_WINE,
  MAX_SKU,
  MIN_YEAR,
  NO_ALCOHOL_LEVEL,
  WINE_NAME_LENGTH,
} from './wine-limits.ts';

const named = z.object({ id: z.int(), name: z.string(), ...shownNames });

export const winePrice = z.object({
  bottle_size_id: z.int(),
  size: z.string(),
  price: z.number(),
  wine_id: z.int(),
});

const shownFields = {
  wine: z.string(),
  year: z.int().nullable(),
  sku: z.string().nullable(),
  region_id: z.int(),
  wine_type_id: z.int(),
  wine_category_id: z.int().nullable(),
  alcohol_content_level: z.literal(alcoholLevels).nullable(),
  award_id: z.int().nullable(),
  public_wine: flag,
} satisfies Record<WineField, z.ZodType>;

export const wineItem = z.object({
  id: z.int(),
  ...shownFields,
  region: named.extend({ country_id: z.int(), country: named }),
  award: z.object({ id: z.int(), award: z.string(), symbol: awardSymbolCode, ...shownNames }).nullable(),
  wine_type: z.object({ id: z.int(), wine_type: z.string(), ...shownNames }),
  wine_category: z.object({ id: z.int(), wine_category: z.string() }).nullable(),
  grape_varieties: z.array(z.object({ id: z.int(), bezeichnung_d_cod: z.string() })),
  grape_varieties_count: z.int(),
  user_id: z.int(),
  user: z.object({ id: z.int(), email: shownEmail, company_name: z.string() }),
  created_by: z.int(),
  creator: z.object({ id: z.int(), email: shownEmail }),
  isCreatedByAdmin: flag,
  /** File name of the picture; fetch it at wine/thumbnail/{id}. */
  logo: z.string().nullable(),
  mimetype: z.string().nullable(),
  bottleSizes: z.array(winePrice),
  version: z.int(),
});
export type WineItem = z.output<typeof wineItem>;

/** `GET wine/usual`: what a new wine of the caller most likely has; null where nothing can be said. */
export const usualOfWines = z.object({ region_id: z.int().nullable(), bottle_size_id: z.int().nullable() });
export type UsualOfWines = z.output<typeof usualOfWines>;

/** One price row of the form: CHF for one bottle size. */
export const priceRow = z.object({ bottle_size_id: id, price: money });

/** A grape variety is given by its id, or by an object that contains it (from older clients). */
const grapeId = z.preprocess(
  (input: number | string | { id: number }) => (typeof input === 'object' && input ? input.id : input),
  id,
);

const year = z
  .preprocess(
    (input: number | string | null) => (input === '' ? null : input),
    count(MIN_YEAR, 9999).nullable(),
  )
  .superRefine((year, ctx) => {
    const max = thisYear();
    if (year !== null && year > max)
      ctx.addIssue({ code: 'custom', message: 'validation.max', params: { max } });
  });

/** What a form may say of each column; what may be empty is null. */
const ownFields = {
  wine: filledLine(WINE_NAME_LENGTH.min, WINE_NAME_LENGTH.max),
  year,
  sku: optionalLine(MAX_SKU),
  region_id: id,
  wine_type_id: id,
  wine_category_id: optionalId,
  award_id: optionalId,
  alcohol_content_level: numeric(z.literal(alcoholLevels)),
  public_wine: flag,
} satisfies Record<WineField, z.ZodType>;

const fields = {
  ...ownFields,
  grape_varieties: listField(grapeId, MAX_GRAPES_PER_WINE).superRefine(eachOnce(), { when: onAnyRows }),
  bottle_size: listField(priceRow, MAX_PRICES_PER_WINE).superRefine(eachOnce('bottle_size_id'), {
    when: onAnyRows,
  }),
};

/** What a new wine may do without. */
const emptyFields = {
  year: fields.year.optional().default(null),
  sku: fields.sku.optional().default(null),
  wine_category_id: fields.wine_category_id.optional().default(null),
  award_id: fields.award_id.optional().default(null),
} satisfies Record<WineEmptyField, z.ZodType>;

/** The texts of a wine that a page prints. */
export const wineTexts = { wine: fields.wine, year: fields.year };

/** The next vintage of a wine: its year and its prices; the rest is as before. */
export const wineVintage = z.object({
  wine_id: id,
  year: year.refine((value) => value !== null, 'validation.required'),
  bottle_size: fields.bottle_size,
});
export type WineVintage = z.output<typeof wineVintage>;

/** A new wine. `user_id` is the exhibitor; only administrators send it; otherwise it is the caller's id. */
export const wineCreate = z.object({
  ...fields,
  ...emptyFields,
  public_wine: fields.public_wine.optional().default(1),
  grape_varieties: fields.grape_varieties.optional().default([]),
  bottle_size: fields.bottle_size.optional().default([]),
  user_id: id.optional(),
});
export type WineCreate = z.output<typeof wineCreate>;

/**
 * `remove_from_pages` 1 confirms that the wine is removed from every page on which it would no longer have a
 * price; without it a change that removes the last matching price is refused (409 `wine.price-on-page`).
 */
export const agreement = { remove_from_pages: flag.optional() };

/** Absent fields are not changed. */
export const wineUpdate = z
  .object({ ...fields, user_id: id })
  .partial()
  .extend({ version, ...agreement });
export type WineUpdate = z.output<typeof wineUpdate>;

/** `POST wine/update`: the same as a form, with the id in it and optionally a picture in `file`. */
export const wineFormUpdate = wineUpdate.extend({ id });

export const wineList = listQuery({
  filters: {
    user_id: numberFilter,
    'user.company_name': textFilter,
    wine: textFilter,
    region: textFilter,
    region_id: numberFilter,
    year: numberFilter,
    wine_type: textFilter,
    wine_type_id: numberFilter,
    wine_category_id: numberFilter,
    country_id: numberFilter,
    bottle_size_id: numberFilter,
    grape_variety_id: numberFilter,
    award: textFilter,
    award_id: numberFilter,
    alcohol_content_level: choiceFilter([NO_ALCOHOL_LEVEL, ...alcoholLevels]),
    /** 0 for those without any. */
    gv_count: choiceFilter([0]),
    price_count: choiceFilter([0]),
  },
  sortable: [
    'user.company_name',
    'wine',
    'region',
    'year',
    'wine_type',
    'award',
    'alcohol_content_level',
    'id',
  ],
  custom: {
    gv_count: choiceFilter([0]),
    alcohol_content_level: choiceFilter([NO_ALCOHOL_LEVEL, ...alcoholLevels]),
  },
});
export type WineListQuery = z.output<typeof wineList>;
