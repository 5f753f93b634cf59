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

/** The same word as it is written with an umlaut instead of ae, oe or ue. */
const withoutE = (word: string) => word.replace(/([aou])e/gi, '$1');

/** Whether a search column contains a word, in either spelling of its umlauts. */
function containingWord(column: Sql, word: string): Sql {
  const found = sql`${column} LIKE search_pattern(${word})`;
  const other = withoutE(word);
  return other === word ? found : sql`(${found} OR ${column} LIKE search_pattern(${other}))`;
}

/**
 * Whether a folded search column contains every word of what was typed, in any order, so that the words may stand in
 * different columns of the list. "raeuschling" finds "Räuschling", and "Müller" finds "Mueller".
 */
export function containingWords(column: Sql, typed: string): Sql {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return sql`(${allOf(words.map((word) => containingWord(column, word)))})`;
}
