import type { Language } from '@rebblatt/contracts';
import { folded } from './likeness.rules.ts';
import type { Named } from './name-list.rules.ts';
import type { References } from './reference.queries.ts';

/** What the entries of each list are called in a file, by their number. */
export type ShownNames = Record<keyof References, ReadonlyMap<number, string>>;

/** Where the other languages stand among an entry's names; an entry's own name is the German one. */
const places: Record<Language, number | null> = { de: null, fr: 0, en: 1 };

type Labelled = Named & { labels?: (string | null)[] };

const inLanguage = (names: (string | null)[] | undefined, language: Language): string | null => {
  const place = places[language];
  return (place !== null && names?.[place]) || null;
};

/** What tells an entry from others of its name, in a language; undefined for one of a list that needs no such thing. */
export const labelIn = ({ label, labels }: Labelled, language: Language): string | undefined =>
  label && (inLanguage(labels, language) ?? label);

/**
 * The names in a language, of which each leads back to its entry when the file is read again: one that another entry has too,
 * in whatever language, stands with its label, or else gives way to the entry's own name.
 */
function namesIn(entries: readonly Labelled[], language: Language): Map<number, string> {
  const bearers = new Map<string, Set<number>>();
  for (const { id, name, others = [] } of entries)
    for (const one of [name, ...others])
      if (one) bearers.set(folded(one), (bearers.get(folded(one)) ?? new Set()).add(id));
  return new Map(
    entries.map((entry) => {
      const shown = inLanguage(entry.others, language) ?? entry.name;
      const shared = (bearers.get(folded(shown))?.size ?? 0) > 1;
      return [entry.id, shared ? (labelIn(entry, language) ?? entry.name) : shown];
    }),
  );
}

/** What all reference data of wines is called in a file in this language. */
export const shownNamesIn = (all: References, language: Language): ShownNames => ({
  region: namesIn(all.region, language),
  wine_type: namesIn(all.wine_type, language),
  wine_category: namesIn(all.wine_category, language),
  award: namesIn(all.award, language),
  grape: namesIn(all.grape, language),
  size: namesIn(all.size, language),
});
