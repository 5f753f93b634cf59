import { z } from 'zod';
import { cleanLine } from './clean-text.ts';
import { MAX_PER_PAGE, MAX_SEARCH } from './list-limits.ts';
import { MAX_ID } from './primitives.ts';

const json = (text: string, ctx: z.RefinementCtx) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    ctx.addIssue({ code: 'custom', message: 'validation.invalid', input: text });
    return z.NEVER;
  }
};

/** Text that is searched for: cleaned as every stored name is. */
const soughtText = z.string().transform(cleanLine).pipe(z.string().max(MAX_SEARCH));

/** A search is a JSON string; a bare one is accepted as well. */
const search = z
  .string()
  .transform((text) => {
    try {
      const parsed: unknown = JSON.parse(text);
      return typeof parsed === 'string' || typeof parsed === 'number' ? String(parsed) : text;
    } catch {
      return text;
    }
  })
  .pipe(soughtText);

const empty = new Set<unknown>(['', null, undefined]);

/** Values of the client that mean "no filter" are dropped before the filters are checked. */
const withoutEmpty = (value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, entry]) => !empty.has(entry)))
    : value;

const sortDirection = z.enum(['asc', 'desc', 'none']);

/**
 * The query of a list: `search`, `columnFilters`, `sort` (JSON each), `custom` (JSON) and `userId`.
 * Only these filters and sort fields are accepted; any other name is an error of that field, not ignored.
 *
 * @param spec.filters one schema per filterable field
 * @param spec.sortable the fields a list may be ordered by
 * @param spec.custom filters that are not columns, sent in `custom` or as a parameter of their own
 *   (`gv_count=0`)
 */
export function listQuery<
  F extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  C extends z.ZodRawShape,
>(spec: { filters: F; sortable: S; custom: C }) {
  const filters = z.strictObject(spec.filters).partial();
  const custom = z.strictObject(spec.custom).partial();
  const sort = z.array(z.object({ field: z.enum(spec.sortable), type: sortDirection })).max(8);
  return z.looseObject({
    search: search.optional().default(''),
    columnFilters: z.string().max(4000).transform(json).transform(withoutEmpty).pipe(filters).optional(),
    sort: z
      .string()
      .max(2000)
      .transform(json)
      .pipe(sort)
      .transform((entries) => entries.filter((entry) => entry.type !== 'none'))
      .pipe(sort)
      .optional()
      .default([]),
    custom: z.string().max(2000).transform(json).transform(withoutEmpty).pipe(custom).optional(),
    userId: z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number)
      .pipe(z.int().max(MAX_ID))
      .optional(),
    ...custom.shape,
  });
}

/** What {@link listQuery} returns. */
export interface ListQuery<
  F = Record<string, unknown>,
  S extends string = string,
  C = Record<string, unknown>,
> {
  search: string;
  columnFilters?: Partial<F>;
  sort: { field: S; type: 'asc' | 'desc' | 'none' }[];
  custom?: Partial<C>;
  userId?: number;
}

/** `/{perPage}/{page}` of a list: 1 to 10000 rows; pages are counted from 1, and 0 also means the first. */
export const paging = z.object({
  perPage: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(MAX_PER_PAGE)),
  page: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform((text) => Math.max(1, Number(text))),
});

/** A filter that matches a part of a text. */
export const textFilter = z.union([z.string(), z.number()]).transform(String).pipe(soughtText);

/** A filter on a flag: 1 or 0. */
export const flagFilter = z
  .union([z.literal([0, 1, '0', '1']), z.boolean()])
  .transform((value) => (Number(value) ? 1 : 0) as 0 | 1);

/** A filter on one of a few numbers. */
export const choiceFilter = <const T extends number>(choices: readonly T[]) =>
  z
    .union([z.string().regex(/^\d{1,6}$/), z.number()])
    .transform(Number)
    .pipe(z.literal(choices));

/** A filter on an integer, such as a year or an id. */
export const numberFilter = z
  .union([z.string().regex(/^\d{1,10}$/), z.number()])
  .transform(Number)
  .pipe(z.int().min(0).max(MAX_ID));
