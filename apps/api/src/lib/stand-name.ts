import { joinSql, type Sql, sql } from './sql.ts';

/** What people say before the name of a stand: "Stand Z-11". */
const WORD_BEFORE_A_STAND = /(?<!\S)(?:stand|emplacement|booth)\s+(?=\S)/giu;

/** A search without the words that people say before the name of a stand, which its name does not have. */
export const withoutStandWord = (typed: string): string => typed.replace(WORD_BEFORE_A_STAND, '');

/** A word that may be the name of a stand: letters and digits, with or without a sign between them. */
const LETTERS_AND_DIGITS = /(?<!\S)(\p{L}{1,3})[-./]?(\d{1,4}\p{L}?)(?!\S)/gu;
const SIGNS = ['', '-', '.', '/'];

/** The search, and the same with every other sign between the letters and digits of a stand: "Z11" finds "Z-11". */
export const withStandSigns = (typed: string): string[] => [
  ...new Set([typed, ...SIGNS.map((sign) => typed.replace(LETTERS_AND_DIGITS, `$1${sign}$2`))]),
];

/** Whether a search finds something, whatever sign the name of a stand is written with. */
export const inStandSigns = (typed: string, found: (typed: string) => Sql): Sql =>
  sql`(${joinSql(withStandSigns(typed).map(found), ' OR ')})`;
