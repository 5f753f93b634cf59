import type { Place } from '@rebblatt/wine-names';
import { folded } from './likeness.rules.ts';
import { type Named, NameList, type Patience, SUGGESTED } from './name-list.rules.ts';
import { enclosingOf, placesCalled, regionsWithin } from './place-name.rules.ts';
import { noSynonyms } from './synonyms.rules.ts';
import type { Value } from './value.rules.ts';

/** A region of the reference data with the name of its country. */
export interface NamedRegion extends Named {
  country?: string;
  /** Its label in the other languages. */
  labels?: (string | null)[];
}

const keysOf = ({ de, fr, en, others }: Place) => new Set([de, fr, en, ...others].map(folded));

/** Regions are also found by what lies in them: Langhe is in Piemont, Saint-Émilion in Bordeaux. */
export class RegionList {
  readonly #names: NameList;
  readonly #entries: readonly NamedRegion[];
  readonly #byKey = new Map<string, NamedRegion[]>();
  readonly #known = new Map<string, Value<Named>>();

  constructor(entries: readonly NamedRegion[], patience: Patience) {
    this.#entries = entries;
    this.#names = new NameList([...entries], patience, noSynonyms);
    for (const entry of entries) {
      const names = [entry.name, entry.label ?? entry.name, ...(entry.others ?? []), ...(entry.labels ?? [])];
      for (const key of new Set(names.filter((name) => name !== null).map(folded)))
        this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), entry]);
    }
  }

  /** The entry that a text names, or that the place leads to which it names. */
  find(text: string): Value<Named> {
    const known = this.#known.get(text);
    if (known) return known;
    const value = this.#search(text);
    this.#known.set(text, value);
    return value;
  }

  /**
   * The entry that a text itself names, in whatever language; of what lies in it nothing. Wines are called after villages,
   * so that of a text which need not be a region no more may be concluded.
   */
  named(text: string): Named | null {
    const exact = this.#byKey.get(folded(text)) ?? [];
    if (exact.length > 0) return exact.length === 1 ? (exact[0] ?? null) : null;
    const entries = new Set(placesCalled(text).flatMap((place) => this.#entryOf(place) ?? []));
    const [only, ...others] = entries;
    return only && others.length === 0 ? only : null;
  }

  /** The entries that the place of a name lies in, itself included; none for what is no place. */
  ofPlace(text: string): Named[] {
    return this.#lead(placesCalled(text));
  }

  #search(text: string): Value<Named> {
    const exact = this.#byKey.get(folded(text)) ?? [];
    if (exact.length === 1 && exact[0]) return { is: exact[0] };
    if (exact.length > 1) return this.#doubt(exact);
    const parts = this.#meant(text).map((places) => this.#lead(places));
    const meant = [...new Set(parts.flat())];
    const [only] = meant;
    // «Rioja, Argentinien» contradicts itself: of parts that do not lie in each other, each has to lead there.
    if (only && meant.length === 1 && parts.every((entries) => entries.length > 0)) return { is: only };
    if (meant.length > 0) return this.#doubt(meant);
    const near = this.#names.find(text);
    if ('is' in near || near.suggestions.length > 0) return near;
    return this.#doubt(placesCalled(text).flatMap((place) => this.#inside(place)));
  }

  /** The places that a text may mean: the whole of it, else each of its parts, narrowed by those that lie around. */
  #meant(text: string): Place[][] {
    const whole = placesCalled(text);
    if (whole.length > 0) return [whole];
    const parts = text
      .split(/[,;/|()>•·]|\s(?:[–—-]|ou|oder|or)\s/i)
      .map((part) => placesCalled(part.trim()))
      .filter((places) => places.length > 0);
    const narrowed = parts.map((places) => {
      const besides = parts.filter((other) => other !== places);
      const inside = places.filter((place) =>
        besides.every(
          (other) =>
            enclosingOf(place).some((one) => other.includes(one)) ||
            other.some((one) => enclosingOf(one).includes(place)),
        ),
      );
      return inside.length > 0 ? inside : places;
    });
    // Of a place and what it lies in, the place counts.
    return narrowed.filter(
      (places) =>
        !narrowed.some(
          (other) =>
            other !== places &&
            other.every((one) =>
              enclosingOf(one)
                .slice(1)
                .some((outer) => places.includes(outer)),
            ),
        ),
    );
  }

  /** The entries to which the places of one name lead; those of regions and countries count before villages of the same name. */
  #lead(places: Place[]): Named[] {
    const nearest = (some: Place[]) => [...new Set(some.flatMap((place) => this.#nearest(place) ?? []))];
    const regions = nearest(places.filter(({ rank }) => rank !== 'place'));
    return regions.length > 0 ? regions : nearest(places);
  }

  /** The entry of a place, or of the nearest around it that has one. */
  #nearest(place: Place): Named | undefined {
    for (const one of enclosingOf(place)) {
      const entry = this.#entryOf(one);
      if (entry) return entry;
    }
    return undefined;
  }

  #entryOf(place: Place): Named | undefined {
    if (place.rank === 'place') return undefined;
    const countries = keysOf(place.country);
    const entries = [...new Set([...keysOf(place)].flatMap((key) => this.#byKey.get(key) ?? []))];
    const inCountry = entries.find(({ country }) => country !== undefined && countries.has(folded(country)));
    // Organisers file regions under headings of their own, too: «Übersee», «Diverse».
    return inCountry ?? (entries.length === 1 ? entries[0] : undefined);
  }

  /** The entries that lie in a country or in a region that has none itself. */
  #inside = (place: Place): Named[] =>
    place.rank === 'place' ? [] : regionsWithin(place).flatMap((one) => this.#entryOf(one) ?? []);

  #doubt = (entries: Named[]): Value<Named> => ({
    unknown: true,
    suggestions: [...new Set(entries.map((entry) => this.#labelOf(entry)))].slice(0, SUGGESTED),
  });

  #labelOf = (entry: Named): string =>
    this.#entries.filter(({ name }) => folded(name) === folded(entry.name)).length > 1
      ? (entry.label ?? entry.name)
      : entry.name;
}
