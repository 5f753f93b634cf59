import { namesWithin } from '@rebblatt/contracts';
import { folded, similar } from './likeness.rules.ts';
import { readSize, usualMeasure } from './size.rules.ts';
import { ordinaryWords, type Synonyms } from './synonyms.rules.ts';
import { likelyTypes } from './type-words.rules.ts';
import type { Value } from './value.rules.ts';

/** An entry of the reference data as it is matched: `label` tells it from others of its name. */
export interface Named {
  id: number;
  name: string;
  label?: string;
  /** Its names in other languages. */
  others?: (string | null)[];
}

const likelyBy = new Map(
  Object.entries(likelyTypes).flatMap(([type, words]) => words.map((word) => [folded(word), folded(type)])),
);

/** How many entries are offered for a text that none of them is. */
export const SUGGESTED = 4;

/** How many more texts of a list are compared with every name; beyond that unknown ones get no suggestions. */
export interface Patience {
  left: number;
}

/** Finds entries of the reference data by what people write. */
export class NameList {
  readonly #byKey = new Map<string, Named[]>();
  readonly #labels: [string, string][];
  readonly #patience: Patience;
  readonly #synonyms: Synonyms;
  readonly #known = new Map<string, Value<Named>>();

  /** @param synonyms what the entries of this list are called besides their names */
  constructor(entries: Named[], patience: Patience, synonyms: Synonyms = ordinaryWords) {
    this.#patience = patience;
    this.#synonyms = synonyms;
    for (const entry of entries) {
      const names = [entry.name, entry.label ?? entry.name, ...(entry.others ?? [])];
      for (const key of new Set(names.filter((name) => name !== null).map(folded)))
        this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), entry]);
    }
    // «Pinot Noir (Blauburgunder)» is found by either name, unless another entry is called so.
    const own = new Set(this.#byKey.keys());
    for (const entry of entries)
      for (const key of new Set(namesWithin(entry.name).slice(1).map(folded)))
        if (!own.has(key)) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), entry]);
    this.#labels = entries.map((entry) => [folded(entry.name), this.#labelOf(entry)]);
    // Other words for them are mistyped as well.
    for (const words of synonyms.all) {
      const meant = this.#meant(words);
      if (meant) for (const word of words) this.#labels.push([word, this.#labelOf(meant)]);
    }
  }

  /** The only entry that one of these words names; of several the one that has the first, which is the usual name. */
  #meant(words: Set<string>): Named | undefined {
    const meant = [...new Set([...words].flatMap((word) => this.#byKey.get(word) ?? []))];
    if (meant.length <= 1) return meant[0];
    const [usual] = words;
    const named = this.#byKey.get(usual ?? '') ?? [];
    return named.length === 1 ? named[0] : undefined;
  }

  /** The name of an entry, with what tells it from another of the same name. */
  #labelOf = (entry: Named) =>
    (this.#byKey.get(folded(entry.name))?.length ?? 0) > 1 ? (entry.label ?? entry.name) : entry.name;

  /** The entry that a text names: exactly but for case, accents and blanks, or by a word of the same meaning. */
  find(text: string): Value<Named> {
    const known = this.#known.get(text);
    if (known) return known;
    const value = this.#search(text);
    this.#known.set(text, value);
    return value;
  }

  #search(text: string): Value<Named> {
    // The last of a path counts, as shops have them: «Weine > Rotweine».
    const last = text.split(/\s*>\s*/).at(-1) ?? text;
    if (last !== text && last !== '') return this.find(last);
    const exact = this.#byKey.get(folded(text)) ?? [];
    if (exact.length === 1 && exact[0]) return { is: exact[0] };
    if (exact.length > 1)
      return { unknown: true, suggestions: exact.map(({ label, name }) => label ?? name) };
    const called = this.#synonyms.byWord.get(folded(text)) ?? [];
    for (const words of called) {
      const meant = this.#meant(words);
      if (meant) return { is: meant };
    }
    const likely = this.#byKey.get(likelyBy.get(folded(text)) ?? '') ?? [];
    if (likely.length > 0) return { unknown: true, suggestions: likely.map(this.#labelOf) };
    if (this.#patience.left-- <= 0) return { unknown: true, suggestions: [] };
    const near = similar(text, this.#labels);
    // «ZH» resembles nothing; what else it is called is part of «Zürichsee».
    const otherwise = () =>
      called.flatMap((words) => [...words].flatMap((name) => similar(name, this.#labels)));
    const suggestions = near.length > 0 ? near : [...new Set(otherwise())].slice(0, SUGGESTED);
    return { unknown: true, suggestions };
  }
}

/** How far a size that is not in the list may be from one that is. */
const NEAR = 0.1;
/** A bare number below it counts bottles as often as it measures one. */
const FEWEST = 10;

/** A size that is not simply one of the list; `carton` says that the text is about a box of bottles. */
type FoundSize = Value<Named> & { carton?: boolean };

/** Bottle sizes are found by their content too: 0,75 l is 75 cl, and so is 0.75. */
export class SizeList {
  readonly #names: NameList;
  readonly #byContent = new Map<number, Named>();

  constructor(entries: Named[], patience: Patience) {
    this.#names = new NameList(entries, patience);
    for (const entry of entries) {
      const read = readSize(entry.name);
      const [content] = read?.sure ? read.contents : [];
      if (content !== undefined && !this.#byContent.has(content)) this.#byContent.set(content, entry);
    }
  }

  /** What a bare number is in cl, otherwise in l, dl or ml: 75, 0.75, 7.5, 750. */
  #measuredBy(number: number): Named[] {
    const of = (content: number) => this.#byContent.get(Math.round(content * 100) / 100) ?? [];
    const exact = of(number);
    return 'id' in exact ? [exact] : [10, 100, 0.1].flatMap((times) => of(number * times));
  }

  /** The entries of these contents; where the list lacks one, the nearest that is hardly another. */
  #entriesOf(contents: number[]): Named[] {
    const known = [...this.#byContent.keys()];
    const near = contents.flatMap((content) => {
      const [nearest] = known.sort((a, b) => Math.abs(a - content) - Math.abs(b - content));
      return nearest !== undefined && Math.abs(nearest - content) <= content * NEAR ? [nearest] : [];
    });
    return [...new Set(near)].flatMap((content) => this.#byContent.get(content) ?? []);
  }

  /** The size that a heading says of the prices under it: «Preis 75 cl», «Magnum». */
  inHeading(heading: string): Named | undefined {
    const read = readSize(heading);
    return read?.clear && !read.carton && read.contents.length === 1
      ? this.#byContent.get(read.contents[0] ?? 0)
      : undefined;
  }

  /** The names of those of these contents that the list has. */
  namesOf = (contents: number[]): string[] =>
    contents.flatMap((content) => this.#byContent.get(content)?.name ?? []);

  find(text: string): FoundSize {
    const named = this.#names.find(text);
    if ('is' in named) return named;
    const bare = /^\d{1,4}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : null;
    if (bare !== null) {
      const found = this.#measuredBy(bare);
      const few = Number.isInteger(bare) && bare < FEWEST;
      if (found.length === 1 && found[0] && !few) return { is: found[0] };
      return this.#doubt(found.length > 0 ? found : this.#entriesOf([bare, usualMeasure(bare)]));
    }
    const read = readSize(text);
    if (read === null) return named.suggestions.length > 0 ? named : this.#doubt(this.#entriesOf([75, 70]));
    const [content = 0] = read.contents;
    const same = read.sure ? this.#byContent.get(content) : undefined;
    if (same) return { is: same };
    return { ...this.#doubt(this.#entriesOf(read.contents)), carton: read.carton };
  }

  #doubt = (entries: Named[]): Value<Named> => ({
    unknown: true,
    suggestions: [...new Set(entries.map(({ name }) => name))].slice(0, SUGGESTED),
  });
}
