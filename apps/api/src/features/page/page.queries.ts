import type { OwnPageState, PageListQuery, ReleaseState } from '@rebblatt/contracts';
import { releaseStates, WINE_PAGE } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import type { ListSource } from '../../lib/list-sql.ts';
import { readHits } from '../../lib/list-sql.ts';
import { narrowed, scopeSql, scopeWhere } from '../../lib/scope.ts';
import type { Sql } from '../../lib/sql.ts';
import { containing, containingWords, joinSql, sql } from '../../lib/sql.ts';
import { findRequestOf } from '../request/request.queries.ts';
import type { PageScope } from './page.policy.ts';
import type { StandingLine } from './standing/page-standing.queries.ts';
import { findStandings, standingSql, waitingSinceSql } from './standing/page-standing.queries.ts';

type Filters = NonNullable<PageListQuery['columnFilters']>;

const { draft, released, accepted, rejected } = releaseStates;

const inOneOf = (states: ReleaseState[]): Sql => sql`p.state = ANY(${states}::release_state[])`;

/** Sorts pages by the group of their state; pages without a group are last. */
const inOrder = (...groups: ReleaseState[][]): Sql =>
  sql`CASE ${joinSql(
    groups.map((states, place) => sql`WHEN ${inOneOf(states)} THEN ${place}::int`),
    ' ',
  )} END`;

const source: ListSource<Filters> = {
  from: sql`FROM page p`,
  id: sql`p.id`,
  joins: {
    exhibitor: { sql: sql`LEFT JOIN exhibitor e ON e.id = p.exhibitor_id` },
    stand: { sql: sql`LEFT JOIN stand d ON d.id = p.stand_id` },
    title: { sql: sql`LEFT JOIN page_title t ON t.id = p.page_title_id` },
  },
  filters: {
    catalog_id: { by: (id) => sql`p.catalog_id = ${id}` },
    exhibitor_id: { by: (id) => sql`p.exhibitor_id = ${id}` },
    position: { by: (position) => sql`p.position = ${position}` },
    page_type: { by: (type) => sql`p.page_type = ${type}` },
    description: { by: (text) => sql`p.description ILIKE ${containing(text)}` },
    'exhibitor.company_name': {
      needs: ['exhibitor'],
      by: (text) => sql`e.company_name ILIKE ${containing(text)}`,
    },
    'stand.stand': { needs: ['stand'], by: (text) => sql`d.stand ILIKE ${containing(text)}` },
    'page_title.name': { needs: ['title'], by: (text) => sql`t.name ILIKE ${containing(text)}` },
    active: { by: (flag) => sql`p.active = ${flag === 1}` },
    released: { by: (flag) => inOneOf(flag === 1 ? [released, accepted] : [draft, rejected]) },
    // A page without a decision is neither accepted nor rejected.
    release_accepted: { by: (flag) => inOneOf([flag === 1 ? accepted : rejected]) },
    standing: { by: (standing) => sql`${standingSql} = ${standing}` },
  },
  sorts: {
    position: { by: sql`p.position` },
    page_type: { by: sql`p.page_type` },
    description: { by: sql`p.description` },
    'exhibitor.company_name': { needs: ['exhibitor'], by: sql`e.company_name` },
    'stand.stand': { needs: ['stand'], by: sql`d.stand` },
    'page_title.name': { needs: ['title'], by: sql`t.name` },
    active: { by: sql`p.active` },
    released: { by: inOrder([rejected], [released, accepted]) },
    release_accepted: { by: inOrder([rejected], [accepted]) },
    // The page that has waited longest comes first.
    standing: { by: waitingSinceSql },
    id: { by: sql`p.id` },
  },
  defaultSort: [{ field: 'position', type: 'asc' }],
};

const inList = {
  exhibitor: { select: { id: true, companyName: true } },
  stand: { include: { ship: true, deck: true } },
  pageTitle: true,
  contentFile: { select: { name: true, sha256: true } },
} satisfies Prisma.PageInclude;

const inEditor = {
  ...inList,
  catalog: true,
  exhibitor: {
    select: { id: true, companyName: true, user: { select: { id: true, email: true, language: true } } },
  },
  logo: true,
  importedTo: { select: { targetPageId: true }, orderBy: { targetPageId: 'asc' } },
  earlierFile: { select: { file: { select: { name: true } } } },
  _count: { select: { remarks: true } },
} satisfies Prisma.PageInclude;

const whenLocked = {
  catalog: true,
  exhibitor: inEditor.exhibitor,
} satisfies Prisma.PageInclude;

/** Columns that only printing and searching need. */
export const heavy = { snapshot: true, search: true } as const;
const heavyInList = { ...heavy, contentReport: true, footer: true } as const;

/** A page of a list, as the database returns it. */
export type PageLine = Prisma.PageGetPayload<{ include: typeof inList; omit: typeof heavyInList }>;
/** A page with everything its editor shows. */
export type PageRecord = Prisma.PageGetPayload<{ include: typeof inEditor; omit: typeof heavy }>;

/** A page as the commands use it. */
export type LockedPage = Prisma.PageGetPayload<{ include: typeof whenLocked; omit: typeof heavy }>;

/** Only the columns of a page, as the history records them. */
export const columnsOf = ({ catalog: _, exhibitor: __, ...columns }: LockedPage) => columns;

