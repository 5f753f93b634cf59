import { waysToWrite, wordsOf } from '@rebblatt/contracts';

/** A condition on the search column, which every table of names has. */
export interface Found {
  search: { contains: string };
}

/**
 * The conditions under which a row is found by what was typed: every word, in any spelling, language or abbreviation.
 * @param more other ways to find a word, by the same condition on another table
 */
export const foundBy = <More extends object = never>(
  typed: string | undefined,
  more: (found: Found) => More[] = () => [],
): { OR: (Found | More)[] }[] =>
  wordsOf(typed ?? '').map((word) => ({
    OR: waysToWrite(word).flatMap((way) => {
      // Prisma does not escape the wildcards of LIKE.
      const found = { search: { contains: way.replace(/[\\%_]/g, '\\$&') } };
      return [found, ...more(found)];
    }),
  }));

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
