import { namedParts, synonymsOf, waysToWrite } from '../../lib/name-book.ts';

/** A condition on the search column, which every table of names has. */
interface Found {
  search: { contains: string } | { equals: string } | { startsWith: string } | { endsWith: string };
}

/** Any of several such conditions, to be asked of another table at once: one by one, each would read it anew. */
export interface AnyOf {
  OR: Found[];
}

/** One part of what was typed: found in one of these ways, or every word of it by itself. */
type Condition<More> = { OR: (Found | More | { AND: { OR: (Found | More)[] }[] })[] };

/**
 * The conditions under which a row is found by what was typed: every word, in any spelling, language or abbreviation.
 * @param more other ways to find a word, by the same conditions on another table
 */
export const foundBy = <More extends object = never>(
  typed: string | undefined,
  more: (found: AnyOf) => More[] = () => [],
): Condition<More>[] =>
  namedParts(typed ?? '').map((part) => {
    const anyOf = (name: string): (Found | More)[] => {
      const ways = waysToFind(name);
      return [...ways, ...more({ OR: ways })];
    };
    const name = anyOf(part.join(' '));
    if (part.length === 1) return { OR: name };
    return { OR: [{ AND: part.map((word) => ({ OR: anyOf(word) })) }, ...name] };
  });

/** Prisma does not escape the wildcards of LIKE. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The ways to find one word or name: anywhere in any spelling and language, and as whole words by what else it is called. */
const waysToFind = (name: string): Found[] => [
  ...waysToWrite(name).map((way) => ({ search: { contains: escaped(way) } })),
  ...synonymsOf(name)
    .map(escaped)
    .flatMap((other) => [
      { search: { equals: other } },
      { search: { startsWith: `${other} ` } },
      { search: { endsWith: ` ${other}` } },
      { search: { contains: ` ${other} ` } },
    ]),
];

interface NamesForm {
  name_fr?: string | null;
  name_en?: string | null;
}

/** The columns for the names in other languages; absent ones are left alone. */
export const namesOf = ({ name_fr, name_en }: NamesForm) => ({ nameFr: name_fr, nameEn: name_en });

/** The same on the wire. */
export const shownNamesOf = ({ nameFr, nameEn }: { nameFr: string | null; nameEn: string | null }) => ({
  name_fr: nameFr,
  name_en: nameEn,
});
