import type { SearchIndex } from './search-index.ts';

/** What is looked for: words, and of each facet the values one of which is wanted. */
export interface Wanted {
  words: string;
  facets: Record<string, string[]>;
}

interface Found {
  /** The places of the wines that fit, the best first. */
  wines: number[];
  /** Of each facet how many wines have a value, if the other facets stay as they are. */
  counts: Record<string, Map<string, number>>;
}

export interface Engine {
  find(wanted: Wanted): Found;
  /** The values of a wine for a facet. */
  valuesOf(facet: string, wine: number): string[];
}

/**
 * Makes the search of a catalogue. It stands alone: its text is sent to browsers as it is, so that it uses nothing from outside.
 */
export function createEngine(index: SearchIndex): Engine {
  const fold = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .replace(/æ/g, 'a')
      .replace(/[œø]/g, 'o')
      // Räuschling is typed as Raeuschling, too: both are the same here.
      .replace(/([aou])e/g, '$1');
  const wordsIn = (text: string) =>
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);

  /** The wines that have a word, and how much the word counts there: in the name most. */
  const vocabulary = new Map<string, Map<number, number>>();
  const add = (text: string, wine: number, weight: number) => {
    for (const word of wordsIn(text)) {
      const wines = vocabulary.get(word) ?? new Map<number, number>();
      vocabulary.set(word, wines);
      wines.set(wine, Math.max(weight, wines.get(wine) ?? 0));
    }
  };
  const namesOf = (named: readonly (string | number)[] | undefined) =>
    (named ?? []).filter((one) => typeof one === 'string').join(' ');
  index.wines.forEach(([, name, year, exhibitor, region, type, grapes, award], at) => {
    const company = index.exhibitors[exhibitor];
    const origin = index.regions[region];
    add(name, at, 8);
    for (const grape of grapes) add(namesOf(index.grapes[grape]), at, 4);
    if (year) add(String(year), at, 4);
    add(company?.[1] ?? '', at, 3);
    add(namesOf(origin), at, 3);
    add(namesOf(index.countries[origin?.[3] ?? -1]), at, 2);
    add(namesOf(index.types[type]), at, 2);
    add(namesOf(index.awards[award]), at, 2);
    add(company?.[3] ?? '', at, 1);
    for (const [ship, deck, stand] of company?.[4] ?? []) {
      add(`${index.ships[ship] ?? ''} ${deck}`, at, 1);
      // «L-07» is found as l07 and by its parts.
      add(`${stand} ${stand.replace(/[^\p{L}\p{N}]/gu, '')}`, at, 2);
    }
  });
  const known = [...vocabulary.keys()];

  /** Whether a word begins with another, but for one letter that is wrong, missing, too much or changed with its neighbour. */
  const nearly = (word: string, typed: string) => {
    let at = 0;
    while (at < typed.length && at < word.length && typed[at] === word[at]) at++;
    const rest = typed.slice(at);
    return (
      word.startsWith(rest.slice(1), at + 1) ||
      word.startsWith(rest, at + 1) ||
      word.startsWith(rest.slice(1), at) ||
      (rest.length > 1 && word.startsWith(`${rest[1]}${rest[0]}${rest.slice(2)}`, at))
    );
  };

  /** The wines of one typed word, with how well it fits: whole words before beginnings, before parts, before near ones. */
  const winesOf = (typed: string) => {
    const scores = new Map<number, number>();
    const take = (word: string, factor: number) => {
      for (const [wine, weight] of vocabulary.get(word) ?? [])
        scores.set(wine, Math.max(weight * factor, scores.get(wine) ?? 0));
    };
    for (const word of known) {
      if (word === typed) take(word, 4);
      else if (word.startsWith(typed)) take(word, 3);
      else if (typed.length > 3 && word.includes(typed)) take(word, 1);
    }
    if (scores.size === 0 && typed.length > 3)
      for (const word of known) if (nearly(word, typed)) take(word, 1);
    return scores;
  };

  const bandOf = (price: number) =>
    price < 15 ? '0' : price < 25 ? '15' : price < 50 ? '25' : price < 100 ? '50' : '100';
  const valuesOf = (facet: string, at: number): string[] => {
    const wine = index.wines[at];
    if (!wine) return [];
    const [, , year, exhibitor, region, type, grapes, award, alcohol, prices] = wine;
    if (facet === 'type') return [String(type)];
    if (facet === 'country') return [String(index.regions[region]?.[3] ?? -1)];
    if (facet === 'region') return [String(region)];
    if (facet === 'grape') return grapes.map(String);
    if (facet === 'ship')
      return [...new Set((index.exhibitors[exhibitor]?.[4] ?? []).map(([ship]) => String(ship)))].filter(
        (one) => one !== '-1',
      );
    if (facet === 'award') return award < 0 ? [] : [String(award)];
    if (facet === 'alcohol') return alcohol ? [String(alcohol)] : [];
    if (facet === 'price') return prices[0] ? [bandOf(prices[0][1])] : [];
    return facet === 'year' && year ? [String(year)] : [];
  };
  const facets = ['type', 'country', 'region', 'grape', 'ship', 'award', 'alcohol', 'price', 'year'];
  const values = new Map(facets.map((facet) => [facet, index.wines.map((_, at) => valuesOf(facet, at))]));

  return {
    valuesOf: (facet, at) => values.get(facet)?.[at] ?? [],
    find({ words, facets: chosen }) {
      const typed = wordsIn(words).slice(0, 8);
      let scores = null as Map<number, number> | null;
      for (const word of typed) {
        const own = winesOf(word);
        const before = scores;
        scores = before
          ? new Map(
              [...own].flatMap(([wine, score]) =>
                before.has(wine) ? [[wine, score + (before.get(wine) ?? 0)]] : [],
              ),
            )
          : own;
      }
      const candidates = scores ? [...scores.keys()] : index.wines.map((_, at) => at);
      const active = facets.filter((facet) => (chosen[facet] ?? []).length > 0);
      const counts: Found['counts'] = Object.fromEntries(facets.map((facet) => [facet, new Map()]));
      const wines: number[] = [];
      for (const at of candidates) {
        const failing = active.filter(
          (facet) => !(values.get(facet)?.[at] ?? []).some((value) => chosen[facet]?.includes(value)),
        );
        if (failing.length > 1) continue;
        if (failing.length === 0) wines.push(at);
        for (const facet of failing.length ? failing : facets)
          for (const value of values.get(facet)?.[at] ?? [])
            counts[facet]?.set(value, (counts[facet]?.get(value) ?? 0) + 1);
      }
      const ranks = scores;
      wines.sort((a, b) => (ranks?.get(b) ?? 0) - (ranks?.get(a) ?? 0) || a - b);
      return { wines, counts };
    },
  };
}
