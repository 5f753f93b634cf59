import { Prisma } from './generated/prisma/client.ts';

/** A piece of parameterised SQL; values never become text. */
export type Sql = Prisma.Sql;

/** Tagged template for a piece of SQL. */
export const sql = Prisma.sql;

/** Joins pieces, by default with a comma. */
export const joinSql = Prisma.join;

/** An empty piece. */
export const noSql = Prisma.empty;

/** All conditions together; without any it is true. */
export const allOf = (conditions: Sql[]): Sql =>
  conditions.length ? joinSql(conditions, ' AND ') : sql`true`;

/** A LIKE pattern that finds `text` anywhere; wildcards in `text` are escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
