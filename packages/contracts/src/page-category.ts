import { z } from 'zod';
import { onceRight } from './across-fields.ts';
import { listQuery, numberFilter, textFilter } from './list.ts';
import { MAX_CATEGORY } from './page-limits.ts';
import { count, flag, id, line, optionalId, pathId, version } from './primitives.ts';
import { awardSymbolCode, wineFacts } from './printed-page.ts';

/** A new category with this position is appended. */
export const APPEND_POSITION = 100;
/** Rows (categories, wines and footer lines) from which the editor warns. */
export const ROW_WARNING = 27;

/** A bottle size; on a released page only its text. */
const size = z.object({ id: z.int().nullable(), size: z.string() });

/** A wine in a category; prices in CHF, in the order of the category's bottle sizes. */
export const categoryWine = z.object({
  id: z.int(),
  wine: z.string(),
  year: z.int().nullable(),
  sku: z.string().nullable(),
  award: z.object({ id: z.int(), award: z.string(), symbol: awardSymbolCode }).nullable(),
  price1: z.number().nullable(),
  price2: z.number().nullable(),
  bottle_sizes: z.array(z.object({ bottle_size_id: z.int(), size: z.string(), price: z.number() })),
  grape_varieties_count: z.int(),
  /** What the design of a catalogue can print under its name. */
  facts: wineFacts.optional(),
  position: z.int(),
});
export type CategoryWine = z.output<typeof categoryWine>;

const approvedSize = z.object({ size: z.string(), price: z.number().nullable() });

/** A wine on a released page. */
export const approvedWine = z.object({
  year: z.int().nullable(),
  award: z.object({ award: z.string(), symbol: awardSymbolCode }).nullable(),
  wine_name: z.string(),
  bottle_size1: approvedSize.nullable(),
  bottle_size2: approvedSize.nullable(),
});
export type ApprovedWine = z.output<typeof approvedWine>;

/** A category of a wine page; a bottle size of null is the placeholder "***". */
export const pageCategoryItem = z.object({
  id: z.int(),
  category: z.string(),
  position: z.int(),
  page_id: z.int(),
  bottle_size1_id: z.int().nullable(),
  bottle_size1: size.nullable(),
  bottle_size2_id: z.int().nullable(),
  bottle_size2: size.nullable(),
  wines: z.array(categoryWine),
  approved_wines: z.array(approvedWine),
  version: z.int(),
});
export type PageCategoryItem = z.output<typeof pageCategoryItem>;

/** The number of lines of a wine page; `warn` is 1 from {@link ROW_WARNING} on. */
export const pageRows = z.object({
  categories: z.int(),
  wines: z.int(),
  footer_lines: z.int(),
  total: z.int(),
  max: z.int(),
  warn: z.literal([0, 1]),
});
export type PageRows = z.output<typeof pageRows>;

/** All categories of a page in order; also the response of every call that moves, adds or removes a wine. */
export const pageCategories = z.object({ data: z.array(pageCategoryItem), total: z.int(), rows: pageRows });
export type PageCategories = z.output<typeof pageCategories>;

/** `GET page-category/{perPage}/{page}` */
export const pageCategoryList = listQuery({
  filters: { page_id: numberFilter, category: textFilter },
  sortable: ['page_id', 'position', 'category', 'id'],
  custom: {},
});
export type PageCategoryListQuery = z.output<typeof pageCategoryList>;

/** A bottle size by id, by an object as in a row, or empty for the placeholder. */
const sizeRef = z.preprocess(
  (input: number | string | null | { id?: number | null }) =>
    typeof input === 'object' && input ? (input.id ?? null) : input,
  optionalId,
);

const sizes = {
  bottle_size1_id: sizeRef,
  bottle_size2_id: sizeRef,
  bottle_size1: sizeRef,
  bottle_size2: sizeRef,
};

/** `bottle_size1` is another name of `bottle_size1_id`; the id wins when both are given. */
const withIds = <T extends { [K in keyof typeof sizes]?: number | null }>({
  bottle_size1,
  bottle_size2,
  ...form
}: T) => ({
  ...form,
  bottle_size1_id: form.bottle_size1_id === undefined ? bottle_size1 : form.bottle_size1_id,
  bottle_size2_id: form.bottle_size2_id === undefined ? bottle_size2 : form.bottle_size2_id,
});

type Ids = { bottle_size1_id?: number | null | undefined; bottle_size2_id?: number | null | undefined };
const differ = (
  form: Ids & { bottle_size1?: number | null | undefined; bottle_size2?: number | null | undefined },
) => {
  const { bottle_size1_id: first, bottle_size2_id: second } = withIds(form);
  return typeof first !== 'number' || first !== second;
};
const sizeTwice = {
  path: ['bottle_size2_id'],
  message: 'validation.duplicate',
  when: onceRight(...Object.keys(sizes)),
};

const category = line(1, MAX_CATEGORY);

export const pageCategoryCreate = z
  .object({
    page_id: id,
    category,
    position: count(1, 10_000).optional().default(APPEND_POSITION),
    ...z.object(sizes).partial().shape,
  })
  .refine(differ, sizeTwice)
  .transform(withIds);
export type PageCategoryCreate = z.output<typeof pageCategoryCreate>;

/**
 * Absent fields are not changed. When both sizes are set, every wine of the category needs a price for one of
 * them: with `remove_wines` 1 the other wines are removed from the category, without it the change is refused
 * (409 wine.no-matching-price).
 */
export const pageCategoryUpdate = z
  .object({ category, ...sizes, remove_wines: flag })
  .partial()
  .extend({ version })
  .refine(differ, sizeTwice)
  .transform(withIds);
export type PageCategoryUpdate = z.output<typeof pageCategoryUpdate>;

/** `POST page-category/remove-wines`; a wine is given by its id or by an object that contains it. */
export const removeWines = z.object({
  category_id: id,
  wines: z
    .array(
      z.preprocess(
        (input: number | string | { id: number }) => (typeof input === 'object' && input ? input.id : input),
        id,
      ),
    )
    .min(1)
    .max(1000),
});

export const categoryAndWine = z.object({ category_id: pathId, wine_id: pathId });
/** `PUT page-category/swap-wine-positions/…` */
export const swapWinePositions = z.object({
  wine_id_1: pathId,
  wine_id_2: pathId,
  category_id_1: pathId,
  category_id_2: pathId,
});
/** `PUT page-category/move-wine-to-position-of/…`: the first wine moves to the position of the second. */
export const moveWineToPositionOf = swapWinePositions;
/** `PUT page-category/swap-wine-category/…`: the wine moves to the end of the second category. */
export const swapWineCategory = z.object({ wine_id_1: pathId, category_id_1: pathId, category_id_2: pathId });

/** `GET page-category/candidates/{category_id}`: with `unpriced` 1 also wines without a price for its sizes. */
export const candidateQuery = z.object({ unpriced: flag.optional() });

/** A wine as a category takes it. */
export const candidateWine = categoryWine.omit({ position: true });
export type CandidateWine = z.output<typeof candidateWine>;

/** A wine offered for a category; `on_page` says whether any page has it, of whichever catalogue. */
export const offeredWine = candidateWine.extend({ on_page: flag });
export type OfferedWine = z.output<typeof offeredWine>;
