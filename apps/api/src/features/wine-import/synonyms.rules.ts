import { knownNames } from '@rebblatt/contracts';
import { grapeNames, sameVariety } from '@rebblatt/wine-names';
import { folded } from './likeness.rules.ts';
import { typeWords } from './type-words.rules.ts';

/** Words that mean the same, folded; each list of them by every word in it. */
export interface Synonyms {
  all: Set<string>[];
  byWord: Map<string, Set<string>[]>;
}

function synonymsOf(lists: string[][]): Synonyms {
  const all = lists.map((words) => new Set(words.map(folded)));
  const byWord = new Map<string, Set<string>[]>();
  for (const words of all) for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), words]);
  return { all, byWord };
}

/** Words for types, categories and awards; what is said of sizes is read by `readSize`. */
export const ordinaryWords: Synonyms = synonymsOf(
  knownNames
    .filter(({ de }) => !/^\d/.test(de))
    .map(({ de, fr, en, others }) => [de, fr, en, ...others, ...(typeWords[de] ?? [])]),
);

const twinsOf = (de: string) => sameVariety.flatMap((pair) => (pair.some((name) => name === de) ? pair : []));

/** What grape varieties are called. */
export const grapeWords: Synonyms = synonymsOf(
  grapeNames.map(({ de, fr, en, others }) => [de, fr, en, ...others, ...twinsOf(de)]),
);

/** Nothing is called otherwise. */
export const noSynonyms: Synonyms = { all: [], byWord: new Map() };
