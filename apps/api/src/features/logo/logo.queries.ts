import type { Language, LogoListQuery } from '@rebblatt/contracts';
import { checkStates } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import type { ListSource } from '../../lib/list-sql.ts';
import { countSql, readList } from '../../lib/list-sql.ts';
import { narrowed, scopeSql, scopeWhere } from '../../lib/scope.ts';
import type { Sql } from '../../lib/sql.ts';
import { containingWords, containsText, sql } from '../../lib/sql.ts';
import type { LogoScope } from './logo.policy.ts';

type Filters = NonNullable<LogoListQuery['columnFilters']>;

const isReady = sql`(l.status = ${checkStates.ready})`;

/** Whether a logo `l` can be decided on and is not yet; one with errors needs another file, unless they were overridden. */
export const isWaitingLogo = sql`(NOT l.approved AND l.rejected_at IS NULL
  AND (l.status = ${checkStates.ready} OR l.status = ${checkStates.failed} AND l.override IS NOT NULL))`;

const source: ListSource<Filters> = {
  from: sql`FROM logo l`,
  id: sql`l.id`,
  joins: { exhibitor: { sql: sql`JOIN exhibitor e ON e.id = l.user_id` } },
  filters: {
    name: { by: (text) => containsText(sql`l.name`, text) },
    'user.company_name': {
      needs: ['exhibitor'],
      by: (text) => containsText(sql`e.company_name`, text),
    },
    user_id: { by: (id) => sql`l.user_id = ${id}` },
    ready: { by: (ready) => sql`${isReady} = ${ready === 1}` },
    approved: { by: (approved) => sql`l.approved = ${approved === 1}` },
    catalog_id: {
      by: (id) =>
        sql`EXISTS (SELECT FROM catalog_membership m WHERE m.exhibitor_id = l.user_id AND m.catalog_id = ${id})`,
    },
    waiting: { by: (waiting) => sql`${isWaitingLogo} = ${waiting === 1}` },
  },
  sorts: {
    id: { by: sql`l.id` },
    name: { by: sql`l.name` },
    'user.company_name': { needs: ['exhibitor'], by: sql`e.company_name` },
    ready: { by: isReady },
    approved: { by: sql`l.approved` },
  },
  defaultSort: [{ field: 'id', type: 'desc' }],
};

/** A logo as the database returns it. */
export interface LogoRow {
  id: number;
  name: string;
  user: { id: number; company_name: string; email: string; phone: string | null; language: Language | null };
  status: number;
  approved: boolean;
  rejected: boolean;
  rejection: string | null;
  with_verification: boolean;
  width_mm: number | null;
  height_mm: number | null;
  report: unknown;
  placement: unknown;
  override: unknown;
  pages_count: number;
  created_at: Date;
  version: number;
}

const rowsOf = (scope: LogoScope) => (ids: Sql | number[]) =>
  sql`
  SELECT l.id, l.name, l.status, l.approved, l.rejected_at IS NOT NULL AS rejected, l.rejection, l.with_verification, l.width_mm, l.height_mm, l.report, l.placement, l.override, l.created_at,
    l.version, json_build_object('id', e.id, 'company_name', e.company_name, 'email', u.email,
      'phone', e.phone, 'language', u.language) AS "user",
    (SELECT count(*)::int FROM page p WHERE p.logo_id = l.id) AS pages_count
  FROM unnest(${ids}::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN logo l ON l.id = hit.id
  JOIN exhibitor e ON e.id = l.user_id
  JOIN "user" u ON u.id = l.user_id
  WHERE ${scopeSql(scope, sql`l.user_id`)} ORDER BY hit.n`;

/** One page of logos and how many there are, by default the newest first. */
export async function listLogos(
  db: Database,
  scope: LogoScope,
  query: LogoListQuery,
  paging: { perPage: number; page: number },
): Promise<{ rows: LogoRow[]; total: number }> {
  const conditions = [scopeSql(narrowed(scope, query.userId), sql`l.user_id`)];
  if (query.search) conditions.push(containingWords(sql`l.search`, query.search));
  return readList(db, source, query, conditions, paging, rowsOf(scope));
}

/** How many logos of the scope these filters leave, as a statement of one number. */
export const logoCount = (scope: LogoScope, filters: Partial<Filters>) =>
  countSql(source, filters, [scopeSql(scope, sql`l.user_id`)]);

/** One logo, or null when there is none in the scope. */
export async function findLogo(db: Database, scope: LogoScope, id: number): Promise<LogoRow | null> {
  const [row] = await db.query<LogoRow>(rowsOf(scope)([id]));
  return row ?? null;
}

/** A logo for a command, locked until the transaction ends; null outside the scope. */
export async function lockLogo(tx: Tx, scope: LogoScope, id: number) {
  await tx.$queryRaw(sql`SELECT id FROM logo WHERE id = ${id} FOR UPDATE`);
  return tx.logo.findFirst({ where: { id, ...scopeWhere(scope) } });
}

/** The account of a logo's exhibitor, for a mail. */
export const findOwnerOf = async (tx: Tx, { exhibitorId }: { exhibitorId: number }) =>
  tx.user.findUniqueOrThrow({
    where: { id: exhibitorId },
    select: { id: true, email: true, language: true },
  });

/** The PDF of a logo, or null. */
export async function findLogoFile(db: Database, scope: LogoScope, id: number) {
  const row = await db.prisma.logo.findFirst({
    where: { id, ...scopeWhere(scope) },
    select: { report: true, file: true, version: true, exhibitorId: true, withVerification: true },
  });
  if (!row) return null;
  const { file, ...logo } = row;
  return { ...file, ...logo };
}

/** What a logo was made of, with what decides whether that can be done anew; null outside the scope. */
export const findLogoSource = (db: Database, scope: LogoScope, id: number) =>
  db.prisma.logo.findFirst({
    where: { id, ...scopeWhere(scope) },
    select: { status: true, approved: true, version: true, placement: true, source: true },
  });

/** The file for which a check was queued, or null when the logo has been deleted since. */
export async function findLogoToCheck(db: Database, id: number) {
  const row = await db.prisma.logo.findUnique({
    where: { id },
    select: { withVerification: true, file: { select: { sha256: true } } },
  });
  return row && { withVerification: row.withVerification, sha256: row.file.sha256 };
}
