import i18next from 'i18next';

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