/**
 * One page of the pages in the scope, and how many there are.
 * @param catalogId the catalogue they belong to, or null for all catalogues
 */
export async function listPages(
  db: Database,
  scope: PageScope,
  catalogId: number | null,
  query: PageListQuery,
  paging: { perPage: number; page: number },
): Promise<{ rows: PageLine[]; total: number }> {
  const conditions = [
    catalogId === null ? sql`true` : sql`p.catalog_id = ${catalogId}`,
    scopeSql(narrowed(scope, query.userId), sql`p.exhibitor_id`),
  ];
  const state = query.state ?? query.custom?.state;
  if (state) conditions.push(inOneOf([state]));
  if (query.search) conditions.push(containingWords(sql`p.search`, query.search));
  const { ids, total } = await readHits(db, source, query, conditions, paging);
  const order = new Map(ids.map((id, index) => [id, index]));
  const rows = await db.prisma.page.findMany({
    where: { id: { in: ids }, ...scopeWhere(scope) },
    include: inList,
    omit: heavyInList,
  });
  rows.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  return { rows, total };
}

/** The categories of wine pages in order, with the ids of their pages. */
export const listCategoryNames = (db: Database, pageIds: number[]) =>
  db.prisma.pageCategory.findMany({
    where: { pageId: { in: pageIds } },
    orderBy: [{ pageId: 'asc' }, { position: 'asc' }],
    select: { pageId: true, category: true },
  });

/** One page, or null when there is none in the scope. */
export const findPage = (
  reader: Pick<Tx, 'page'>,
  scope: PageScope,
  id: number,
): Promise<PageRecord | null> =>
  reader.page.findFirst({ where: { id, ...scopeWhere(scope) }, include: inEditor, omit: heavy });

/** A page with where it stands. */
export type ShownPage = PageRecord & { line: StandingLine | undefined };

/** As above, with where the page stands. */
export async function findShownPage(db: Database, scope: PageScope, id: number): Promise<ShownPage | null> {
  const page = await findPage(db.prisma, scope, id);
  if (!page) return null;
  const [line] = await findStandings(db, [id]);
  return { ...page, line };
}

/** How many pages an open screen of an exhibitor may show, and more than anybody has in a catalogue. */
const MOST_OWN = 100;

/** What the organiser's decisions change on the newest pages of an exhibitor. */
export async function listOwnStates(db: Database, exhibitorId: number): Promise<OwnPageState[]> {
  const pages = await db.prisma.page.findMany({
    where: { exhibitorId },
    orderBy: { id: 'desc' },
    take: MOST_OWN,
    select: { id: true, position: true, state: true, active: true, comment: true },
  });
  return pages.map((page) => ({ ...page, active: page.active ? 1 : 0 }));
}

/** A page locked until the transaction ends; null outside the scope. */
export async function lockPage(tx: Tx, scope: PageScope, id: number): Promise<LockedPage | null> {
  await tx.$queryRaw`SELECT id FROM page WHERE id = ${id} FOR UPDATE`;
  return tx.page.findFirst({ where: { id, ...scopeWhere(scope) }, include: whenLocked, omit: heavy });
}

/** The content of a wine page, as the history records it. */
export const findContent = (tx: Tx, pageId: number) =>
  tx.pageCategory.findMany({
    where: { pageId },
    orderBy: { position: 'asc' },
    include: { wines: { orderBy: { position: 'asc' }, select: { wineId: true, position: true } } },
  });

/** What is deleted with a page, or null when there is no such page. */
export const findAttachments = (db: Database, id: number) =>
  db.prisma.page.findUnique({
    where: { id },
    select: {
      id: true,
      position: true,
      pageType: true,
      state: true,
      contentFile: { select: { name: true } },
      categories: { select: { _count: { select: { wines: true } } } },
      _count: { select: { importedTo: true } },
    },
  });

/** The exhibitor to whom a stand is assigned in a catalogue, or null. */
export async function findStandHolder(tx: Tx, catalogId: number, standId: number): Promise<number | null> {
  const row = await tx.catalogStand.findUnique({ where: { catalogId_standId: { catalogId, standId } } });
  return row?.exhibitorId ?? null;
}

/** A logo of an exhibitor, or null. */
export const findOwnLogo = (tx: Tx, exhibitorId: number | null, logoId: number) =>
  tx.logo.findFirst({ where: { id: logoId, exhibitorId: exhibitorId ?? 0 }, select: { approved: true } });

/** Whether an exhibitor belongs to a catalogue. */
export const belongsTo = async (tx: Tx, catalogId: number, exhibitorId: number): Promise<boolean> =>
  (await tx.catalogMembership.count({ where: { catalogId, exhibitorId } })) === 1;

/** How many pages of a type an exhibitor has in a catalogue, and how many the request permits, with its state. */
export async function countOrdered(tx: Tx, catalogId: number, exhibitorId: number, pageType: 1 | 2) {
  const have = await tx.page.count({ where: { catalogId, exhibitorId, pageType } });
  const request = await findRequestOf(tx, catalogId, exhibitorId);
  return {
    have,
    ordered: (pageType === WINE_PAGE ? request?.countPagesWine : request?.countPagesAdvertising) ?? 0,
    state: request?.state ?? null,
  };
}
