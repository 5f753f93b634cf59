import type {
  ApprovedWine,
  AwardSymbolCode,
  CandidateWine,
  OfferedWine,
  PageCategories,
  PageCategoryItem,
  PageRows,
  WinePageInput,
} from '@rebblatt/contracts';
import { ROW_WARNING, winePageInput } from '@rebblatt/contracts';
import { footerLines } from '@rebblatt/printed-page';
import { wineFactsOf } from '../page/wine-facts.queries.ts';
import type { CategoryRow, findPageWithCategories, OfferedRow, WineRow } from './page-category.queries.ts';
import type { Sizes } from './page-category.rules.ts';

type PageWithCategories = NonNullable<Awaited<ReturnType<typeof findPageWithCategories>>>;
type PrintedCategory = WinePageInput['categories'][number];

const priceFor = (wine: WineRow, sizeId: number | null) => {
  const row = wine.prices.find(({ bottleSizeId }) => bottleSizeId === sizeId);
  return row ? Number(row.price) : null;
};

/** A wine with its prices in the order of a category's sizes. */
const presentCandidate = (wine: WineRow, sizes: Sizes): CandidateWine => ({
  id: wine.id,
  wine: wine.wine,
  year: wine.year,
  sku: wine.sku,
  award: wine.award && {
    id: wine.award.id,
    award: wine.award.award,
    symbol: wine.award.symbol as AwardSymbolCode,
  },
  price1: priceFor(wine, sizes.bottleSize1Id),
  price2: priceFor(wine, sizes.bottleSize2Id),
  bottle_sizes: wine.prices.map(({ bottleSizeId, bottleSize, price }) => ({
    bottle_size_id: bottleSizeId,
    size: bottleSize.size,
    price: Number(price),
  })),
  grape_varieties_count: wine._count.grapes,
  facts: wineFactsOf(wine),
});

/** A wine that is offered for a category with these sizes. */
export const presentOffered = (wine: OfferedRow, sizes: Sizes): OfferedWine => ({
  ...presentCandidate(wine, sizes),
  on_page: wine._count.pages > 0 ? 1 : 0,
});

const approvedSize = (size: string | null, price: number | null) => (size === null ? null : { size, price });

const presentApproved = (category: PrintedCategory): ApprovedWine[] =>
  category.wines.map((wine) => ({
    year: wine.year,
    award: wine.award,
    wine_name: wine.name,
    bottle_size1: approvedSize(category.bottle_size1, wine.price1),
    bottle_size2: approvedSize(category.bottle_size2, wine.price2),
  }));

const brief = (size: { id: number; size: string } | null) => size && { id: size.id, size: size.size };

/** A category on the wire; `released` is the same category as it was released. */
export const presentCategory = (category: CategoryRow, released?: PrintedCategory): PageCategoryItem => ({
  id: category.id,
  category: category.category,
  position: category.position,
  page_id: category.pageId,
  bottle_size1_id: category.bottleSize1Id,
  bottle_size1: brief(category.bottleSize1),
  bottle_size2_id: category.bottleSize2Id,
  bottle_size2: brief(category.bottleSize2),
  wines: category.wines.map(({ wine, position }) => ({ ...presentCandidate(wine, category), position })),
  approved_wines: released ? presentApproved(released) : [],
  version: category.version,
});

function presentRows(categories: number, wines: number, footer: string | null): PageRows {
  const footer_lines = footerLines(footer).length;
  const total = categories + wines + footer_lines;
  return { categories, wines, footer_lines, total, max: ROW_WARNING, warn: total >= ROW_WARNING ? 1 : 0 };
}

const releasedOf = (page: PageWithCategories): WinePageInput | null =>
  page.snapshot === null ? null : winePageInput.parse(page.snapshot);

/** All categories of a page in their current state. */
export function presentCategories(page: PageWithCategories): PageCategories {
  const released = new Map(releasedOf(page)?.categories.map((category) => [category.id, category]));
  const data = page.categories.map((category) => presentCategory(category, released.get(category.id)));
  const wines = data.reduce((sum, category) => sum + category.wines.length, 0);
  return { data, total: data.length, rows: presentRows(data.length, wines, page.footer) };
}

/** All categories of a page as they were released; none before a release. */
export function presentReleased(page: PageWithCategories): PageCategories {
  const released = releasedOf(page);
  const data = (released?.categories ?? []).map((category, index) => ({
    id: category.id,
    category: category.category,
    position: index + 1,
    page_id: page.id,
    bottle_size1_id: null,
    bottle_size1: category.bottle_size1 === null ? null : { id: null, size: category.bottle_size1 },
    bottle_size2_id: null,
    bottle_size2: category.bottle_size2 === null ? null : { id: null, size: category.bottle_size2 },
    wines: [],
    approved_wines: presentApproved(category),
    version: 1,
  }));
  const wines = data.reduce((sum, category) => sum + category.approved_wines.length, 0);
  return { data, total: data.length, rows: presentRows(data.length, wines, released?.footer ?? null) };
}
