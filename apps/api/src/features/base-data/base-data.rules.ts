import type { BasePack } from '@rebblatt/contracts';
import { nameKey, translatedName } from '@rebblatt/contracts';
import * as known from '@rebblatt/wine-names';

/** An entry of a pack: what its row is named, and every word by which it may be there already. */
export interface Entry {
  name: string;
  nameFr: string | null;
  nameEn: string | null;
  words: string[];
}

/** What a pack is called where its name stands beside others. */
export const packNames: Record<BasePack, string> = {
  'countries-and-regions': 'Länder und Weinregionen',
  'grape-varieties': 'Rebsorten',
  'wine-types': 'Weintypen',
  'wine-categories': 'Weinkategorien',
  'bottle-sizes': 'Flaschengrössen',
  awards: 'Auszeichnungen',
  'ships-and-decks': 'Schiffe und Decks',
};

type Names = Pick<known.Place, 'de' | 'fr' | 'en' | 'others'>;

/** An entry by its names; the German name is that of the row, and no other language repeats it. */
const entryOf = ({ de, fr, en, others }: Names): Entry => ({
  name: de,
  nameFr: fr === de ? null : fr,
  nameEn: en === de ? null : en,
  words: [de, fr, en, ...others],
});

/** An entry of a list of ordinary words, whose translations the contracts know. */
const wordEntry = (name: string): Entry => {
  const other = translatedName(name);
  return entryOf({ de: name, fr: other?.fr ?? name, en: other?.en ?? name, others: [] });
};

export const countries: Entry[] = known.places.filter(({ rank }) => rank === 'country').map(entryOf);

/** The regions of wine, each with the name of its country. */
export const regions: (Entry & { country: string })[] = known.places
  .filter(({ rank }) => rank === 'region')
  .map((place) => ({ ...entryOf(place), country: place.country.de }));

export const grapeVarieties: Entry[] = known.grapeNames.map(entryOf);
export const wineTypes: Entry[] = Object.values(known.wineTypes).map(wordEntry);
export const wineCategories: Entry[] = known.wineCategories.map(wordEntry);

export const bottleSizes = known.bottleSizes.map(({ size, priority }) => ({ ...wordEntry(size), priority }));
export const awards = known.awards.map(({ award, symbol }) => ({ ...wordEntry(award), symbol }));
export const ships: Entry[] = known.ships.map(wordEntry);
export const decks: Entry[] = known.decks.map(wordEntry);

/** The entries that nothing of what is there stands for, by whatever name it is there. */
export function missingFrom<E extends Entry>(entries: readonly E[], there: readonly (string | null)[]): E[] {
  const keys = new Set(there.flatMap((name) => (name ? [nameKey(name)] : [])));
  return entries.filter(({ words }) => !words.some((word) => keys.has(nameKey(word))));
}
