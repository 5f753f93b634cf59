import { compareNames, otherWords } from '@rebblatt/contracts';
import i18next from 'i18next';
import type { Option } from '../form/select-options.ts';

/** An entry's names in other languages; null or absent where there is none. */
export interface Names {
  name_fr?: string | null;
  name_en?: string | null;
}

/** The name of an entry in the reader's language, or else its own, which is the one that is printed. */
export function shownName({ name_fr, name_en }: Names, own: string): string {
  const names: Record<string, string | null | undefined> = { fr: name_fr, en: name_en };
  return names[i18next.language] || own;
}

/** An entry as an option: with its name in the reader's language, found by all its names and what else it is called. */
export const namedOption = (id: number, item: Names, own: string) => ({
  value: id,
  label: shownName(item, own),
  words: [own, item.name_fr, item.name_en, ...otherWords(own)].filter(Boolean).join(' '),
});

/** Options in the order of the names that are shown, within their groups; in German they come so. */
export const byShownName = <O extends Option>(options: O[]): O[] =>
  i18next.language === 'de'
    ? options
    : [...options].sort(
        (a, b) => compareNames(a.group ?? '', b.group ?? '') || compareNames(a.label, b.label),
      );
