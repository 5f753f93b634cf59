import type { AdminListQuery } from '@rebblatt/contracts';
import { administrators } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import type { ListSource } from '../../lib/list-sql.ts';
import { readList } from '../../lib/list-sql.ts';
import type { Sql } from '../../lib/sql.ts';
import { containsText, sql } from '../../lib/sql.ts';

type Filters = NonNullable<AdminListQuery['columnFilters']>;

/** The condition for the accounts of administrators. */
const runsTheFair = sql`u.role IN ('SUPER_ADMIN', 'ADMIN')`;

const source: ListSource<Filters> = {
  from: sql`FROM "user" u`,
  id: sql`u.id`,
  joins: {},
  filters: {
    email: { by: (text) => containsText(sql`u.email`, text) },
    name: { by: (text) => containsText(sql`u.name`, text) },
    role: { by: (role) => sql`u.role = ${role}::role` },
    active: { by: (active) => sql`u.active = ${active === 1}` },
  },
  sorts: {
    email: { by: sql`u.email` },
    name: { by: sql`u.name` },
    role: { by: sql`u.role` },
    active: { by: sql`u.active` },
    last_sign_in: { by: sql`u.signed_in_at` },
    id: { by: sql`u.id` },
  },
  defaultSort: [{ field: 'email', type: 'asc' }],
};

/** An administrator as the database returns it. */
export interface AdminRow {
  id: number;
  email: string;
  name: string | null;
  role: (typeof administrators)[number];
  active: boolean;
  last_sign_in: Date | null;
  version: number;
}

const rowsOf = (ids: Sql | number[]) => sql`
  SELECT u.id, u.email, u.name, u.role::text AS role, u.active, u.signed_in_at AS last_sign_in, u.version
  FROM unnest(${ids}::int[]) WITH ORDINALITY AS hit (id, n) JOIN "user" u ON u.id = hit.id
  WHERE ${runsTheFair} ORDER BY hit.n`;

/** One page of administrators and how many there are. */
export async function listAdmins(
  db: Database,
  query: AdminListQuery,
  paging: { perPage: number; page: number },
): Promise<{ rows: AdminRow[]; total: number }> {
  const conditions = [runsTheFair];
  if (query.search) conditions.push(containsText(sql`concat_ws(' ', u.email, u.name)`, query.search));
  return readList(db, source, query, conditions, paging, rowsOf);
}

/** The administrators with an open account, to whom mails about what exhibitors do are sent. */
export const findOpenAdministrators = (tx: Tx) =>
  tx.user.findMany({
    where: { role: { in: [...administrators] }, active: true },
    orderBy: { id: 'asc' },
  });

/** One administrator, or null; also null for an exhibitor's account. */
export async function findAdmin(db: Database, id: number): Promise<AdminRow | null> {
  const [row] = await db.query<AdminRow>(rowsOf([id]));
  return row ?? null;
}

/**
 * Locks every open super administrator and the account itself, so that of two concurrent changes the second one sees
 * the result of the first.
 * @returns the account, or null when it is not an administrator; and whether another open super administrator remains
 */
export async function lockAdmin(tx: Tx, id: number) {
  const locked = await tx.$queryRaw<{ id: number; role: string; active: boolean }[]>(sql`
    SELECT u.id, u.role::text AS role, u.active FROM "user" u
    WHERE (u.role = 'SUPER_ADMIN' AND u.active) OR (u.id = ${id} AND ${runsTheFair})
    ORDER BY u.id FOR UPDATE`);
  if (!locked.some((row) => row.id === id)) return null;
  const anotherSuper = locked.some((row) => row.id !== id && row.role === 'SUPER_ADMIN' && row.active);
  return { account: await tx.user.findUniqueOrThrow({ where: { id } }), anotherSuper };
}

/** How many wines an account has created. */
export const countCreatedWines = (tx: Tx, id: number) => tx.wine.count({ where: { createdById: id } });
