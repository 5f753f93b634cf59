import { Prisma } from './generated/prisma/client.ts';

/** A piece of parameterised SQL; values never become text. */
export type Sql = Prisma.Sql;

/** Tagged template for a piece of SQL. */
export const sql = Prisma.sql;

/** Joins pieces, by default with a comma. */
export const joinSql = Prisma.join;

/** Nothing. */
export const noSql = Prisma.empty;

/** All conditions together; without any it is true. */
export const allOf = (conditions: Sql[]): Sql =>
  conditions.length ? joinSql(conditions, ' AND ') : sql`true`;

/** A pattern that finds `text` anywhere; its own wildcards are literal. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
