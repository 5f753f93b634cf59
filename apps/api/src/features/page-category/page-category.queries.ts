import type { PageCategoryListQuery } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { contains, present } from '../../lib/prisma-filter.ts';
import { narrowed, scopeWhere } from '../../lib/scope.ts';
import { columnsOfFacts } from '../page/wine-facts.queries.ts';
import type { CategoryScope } from './page-category.policy.ts';
import type { Sizes } from './page-category.rules.ts';

const shownWine = {
  award: true,
  prices: { include: { bottleSize: true } },
  ...columnsOfFacts,
  _count: { select: { grapes: true } },
} satisfies Prisma.WineInclude;

const shown = {
  bottleSize1: true,
  bottleSize2: true,
  wines: { orderBy: { position: 'asc' }, include: { wine: { include: shownWine } } },
} satisfies Prisma.PageCategoryInclude;

export type CategoryRow = Prisma.PageCategoryGetPayload<{ include: typeof shown }>;
export type WineRow = Prisma.WineGetPayload<{ include: typeof shownWine }>;

const offered = {
  ...shownWine,
  _count: { select: { grapes: true, pages: true } },
} satisfies Prisma.WineInclude;
export type OfferedRow = Prisma.WineGetPayload<{ include: typeof offered }>;

/** A wine page with its categories in order, or null outside the scope. */
export const findPageWithCategories = (db: Database, scope: CategoryScope, pageId: number) =>
  db.prisma.page.findFirst({
    where: { id: pageId, ...scopeWhere(scope) },
    select: {
      id: true,
      footer: true,
      snapshot: true,
      categories: { orderBy: { position: 'asc' }, include: shown },
    },
  });

/** One category, or null outside the scope. */
export const findCategory = (db: Database, scope: CategoryScope, id: number): Promise<CategoryRow | null> =>
  db.prisma.pageCategory.findFirst({ where: { id, page: scopeWhere(scope) }, include: shown });

const columns: Record<string, string> = { page_id: 'pageId' };

/** One page of the categories in the scope, in the order of their pages, and how many there are. */
export async function listCategories(
  db: Database,
  scope: CategoryScope,
  { search, columnFilters, sort, userId }: PageCategoryListQuery,
  { perPage, page }: { perPage: number; page: number },
): Promise<{ rows: CategoryRow[]; total: number }> {
  const where: Prisma.PageCategoryWhereInput = {
    AND: present<Prisma.PageCategoryWhereInput>([
      { page: scopeWhere(narrowed(scope, userId)) },
      search && { category: contains(search) },
      columnFilters?.page_id !== undefined && { pageId: columnFilters.page_id },
      columnFilters?.category && { category: contains(columnFilters.category) },
    ]),
  };
  const wanted = sort.map(({ field, type }) => ({ [columns[field] ?? field]: type }));
  const usual = [{ pageId: 'asc' as const }, { position: 'asc' as const }];
  const orderBy = [...(wanted.length ? wanted : usual), { id: 'asc' as const }];
  const [rows, total] = await Promise.all([
    db.prisma.pageCategory.findMany({
      where,
      orderBy,
      skip: (page - 1) * perPage,
      take: perPage,
      include: shown,
    }),
    db.prisma.pageCategory.count({ where }),
  ]);
  return { rows, total };
}

/** The page a category is on, or null outside the scope. */
export async function findPageIdOf(tx: Tx, scope: CategoryScope, categoryId: number): Promise<number | null> {
  const category = await tx.pageCategory.findFirst({
    where: { id: categoryId, page: scopeWhere(scope) },
    select: { pageId: true },
  });
  return category?.pageId ?? null;
}

/** The categories of a page with the wines in them, in order; read under the page's lock. */
export const findPlacements = (tx: Tx, pageId: number) =>
  tx.pageCategory.findMany({
    where: { pageId },
    orderBy: { position: 'asc' },
    include: {
      wines: { orderBy: { position: 'asc' }, include: { wine: { select: { prices: true } } } },
    },
  });

export type Placement = Awaited<ReturnType<typeof findPlacements>>[number];

/** A wine of an exhibitor with its prices, or null. */
export const findWineOf = (tx: Tx, exhibitorId: number | null, wineId: number) =>
  tx.wine.findFirst({ where: { id: wineId, exhibitorId: exhibitorId ?? 0 }, include: { prices: true } });

/**
 * The exhibitor's wines that are not on the page and fit a category, by name and year.
 * @param unpriced also those without a price for the sizes of the category
 */
export function listCandidates(
  db: Database,
  { pageId, bottleSize1Id, bottleSize2Id }: Sizes & { pageId: number },
  unpriced: boolean,
): Promise<OfferedRow[]> {
  const sizes = [bottleSize1Id, bottleSize2Id].filter((id) => id !== null);
  return db.prisma.wine.findMany({
    where: {
      exhibitor: { pages: { some: { id: pageId } } },
      pages: { none: { pageId } },
      ...(sizes.length === 2 && !unpriced && { prices: { some: { bottleSizeId: { in: sizes } } } }),
    },
    include: offered,
    orderBy: [{ wine: 'asc' }, { year: 'asc' }, { id: 'asc' }],
  });
}
