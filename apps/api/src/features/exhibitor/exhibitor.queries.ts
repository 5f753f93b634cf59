import type { AccountState, ExhibitorItem, ExhibitorListQuery } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import type { ListSource } from '../../lib/list-sql.ts';
import { countSql, readList } from '../../lib/list-sql.ts';
import type { NearestExhibitor } from '../../lib/nearest-exhibitors.ts';
import { catalogsOf, withNearest } from '../../lib/nearest-exhibitors.ts';
import { scopeSql } from '../../lib/scope.ts';
import type { Sql } from '../../lib/sql.ts';
import { containsText, sql } from '../../lib/sql.ts';
import { owesRequest } from '../catalog/request-of.queries.ts';
import { bounceOf, invitationOf } from '../invitation/invitation.queries.ts';
import { followUpOf, isToFollowUp } from '../note/note.queries.ts';
import type { ExhibitorScope } from './exhibitor.policy.ts';
import { foundExhibitors, standsOf } from './found-exhibitors.queries.ts';

type Filters = NonNullable<ExhibitorListQuery['columnFilters']>;

/** The state of the account `u`, as a column. */
export const accountSql = sql`CASE WHEN u.active THEN 'active' WHEN u.closed_at IS NOT NULL THEN 'closed'
  WHEN u.password_hash IS NULL THEN 'invited' ELSE 'waiting' END`;

const memberOf = (catalogId: number) =>
  sql`EXISTS (SELECT FROM catalog_membership m WHERE m.exhibitor_id = e.id AND m.catalog_id = ${catalogId})`;

const inCatalogs = (condition: Sql) => sql`e.id IN (
  SELECT m.exhibitor_id FROM catalog_membership m JOIN catalog c ON c.id = m.catalog_id WHERE ${condition})`;

/** A page with something of its exhibitor's on it: a category, a file, or a step of its release. */
const begunPage = (catalogId: number) => sql`EXISTS (SELECT FROM page p
  WHERE p.catalog_id = ${catalogId} AND p.exhibitor_id = e.id
    AND (p.state <> 'draft' OR p.content_file_id IS NOT NULL
      OR EXISTS (SELECT FROM page_category k WHERE k.page_id = p.id)))`;

/**
 * Who owes a request, or whose pages are all empty although the request was accepted. With a CASE instead of an AND the
 * condition is asked once for each exhibitor, not once before the join and once after it, and is planned only once.
 */
const notBegun = (catalogId: number) => sql`(
  CASE WHEN u.active THEN ${owesRequest(catalogId)} END
  OR (${memberOf(catalogId)} AND NOT ${begunPage(catalogId)} AND NOT EXISTS (SELECT FROM catalog_request r
    WHERE r.catalog_id = ${catalogId} AND r.exhibitor_id = e.id AND r.state <> 'accepted')))`;

const source: ListSource<Filters> = {
  from: sql`FROM exhibitor e`,
  id: sql`e.id`,
  joins: { account: { sql: sql`JOIN "user" u ON u.id = e.id` } },
  filters: {
    email: { needs: ['account'], by: (text) => containsText(sql`u.email`, text) },
    company_name: { by: (text) => containsText(sql`e.company_name`, text) },
    city: { by: (text) => containsText(sql`e.city`, text) },
    active: { needs: ['account'], by: (active) => sql`u.active = ${active === 1}` },
    account: { needs: ['account'], by: (state) => sql`${accountSql} = ${state}` },
    catalog_name: { by: (text) => inCatalogs(containsText(sql`c.name`, text)) },
    catalog_id: { by: memberOf },
    region_id: {
      by: (id) =>
        sql`EXISTS (SELECT FROM exhibitor_region x WHERE x.exhibitor_id = e.id AND x.region_id = ${id})`,
    },
    follow_up: { by: (due) => (due === 1 ? isToFollowUp : sql`NOT ${isToFollowUp}`) },
    not_begun: { needs: ['account'], by: notBegun },
  },
  sorts: {
    company_name: { by: sql`e.company_name` },
    email: { needs: ['account'], by: sql`u.email` },
    city: { by: sql`e.city` },
    active: { needs: ['account'], by: sql`u.active` },
    account: { needs: ['account'], by: accountSql },
    last_sign_in: { needs: ['account'], by: sql`u.signed_in_at` },
    follow_up_on: { by: followUpOf },
    id: { by: sql`e.id` },
  },
  defaultSort: [{ field: 'company_name', type: 'asc' }],
};

