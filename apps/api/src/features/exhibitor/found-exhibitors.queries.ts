import type { Sql } from '../../lib/sql.ts';
import { containing, containingNumber, containingWord, everyWord, isNumber, sql } from '../../lib/sql.ts';
import { inStandSigns, withoutStandWord } from '../../lib/stand-name.ts';

/** A number of several groups of digits, or a single word. */
const NUMBER_IN_GROUPS = /(?<!\S)[+(]?\d[\d()/.-]*(?:\s+[\d()/.-]+)+(?!\S)/g;

/** Fewer digits are not searched for in telephone numbers, since nearly every number has them. */
const SHORTEST_PHONE = 4;

const digitsOf = (text: string) => text.replace(/^\+|[^\d]/g, '');

/**
 * The digits of a telephone number as it is dialled within its country, without the 0, or the + or 00 and the country that
 * stand before them: one writes 044, the next +41 44 and a third +41 (0)44.
 */
function withinCountry(word: string): string {
  const digits = digitsOf(word);
  const inCountry = /^\(?(?:\+|00)/.test(word) ? digits.replace(/^(?:00)?(?:423|\d\d)/, '') : digits;
  const dialled = inCountry.replace(/^0+/, '');
  return dialled.length >= SHORTEST_PHONE ? dialled : digits;
}

/** Whether the telephone number of the exhibitor `e` has these digits, however both are grouped. */
const phoned = (digits: string) => sql`translate(e.phone, ' +()/.-', '') LIKE ${containing(digits)}`;

/** The catalogue whose stands are meant when none is named: the newest in which there are any. */
const newestWithStands = sql`(SELECT c.id FROM catalog c WHERE EXISTS (
  SELECT FROM catalog_stand s WHERE s.catalog_id = c.id) ORDER BY c."from" DESC LIMIT 1)`;

const standsMeant = (catalogId: number | undefined): Sql =>
  catalogId === undefined ? newestWithStands : sql`${catalogId}`;

/** The names of the stands of the exhibitor `e`. @param catalogId the catalogue whose stands are meant */
export const standsOf = (catalogId: number | undefined): Sql => sql`
  ARRAY(SELECT d.stand FROM catalog_stand s JOIN stand d ON d.id = s.stand_id
    WHERE s.exhibitor_id = e.id AND s.catalog_id = ${standsMeant(catalogId)} ORDER BY d.stand, d.id)`;

/**
 * Whether the exhibitor `e` is found: each word in company, place, name or e-mail, in the name of a catalogue, in a stand, or
 * as a telephone number.
 * @param catalogId the catalogue whose stands are meant
 */
export function foundExhibitors(asked: string, catalogId: number | undefined): Sql {
  const stands = standsMeant(catalogId);
  const typed = withoutStandWord(asked);
  // "044 123 45 67" is one number and not four words.
  const joined = typed.replace(NUMBER_IN_GROUPS, (groups) => groups.replace(/[^\d+]/g, ''));
  const asWords = inStandSigns(typed, (spelt) => everyWord(spelt, (word) => waysToFind(word, stands)));
  return joined === typed
    ? asWords
    : sql`(${asWords} OR ${everyWord(joined, (word) => waysToFind(word, stands))})`;
}

/** Whether the name of the stand `d` has a word; as it is written, since folding thousands of names takes long. */
const standNamed = (word: string) =>
  isNumber(word) ? containingNumber(sql`d.stand COLLATE "C"`, word) : sql`d.stand ILIKE ${containing(word)}`;

function waysToFind(word: string, stands: Sql): Sql[] {
  const ways = [
    containingWord(sql`e.search`, word),
    sql`e.id IN (SELECT m.exhibitor_id FROM catalog_membership m JOIN catalog c ON c.id = m.catalog_id
      WHERE ${containingWord(sql`folded(c.name)`, word)})`,
    sql`e.id IN (SELECT s.exhibitor_id FROM catalog_stand s JOIN stand d ON d.id = s.stand_id
      WHERE s.catalog_id = ${stands} AND ${standNamed(word)})`,
  ];
  if (/^[+(]?[\d()/.-]+$/.test(word) && digitsOf(word).length >= SHORTEST_PHONE)
    ways.push(phoned(withinCountry(word)));
  return ways;
}
