import { normalAddress, wordsOf } from '@rebblatt/contracts';
import { Prisma } from './generated/prisma/client.ts';
import { namedParts, synonymsOf, waysToWrite } from './name-book.ts';

/** A piece of parameterised SQL; values never become text. */
export type Sql = Prisma.Sql;

/** Tagged template for a piece of SQL. */
export const sql = Prisma.sql;

/** Joins pieces, by default with a comma. */
export const joinSql = Prisma.join;

/** Names of columns with commas between; they are the code's own and never what somebody sent. @throws RangeError otherwise */
export function columnsSql(names: readonly string[], of = ''): Sql {
  const wrong = names.find((name) => !/^[a-z_0-9]+$/.test(name));
  if (wrong !== undefined) throw new RangeError(`${wrong} is no column.`);
  return Prisma.raw(names.map((name) => (of ? `${of}.${name}` : name)).join(', '));
}

/** An empty piece. */
export const noSql = Prisma.empty;

/** All conditions together; without any it is true. */
export const allOf = (conditions: Sql[]): Sql =>
  conditions.length ? joinSql(conditions, ' AND ') : sql`true`;

/** A LIKE pattern that finds `text` anywhere; wildcards in `text` are escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A typed address with an umlaut in its domain, as it is stored. */
const storedAddress = (word: string) => (/@.*[^ -~]/.test(word) ? [normalAddress(word) ?? word] : []);

/**
 * Whether a column contains words as a whole: "rot" is not in "rotsee". Only what contains them at all is read by the
 * expression, which takes ten times as long as the pattern.
 */
const containingWhole = (column: Sql, words: string): Sql => {
  const whole = `(^|[^[:alnum:]])${words.replace(/[^a-z0-9 ]/g, (sign) => `\\${sign}`)}([^[:alnum:]]|$)`;
  return sql`(${column} LIKE ${containing(words)} AND ${column} ~ ${whole})`;
};

/** The names without those that are found with another: whoever finds "rot" has found "rotwein". */
const withoutLonger = (names: string[], has = (name: string, other: string) => name.includes(other)) =>
  names.filter((name) => !names.some((other) => other !== name && has(name, other)));

const hasWhole = (name: string, other: string) => ` ${name} `.includes(` ${other} `);

/** Whether a search column contains a word, in either spelling of its umlauts or in another language. */
export function containingWord(column: Sql, word: string): Sql {
  const spellings = withoutLonger([...waysToWrite(word), ...storedAddress(word)]);
  const otherwise = synonymsOf(word).filter((name) => !spellings.some((spelling) => name.includes(spelling)));
  const names = withoutLonger(otherwise, hasWhole);
  // "vin rouge" is found with "rouge".
  const written = spellings.filter((spelling) => !names.some((name) => hasWhole(spelling, name)));
  const found = [
    ...written.map((spelling) => sql`${column} LIKE search_pattern(${spelling})`),
    ...names.map((name) => containingWhole(column, name)),
  ];
  return sql`(${joinSql(found, ' OR ')})`;
}

/** Whether a typed word is a number. */
export const isNumber = (word: string) => /^\d+$/.test(word);

/** Whether a column contains a number as a whole: "12" is not in "112". */
export const containingNumber = (column: Sql, digits: string): Sql =>
  sql`${column} ~ ${`(^|[^0-9])${digits}([^0-9]|$)`}`;

/**
 * Whether a folded search column contains every word of what was typed, in any order, so that the words may stand in
 * different columns of the list. "raeuschling" finds "Räuschling", and "Müller" finds "Mueller".
 */
export const containingWords = (column: Sql, typed: string): Sql =>
  everyWord(typed, (word) => [containingWord(column, word)]);

/** The same of a column that has no search column: what lists are narrowed by. */
export const containsText = (column: Sql, typed: string): Sql =>
  containingWords(sql`searchable((${column}) COLLATE "C")`, typed);

/**
 * Whether every word of what was typed is found in one of the ways in which a list finds a word.
 * @param ways receives the word, and all words that were typed
 */
export function everyWord(typed: string, ways: (word: string, words: string[]) => Sql[]): Sql {
  const words = wordsOf(typed);
  const foundAs = (word: string) => sql`(${joinSql(ways(word, words), ' OR ')})`;
  // Words that are a name together are found by what else it is called, too.
  const found = namedParts(typed).map((part) =>
    part.length === 1
      ? foundAs(part.join(''))
      : sql`(${allOf(part.map(foundAs))} OR ${foundAs(part.join(' '))})`,
  );
  return sql`(${allOf(found)})`;
}
