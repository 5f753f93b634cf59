import type { AdminRequestListQuery, RequestState } from '@rebblatt/contracts';
import { requestStates, requestStatesNamed } from '@rebblatt/contracts';
import type { Database, Tx } from '../../../lib/database.ts';
import type { ListSource } from '../../../lib/list-sql.ts';
import { readList } from '../../../lib/list-sql.ts';
import { scopeSql } from '../../../lib/scope.ts';
import type { Sql } from '../../../lib/sql.ts';
import { containingWord, containsText, everyWord, sql } from '../../../lib/sql.ts';
import type { RequestScope } from '../request.policy.ts';

type Filters = NonNullable<AdminRequestListQuery['columnFilters']>;

const is = (state: RequestState): Sql => sql`r.state = ${state}::request_state`;

const source: ListSource<Filters> = {
  from: sql`FROM catalog_request r`,
  id: sql`r.id`,
  joins: {
    exhibitor: { sql: sql`JOIN exhibitor e ON e.id = r.exhibitor_id` },
    catalog: { sql: sql`JOIN catalog c ON c.id = r.catalog_id` },
  },
  filters: {
    catalog_id: { by: (id) => sql`r.catalog_id = ${id}` },
    'exhibitor.company_name': {
      needs: ['exhibitor'],
      by: (text) => containsText(sql`e.company_name`, text),
    },
    'catalog.name': { needs: ['catalog'], by: (text) => containsText(sql`c.name`, text) },
    accepted: { by: (flag) => is(flag === 1 ? requestStates.accepted : requestStates.rejected) },
    count_stands: { by: (count) => sql`r.count_stands = ${count}` },
    count_pages_wine: { by: (count) => sql`r.count_pages_wine = ${count}` },
    count_pages_advertising: { by: (count) => sql`r.count_pages_advertising = ${count}` },
  },
  sorts: {
    'exhibitor.company_name': { needs: ['exhibitor'], by: sql`e.company_name` },
    'catalog.name': { needs: ['catalog'], by: sql`c.name` },
    state: { by: sql`r.state` },
    count_stands: { by: sql`r.count_stands` },
    count_pages_wine: { by: sql`r.count_pages_wine` },
    count_pages_advertising: { by: sql`r.count_pages_advertising` },
    created_at: { by: sql`r.created_at` },
    id: { by: sql`r.id` },
  },
  // The earliest request is decided first.
  defaultSort: [{ field: 'created_at', type: 'asc' }],
};

/** A request as an item of the list, as the database returns it. */
export interface AdminRequestLine {
  id: number;
  catalog_id: number;
  catalog: { id: number; name: string };
  exhibitor_id: number;
  exhibitor: { id: number; company_name: string; email: string; city: string | null };
  state: RequestState;
  count_stands: number;
  count_pages_wine: number;
  count_pages_advertising: number;
  deck_id: number | null;
  deck: string | null;
  look: 'new' | 'changed' | 'seen';
  created_at: Date;
  resent_at: Date | null;
  decided_at: Date | null;
  version: number;
}

const linesOf = (ids: Sql | number[], lookerId: number) => sql`
  SELECT r.id, r.catalog_id, r.exhibitor_id, r.state, r.count_stands, r.count_pages_wine, r.count_pages_advertising,
    r.deck_id, k.name AS deck, r.created_at, r.resent_at, r.decided_at, r.version,
    json_build_object('id', c.id, 'name', c.name) AS catalog,
    json_build_object('id', e.id, 'company_name', e.company_name, 'email', u.email, 'city', e.city) AS exhibitor,
    CASE WHEN l.looked_at IS NULL AND r.state = 'sent' THEN 'new'
      WHEN r.resent_at > l.looked_at THEN 'changed' ELSE 'seen' END AS look
  FROM unnest(${ids}::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN catalog_request r ON r.id = hit.id
  JOIN catalog c ON c.id = r.catalog_id
  JOIN exhibitor e ON e.id = r.exhibitor_id
  JOIN "user" u ON u.id = r.exhibitor_id
  LEFT JOIN deck k ON k.id = r.deck_id
  LEFT JOIN catalog_request_look l ON l.request_id = r.id AND l.user_id = ${lookerId}
  ORDER BY hit.n`;

/** How a word finds a request: in what is known of its exhibitor, or as its state. */
function waysToFind(word: string, words: string[]): Sql[] {
  const exhibitors = sql`SELECT x.id FROM exhibitor x WHERE ${containingWord(sql`x.search`, word)}`;
  return [sql`r.exhibitor_id IN (${exhibitors})`, ...requestStatesNamed(word, words).map(is)];
}

