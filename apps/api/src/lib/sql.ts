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

/** More words than anybody searches for; what follows is ignored. */
const MAX_WORDS = 8;

/**
 * Whether a folded search column contains every word of what was typed, in any order, so that the words may stand in
 * different columns of the list.
 */
export function containingWords(column: Sql, typed: string): Sql {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return sql`(${allOf(words.map((word) => sql`${column} LIKE search_pattern(${word})`))})`;
}