/** An exhibitor as the database returns it: account, profile and related lists, in one row. */
export interface ExhibitorRow {
  id: number;
  email: string;
  language: ExhibitorItem['language'];
  active: boolean;
  account: AccountState;
  last_sign_in: Date | null;
  invitation: ExhibitorItem['invitation'];
  bounce: ExhibitorItem['bounce'];
  company_name: string;
  street: string | null;
  number: string | null;
  website: string | null;
  zip_code: string | null;
  city: string | null;
  phone: string | null;
  contact_person: string | null;
  description: string | null;
  web_logo: { id: number; name: string; extension: string; mime_type: string } | null;
  catalogs: number[];
  stands: string[];
  regions: number[];
  /** As text; only in lists. */
  follow_up_on?: string | null;
  version: number;
}

const forOrganisers = sql`, ${followUpOf}::text AS follow_up_on`;

/** @param notes with what the organisers note for themselves, which the exhibitor must not see */
const rowsOf =
  (catalogId: number | undefined, { notes }: { notes: boolean }) =>
  (ids: Sql | number[]) =>
    sql`
  SELECT e.id, u.email, u.language, u.active, ${accountSql} AS account, u.signed_in_at AS last_sign_in, e.company_name, e.street, e.number, e.website, e.zip_code, e.city, e.phone,
    e.contact_person, e.description, e.version, ${invitationOf} AS invitation, ${bounceOf} AS bounce,
    CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id, 'name', f.name, 'extension', f.extension,
      'mime_type', f.mime_type) END AS web_logo,
    ${catalogsOf} AS catalogs, ${standsOf(catalogId)} AS stands,
    ARRAY(SELECT x.region_id FROM exhibitor_region x WHERE x.exhibitor_id = e.id ORDER BY x.region_id) AS regions${notes ? forOrganisers : sql``}
  FROM unnest(${ids}::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN exhibitor e ON e.id = hit.id
  JOIN "user" u ON u.id = e.id
  LEFT JOIN file f ON f.id = e.web_logo_file_id
  ORDER BY hit.n`;

/**
 * One page of exhibitors and how many there are.
 * @param catalogId only those who belong to this catalogue
 */
export async function listExhibitors(
  db: Database,
  scope: ExhibitorScope,
  query: ExhibitorListQuery,
  paging: { perPage: number; page: number },
  catalogId?: number,
): Promise<{ rows: ExhibitorRow[]; total: number; nearest?: NearestExhibitor[] }> {
  const conditions: Sql[] = [scopeSql(scope, sql`e.id`)];
  const standsIn = catalogId ?? query.columnFilters?.catalog_id;
  if (query.search) conditions.push(foundExhibitors(query.search, standsIn));
  if (catalogId !== undefined) conditions.push(memberOf(catalogId));
  const found = await readList<Filters, ExhibitorRow>(
    db,
    source,
    query,
    conditions,
    paging,
    rowsOf(standsIn, { notes: true }),
  );
  return withNearest(db, found, query, scopeSql(scope, sql`e.id`));
}

/** How many exhibitors of the scope these filters leave, as a statement of one number. */
export const exhibitorCount = (scope: ExhibitorScope, filters: Partial<Filters>) =>
  countSql(source, filters, [scopeSql(scope, sql`e.id`)]);

const inScope = (scope: ExhibitorScope, id: number) => scope.ownerId === null || scope.ownerId === id;

/** One exhibitor, or null when there is none in the scope. */
export async function findExhibitor(
  db: Database,
  scope: ExhibitorScope,
  id: number,
): Promise<ExhibitorRow | null> {
  if (!inScope(scope, id)) return null;
  const [row] = await db.query<ExhibitorRow>(rowsOf(undefined, { notes: false })([id]));
  return row ?? null;
}

/** The lists that a form replaces as a whole, read before and after a change. */
export const listsOf = {
  memberships: { select: { catalogId: true } },
  regions: { select: { regionId: true } },
} as const;

/**
 * An exhibitor for a command, locked until the transaction ends; null outside the scope. The lock still permits pages
 * and stands to be assigned meanwhile, unless it is taken for a deletion: such an assignment holds the lock of the
 * catalogue, and waiting here would be a deadlock if this transaction needs that catalogue next.
 */
export async function lockExhibitor(tx: Tx, scope: ExhibitorScope, id: number, { toRemove = false } = {}) {
  if (!inScope(scope, id)) return null;
  const strength = toRemove ? sql`FOR UPDATE` : sql`FOR NO KEY UPDATE`;
  await tx.$queryRaw(sql`SELECT id FROM exhibitor WHERE id = ${id} ${strength}`);
  return tx.exhibitor.findUnique({ where: { id }, include: { user: true, ...listsOf } });
}