/**
 * One page of the requests, by default in the order in which they were sent, and how many there are.
 * @param lookerId the administrator for whom new ones are marked
 */
export async function listAdminRequests(
  db: Database,
  scope: RequestScope,
  lookerId: number,
  query: AdminRequestListQuery,
  paging: { perPage: number; page: number },
): Promise<{ rows: AdminRequestLine[]; total: number }> {
  const conditions = [scopeSql(scope, sql`r.exhibitor_id`)];
  const state = query.state ?? query.custom?.state;
  if (state) conditions.push(is(state));
  const catalogId = query.catalog_id ?? query.custom?.catalog_id;
  if (catalogId !== undefined) conditions.push(sql`r.catalog_id = ${catalogId}`);
  if (query.userId !== undefined) conditions.push(sql`r.exhibitor_id = ${query.userId}`);
  if (query.search) conditions.push(everyWord(query.search, waysToFind));
  return readList(db, source, query, conditions, paging, (ids) => linesOf(ids, lookerId));
}

/** One request as an item of the list, or null. */
export const findLine = async (
  db: Database,
  id: number,
  lookerId: number,
): Promise<AdminRequestLine | null> => (await db.query<AdminRequestLine>(linesOf([id], lookerId)))[0] ?? null;

/** What an administrator saw when they last opened a request, or null. */
export const findLook = (db: Database, requestId: number, userId: number) =>
  db.prisma.catalogRequestLook.findUnique({ where: { requestId_userId: { requestId, userId } } });

/** The undecided requests before and after one of the same catalogue, in the order in which they were sent. */
export async function findNeighbours(
  db: Database,
  { id, catalogId, createdAt }: { id: number; catalogId: number; createdAt: Date },
): Promise<{ previous: number | null; next: number | null }> {
  const open = { catalogId, state: requestStates.sent };
  const [previous, next] = await Promise.all([
    db.prisma.catalogRequest.findFirst({
      where: { ...open, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true },
    }),
    db.prisma.catalogRequest.findFirst({
      where: { ...open, OR: [{ createdAt: { gt: createdAt } }, { createdAt, id: { gt: id } }] },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true },
    }),
  ]);
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}

/** The stands of a catalogue that are assigned to other exhibitors. */
export async function findTaken(db: Database, catalogId: number, exhibitorId: number) {
  const rows = await db.prisma.catalogStand.findMany({
    where: { catalogId, exhibitorId: { not: exhibitorId } },
    select: { standId: true, exhibitorId: true, exhibitor: { select: { companyName: true } } },
    orderBy: { standId: 'asc' },
  });
  return rows.map(({ standId, exhibitorId, exhibitor }) => ({
    stand_id: standId,
    exhibitor_id: exhibitorId,
    company_name: exhibitor.companyName,
  }));
}

/** How a sentence names somebody: by name, else by e-mail. */
export async function findPersonName(db: Database, id: number | null): Promise<string | null> {
  const user = id === null ? null : await db.prisma.user.findUnique({ where: { id } });
  return user && (user.name ?? user.email);
}

/** Those of these stands that belong to a type of catalogue. */
export const findStandsOfType = async (tx: Tx, catalogType: number, ids: number[]): Promise<Set<number>> =>
  new Set((await tx.stand.findMany({ where: { id: { in: ids }, catalogType } })).map(({ id }) => id));

/** The exhibitors of these stands in a catalogue, by the names of the stands. */
export async function findHolders(tx: Tx, catalogId: number, standIds: number[]) {
  const rows = await tx.catalogStand.findMany({
    where: { catalogId, standId: { in: standIds } },
    include: { stand: true, exhibitor: { select: { companyName: true } } },
    orderBy: { stand: { stand: 'asc' } },
  });
  return rows.map(({ exhibitorId, stand, exhibitor }) => ({
    exhibitorId,
    stand: stand.stand,
    companyName: exhibitor.companyName,
  }));
}

/** Those of these page titles that exist. */
export const findTitles = async (tx: Tx, ids: number[]): Promise<Set<number>> =>
  new Set((await tx.pageTitle.findMany({ where: { id: { in: ids } } })).map(({ id }) => id));

/** The catalogue a request is for, locked until the transaction ends; null when there is no such request. */
export async function lockCatalogOfRequest(tx: Tx, requestId: number): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM catalog WHERE id = (SELECT catalog_id FROM catalog_request WHERE id = ${requestId}) FOR UPDATE`;
  return row?.id ?? null;
}
