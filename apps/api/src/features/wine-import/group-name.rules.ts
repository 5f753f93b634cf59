import type { Lists } from './lists.rules.ts';
import { readSize } from './size.rules.ts';

/** What a group row says of the wines that follow. */
export const grouped = ['region', 'wine_type', 'size'] as const;
export type Grouped = (typeof grouped)[number];
export type Groups = Partial<Record<Grouped, string>>;

/** What words say before or after the name of a group. */
const beside =
  /(?<!\p{L})(?:unsere?|nos|our|i nostri|les|le|die|der|aoc|aop|doc|docg|igp|igt|kanton|canton|cantone|region|région|regione|aus|de|du|von|vom|dem|der|flaschen|bouteilles)(?!\p{L})|^(?:i|gli)\s/giu;

/** Endings of the plural, in four languages: «Weissweine», «Vins blancs», «Vini bianchi», «Red wines». */
const singular: [RegExp, string][] = [
  [/weine\b/gi, 'wein'],
  [/\b(weiss|rot|süss|alkoholfrei)e[rn]?\b/gi, '$1'],
  [/\bvins\b/gi, 'vin'],
  [/\bvini\b/gi, 'vino'],
  [/\bwines\b/gi, 'wine'],
  [/\b(blanc|rouge|rosé|white|red|mousseux|doux)s\b/gi, '$1'],
  [/\bbianchi\b/gi, 'bianco'],
  [/\brossi\b/gi, 'rosso'],
  [/\brosati\b/gi, 'rosato'],
  [/\bspumanti\b/gi, 'spumante'],
  [/\brosées?\b/gi, 'rosé'],
];

/** Words that name a type of wine wherever they stand: «Walliser Rotweine», «Vins blancs suisses», «Red wines 2023». */
const typeWords =
  /(?<!\p{L})(?:\p{L}+weine?|vins? (?:sans alcool|\p{L}+)|vin[io] \p{L}+|\p{L}+ wines?)(?!\p{L})/giu;

/** The words of a group's name that may be looked up: as it is, without what stands beside it, in the singular. */
function namesOf(text: string): string[] {
  const bare = text.replace(beside, ' ').replace(/\s+/g, ' ').trim();
  const one = singular.reduce((word, [plural, single]) => word.replace(plural, single), bare);
  const short = one.replace(/\b(?:vino|vin|wine|wein)\b/gi, ' ').trim();
  return [text, bare, one, short].filter(Boolean);
}

/** A text without the signs that frame it: «*** Rot ***». */
export const unframed = (text: string): string =>
  text.replace(/^[*#=~_·•-]+\s*(\p{L}.*?)\s*[*#=~_·•-]+$/u, '$1');

/** The number before the name of a group: «1. Rosé», «II) Rotweine». */
const counted = /^\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+(?=\p{L})/iu;

/** The parts of a group's name: «Rotweine AOC Zürich» are two, «Weissweine: 75 cl» as well. */
const partsOf = (text: string) =>
  text.split(/\s*(?:[,;:|/()–—]|\s-\s|\bAOC\b|\baus\b|\bdu\b|\bvom\b)\s*/iu).filter(Boolean);

/** What is named together: «Rot- und Weissweine», «Blancs & rouges». */
const joinedBy = /\s*(?:[&+]|(?<!\p{L})(?:und|sowie|et|and|e|ed)(?!\p{L}))\s*/iu;

const entryIn = (found: ReturnType<Lists['wine_type']['find']>) => ('is' in found ? found.is : null);

/** The name in a list of reference data that words stand for; null where there is none, or not for certain. */
function listed(field: 'wine_type' | 'region', text: string, lists: Lists): string | null {
  for (const name of namesOf(text)) {
    const found = field === 'region' ? lists.region.named(name) : entryIn(lists.wine_type.find(name));
    if (found) return found.label ?? found.name;
  }
  return null;
}

/** A measure behind other words: «Rotweine Wallis 75 cl». */
const measure = /\d+(?:[.,]\d+)?\s*(?:[cdm]?l|liter|litres?)(?!\p{L})/iu;

/** What one part of a name says: as a whole, or its word for a type and what stands around that. */
function namedBy(part: string, lists: Lists): Record<Grouped, string[]> {
  const words = part.match(typeWords) ?? [];
  const rest = words.length > 0 ? part.replace(typeWords, ' ').replace(/\s+/g, ' ').trim() : part;
  const size = readSize(rest);
  const named = (field: 'wine_type' | 'region') =>
    [part, ...words, rest, rest.replace(measure, ' ').trim()].flatMap(
      (text) => listed(field, text, lists) ?? [],
    );
  return {
    region: named('region'),
    wine_type: named('wine_type'),
    size: size?.clear && size.contents.length === 1 ? [measure.exec(rest)?.[0] ?? rest] : [],
  };
}

/** Several are meant, but one of them is of no known type: what the others are says nothing of it. */
const isMixed = (text: string, lists: Lists) => {
  const joined = text.split(joinedBy).filter(Boolean);
  const types = joined.map((one) => namedBy(one, lists).wine_type.length > 0);
  return joined.length > 1 && types.includes(true) && types.includes(false);
};

/**
 * What the name of a group says of the wines under it: nothing where it says two things at once («Rot/Weiss»), since each
 * wine is one of them.
 */
export function groupsOf(name: string, lists: Lists): Groups {
  const text = unframed(name).replace(counted, '');
  const parts = partsOf(text).flatMap((part) => part.split(joinedBy).filter(Boolean));
  const whole = namedBy(text, lists);
  const all = parts.map((part) => namedBy(part, lists));
  const found: Groups = {};
  for (const field of ['region', 'wine_type'] as const) {
    const [only, ...others] = new Set([whole, ...all].flatMap((namings) => namings[field]));
    if (only !== undefined && others.length === 0) found[field] = only;
  }
  const [size, ...sizes] = all.flatMap((namings) => namings.size);
  if (size !== undefined && sizes.length === 0) found.size = size;
  if (isMixed(text, lists)) delete found.wine_type;
  return found;
}