/** The picture that represents an exhibitor on the web, or null. */
export async function findWebLogo(db: Database, scope: ExhibitorScope, id: number) {
  if (!inScope(scope, id)) return null;
  const row = await db.prisma.exhibitor.findUnique({ where: { id }, select: { webLogoFile: true } });
  return row?.webLogoFile ?? null;
}

/** All exhibitors for a picker, by e-mail. */
export const findExhibitorOptions = (db: Database) =>
  db.query<{ id: number; email: string; company_name: string }>(
    sql`SELECT e.id, u.email, e.company_name FROM exhibitor e JOIN "user" u ON u.id = e.id ORDER BY u.email`,
  );

/** All regions with their countries, and those of an exhibitor. */
export async function findRegionChoice(db: Database, scope: ExhibitorScope, exhibitorId: number | undefined) {
  const [countries, regions, selected] = await Promise.all([
    db.prisma.country.findMany({
      select: { id: true, name: true, nameFr: true, nameEn: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    }),
    db.prisma.region.findMany({
      select: { id: true, name: true, nameFr: true, nameEn: true, countryId: true },
      orderBy: [{ country: { name: 'asc' } }, { name: 'asc' }, { id: 'asc' }],
    }),
    exhibitorId === undefined ? undefined : findExhibitor(db, scope, exhibitorId),
  ]);
  return { countries, regions, selected };
}

/** All catalogues, and those to which an exhibitor belongs. */
export async function findCatalogChoice(
  db: Database,
  scope: ExhibitorScope,
  exhibitorId: number | undefined,
) {
  const [catalogs, selected] = await Promise.all([
    findCatalogOptions(db),
    exhibitorId === undefined ? undefined : findExhibitor(db, scope, exhibitorId),
  ]);
  return { catalogs, selected };
}

/** What an exhibitor has in each catalogue: the request, stands and pages. */
export const findWorkIn = (tx: Tx, exhibitorId: number, catalogIds: number[]) =>
  tx.$queryRaw<{ name: string; requests: number; stands: number; pages: number }[]>(sql`
    SELECT c.name,
      (SELECT count(*)::int FROM catalog_request r WHERE r.catalog_id = c.id AND r.exhibitor_id = ${exhibitorId}) AS requests,
      (SELECT count(*)::int FROM catalog_stand s WHERE s.catalog_id = c.id AND s.exhibitor_id = ${exhibitorId}) AS stands,
      (SELECT count(*)::int FROM page p WHERE p.catalog_id = c.id AND p.exhibitor_id = ${exhibitorId}) AS pages
    FROM catalog c WHERE c.id = ANY(${catalogIds}::int[]) ORDER BY c."from" DESC`);

/** How much belongs to an exhibitor, in all catalogues together. */
export const countBelongings = async (tx: Tx, exhibitorId: number) => {
  const where = { exhibitorId };
  return {
    catalogs: await tx.catalogMembership.count({ where }),
    requests: await tx.catalogRequest.count({ where }),
    stands: await tx.catalogStand.count({ where }),
    pages: await tx.page.count({ where }),
    wines: await tx.wine.count({ where }),
    logos: await tx.logo.count({ where }),
  };
};

/** All catalogues for a picker, the newest first. */
export const findCatalogOptions = (db: Database) =>
  db.prisma.catalog.findMany({ select: { id: true, name: true }, orderBy: { fromOn: 'desc' } });

const listed = { include: { user: true, ...listsOf } } as const;

/** An exhibitor with all that a list of companies can say. */
export type ListedRow = Prisma.ExhibitorGetPayload<typeof listed>;

/** One of them, or undefined. */
export const findListed = async (tx: Tx, id: number): Promise<ListedRow | undefined> =>
  (await tx.exhibitor.findUnique({ where: { id }, ...listed })) ?? undefined;

/** Those of these ids. */
export const findManyListed = (tx: Tx, ids: number[]): Promise<ListedRow[]> =>
  tx.exhibitor.findMany({ ...listed, where: { id: { in: ids } } });

/** All of them, in the order in which they were made. */
export const findAllListed = (tx: Tx, most: number): Promise<ListedRow[]> =>
  tx.exhibitor.findMany({ ...listed, orderBy: { id: 'asc' }, take: most });

/** The addresses of accounts that are no exhibitors'. */
export const findOtherAddresses = async (tx: Tx): Promise<string[]> =>
  (await tx.user.findMany({ where: { exhibitor: null }, select: { email: true } })).map(({ email }) => email);
