import type { CandidateWine, CategoryWine, PageCategoryItem, PageItem } from '@rebblatt/contracts';

/** The content that the editor edits. */
export interface PageContent {
  page: PageItem;
  categories: PageCategoryItem[];
}

type Sizes = Pick<PageCategoryItem, 'bottle_size1_id' | 'bottle_size2_id'>;
type Priced = Pick<CategoryWine, 'bottle_sizes'>;

/** A wine's price for a bottle size; null without one. */
export function priceFor(wine: Priced, sizeId: number | null): number | null {
  return wine.bottle_sizes.find(({ bottle_size_id }) => bottle_size_id === sizeId)?.price ?? null;
}

function priced<Wine extends Priced>(wine: Wine, sizes: Sizes) {
  return {
    ...wine,
    price1: priceFor(wine, sizes.bottle_size1_id),
    price2: priceFor(wine, sizes.bottle_size2_id),
  };
}

/** The category with the prices and positions of its wines updated to match it. */
function tidy(category: PageCategoryItem): PageCategoryItem {
  const wines = category.wines.map((wine, index) => ({ ...priced(wine, category), position: index + 1 }));
  return { ...category, wines };
}

const changed = (
  { page, categories }: PageContent,
  change: (category: PageCategoryItem) => PageCategoryItem,
): PageContent => ({ page, categories: categories.map((category) => tidy(change(category))) });

/** Where a wine is on the page. */
export function findWine(categories: readonly PageCategoryItem[], wineId: number) {
  for (const category of categories) {
    const index = category.wines.findIndex(({ id }) => id === wineId);
    const wine = category.wines[index];
    if (wine) return { wine, category, index };
  }
  return null;
}

export const withPage = (content: PageContent, page: PageItem): PageContent => ({ ...content, page });

export const withCategories = (content: PageContent, categories: PageCategoryItem[]): PageContent => ({
  ...content,
  categories,
});

/** Changes name or bottle sizes of a category. */
export const changeCategory = (content: PageContent, id: number, change: Partial<PageCategoryItem>) =>
  changed(content, (category) => (category.id === id ? { ...category, ...change } : category));

/** Exchanges the positions of two categories. */
export function exchangeCategories(content: PageContent, id: number, other: number): PageContent {
  const { categories } = content;
  const from = categories.find((category) => category.id === id);
  const to = categories.find((category) => category.id === other);
  if (!from || !to) return content;
  const swapped = categories.map((category) =>
    category.id === id ? to : category.id === other ? from : category,
  );
  return withCategories(content, swapped);
}

export const dropCategory = (content: PageContent, id: number): PageContent =>
  withCategories(
    content,
    content.categories.filter((category) => category.id !== id),
  );

/** Adds an offered wine at the end of a category. */
export const placeWine = (content: PageContent, categoryId: number, wine: CandidateWine): PageContent =>
  changed(content, (category) =>
    category.id === categoryId
      ? { ...category, wines: [...category.wines, { ...wine, position: 0 }] }
      : category,
  );

/** Restores a category at its former position. */
export const putCategory = (content: PageContent, category: PageCategoryItem, index: number): PageContent =>
  withCategories(content, content.categories.toSpliced(index, 0, category));

/** Restores a wine at its former position in a category. */
export const putWine = (content: PageContent, categoryId: number, wine: CategoryWine, index: number) =>
  changed(content, (category) =>
    category.id === categoryId ? { ...category, wines: category.wines.toSpliced(index, 0, wine) } : category,
  );

export const dropWines = (content: PageContent, wineIds: readonly number[]): PageContent =>
  changed(content, (category) => ({
    ...category,
    wines: category.wines.filter(({ id }) => !wineIds.includes(id)),
  }));

/** Moves a wine to the position of another one; that one and those after it shift by one. */
export function moveWineTo(content: PageContent, wineId: number, targetId: number): PageContent {
  const from = findWine(content.categories, wineId);
  const to = findWine(content.categories, targetId);
  if (!from || !to || wineId === targetId) return content;
  return changed(dropWines(content, [wineId]), (category) =>
    category.id === to.category.id
      ? { ...category, wines: category.wines.toSpliced(to.index, 0, from.wine) }
      : category,
  );
}

/** Moves a wine to the end of another category. */
export function moveWineInto(content: PageContent, wineId: number, categoryId: number): PageContent {
  const from = findWine(content.categories, wineId);
  if (!from || from.category.id === categoryId) return content;
  return changed(dropWines(content, [wineId]), (category) =>
    category.id === categoryId ? { ...category, wines: [...category.wines, from.wine] } : category,
  );
}

/** Sets or, with null, removes a price of a wine in all categories. */
export function changePrice(
  content: PageContent,
  wineId: number,
  size: { id: number; size: string },
  price: number | null,
): PageContent {
  return changed(content, (category) => ({
    ...category,
    wines: category.wines.map((wine) => {
      if (wine.id !== wineId) return wine;
      const others = wine.bottle_sizes.filter(({ bottle_size_id }) => bottle_size_id !== size.id);
      const row = { bottle_size_id: size.id, size: size.size };
      return { ...wine, bottle_sizes: price === null ? others : [...others, { ...row, price }] };
    }),
  }));
}

/**
 * The wines without a price for either of two bottle sizes, which cannot stay in a category with these sizes.
 */
export function winesWithoutPrice(category: PageCategoryItem, size1: number | null, size2: number | null) {
  if (size1 === null || size2 === null) return [];
  return category.wines.filter((wine) => priceFor(wine, size1) === null && priceFor(wine, size2) === null);
}

/** The bottle sizes of the last category, which a new one below it begins with. */
export function sizesOfLast({ categories }: PageContent) {
  const last = categories.at(-1);
  return {
    bottle_size1_id: last?.bottle_size1_id ?? undefined,
    bottle_size2_id: last?.bottle_size2_id ?? undefined,
  };
}

/** The categories whose wines are printed without prices because no bottle size is chosen. */
export const categoriesWithoutSize = (categories: readonly PageCategoryItem[]): PageCategoryItem[] =>
  categories.filter(
    ({ wines, bottle_size1, bottle_size2 }) => wines.length > 0 && !bottle_size1 && !bottle_size2,
  );

/** A wine that would be printed without any price. */
export type Unpriced = {
  wine: CategoryWine;
  /** The sizes of its category, where it has a price for others; null where it has none at all. */
  notFor: string | null;
};

/** The wines on the page that would be printed without any price. */
export const winesWithoutAnyPrice = (categories: readonly PageCategoryItem[]): Unpriced[] =>
  categories.flatMap(({ wines, bottle_size1, bottle_size2 }) => {
    const sizes = [bottle_size1, bottle_size2].flatMap((size) => size?.size ?? []).join(' / ');
    return wines
      .filter(({ price1, price2 }) => price1 === null && price2 === null)
      .map((wine) => ({ wine, notFor: sizes !== '' && wine.bottle_sizes.length > 0 ? sizes : null }));
  });

/** The wines on the page that have no grape variety. */
export const winesWithoutGrapes = (categories: readonly PageCategoryItem[]): CategoryWine[] =>
  categories.flatMap(({ wines }) => wines.filter((wine) => wine.grape_varieties_count === 0));

/** The name of a wine in labels and announcements. */
export const wineName = (wine: Pick<CategoryWine, 'wine' | 'year'>): string =>
  wine.year === null ? wine.wine : `${wine.wine} ${wine.year}`;
