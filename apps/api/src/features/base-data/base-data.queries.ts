import type { BasePack, BasePackItem } from '@rebblatt/contracts';
import { basePacks, nameKey } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import type { Entry } from './base-data.rules.ts';
import * as base from './base-data.rules.ts';

/** What each pack would add now. */
export interface Missing {
  countries: Entry[];
  /** With the country that is there, or null where it would be added too. */
  regions: (Entry & { country: string; countryId: number | null })[];
  grapeVarieties: Entry[];
  wineTypes: Entry[];
  wineCategories: Entry[];
  bottleSizes: (typeof base.bottleSizes)[number][];
  awards: (typeof base.awards)[number][];
  ships: Entry[];
  decks: Entry[];
}

const named = { name: true, nameFr: true, nameEn: true } as const;
const others = { nameFr: true, nameEn: true } as const;
const wordsOf = ({ nameFr, nameEn, ...own }: Record<string, string | null>) => [
  ...Object.values(own),
  nameFr ?? null,
  nameEn ?? null,
];

/** What is not there yet, by any of its names. */
export async function findMissing(tx: Tx): Promise<Missing> {
  const countryRows = await tx.country.findMany({ select: { id: true, ...named } });
  const regionRows = await tx.region.findMany({ select: { countryId: true, ...named } });
  const [grapes, types, categories, sizes, awards, ships, decks] = [
    await tx.grapeVariety.findMany({ select: { bezeichnung: true, ...others } }),
    await tx.wineType.findMany({ select: { wineType: true, ...others } }),
    await tx.wineCategory.findMany({ select: { wineCategory: true, ...others } }),
    await tx.bottleSize.findMany({ select: { size: true, ...others } }),
    await tx.award.findMany({ select: { award: true, ...others } }),
    await tx.ship.findMany({ select: { name: true } }),
    await tx.deck.findMany({ select: { name: true } }),
  ];
  const countryOf = (name: string) => {
    const keys = base.countries.find((one) => one.name === name)?.words.map(nameKey) ?? [];
    return countryRows.find(({ id: _, ...row }) =>
      wordsOf(row).some((word) => word && keys.includes(nameKey(word))),
    );
  };
  const regions = base.countries.flatMap(({ name: country }) => {
    const countryId = countryOf(country)?.id ?? null;
    const there = regionRows.filter((row) => row.countryId === countryId);
    return base
      .missingFrom(
        base.regions.filter((region) => region.country === country),
        there.flatMap(({ countryId: _, ...row }) => wordsOf(row)),
      )
      .map((region) => ({ ...region, countryId }));
  });
  return {
    countries: base.countries.filter(({ name }) => !countryOf(name)),
    regions,
    grapeVarieties: base.missingFrom(base.grapeVarieties, grapes.flatMap(wordsOf)),
    wineTypes: base.missingFrom(base.wineTypes, types.flatMap(wordsOf)),
    wineCategories: base.missingFrom(base.wineCategories, categories.flatMap(wordsOf)),
    bottleSizes: base.missingFrom(base.bottleSizes, sizes.flatMap(wordsOf)),
    awards: base.missingFrom(base.awards, awards.flatMap(wordsOf)),
    ships: base.missingFrom(
      base.ships,
      ships.map(({ name }) => name),
    ),
    decks: base.missingFrom(
      base.decks,
      decks.map(({ name }) => name),
    ),
  };
}

/** The lists of a pack: how many entries it has in all, and how many of them are missing. */
const listsOf: Record<BasePack, (missing: Missing) => [all: number, missing: number][]> = {
  'countries-and-regions': ({ countries, regions }) => [
    [base.countries.length, countries.length],
    [base.regions.length, regions.length],
  ],
  'grape-varieties': ({ grapeVarieties }) => [[base.grapeVarieties.length, grapeVarieties.length]],
  'wine-types': ({ wineTypes }) => [[base.wineTypes.length, wineTypes.length]],
  'wine-categories': ({ wineCategories }) => [[base.wineCategories.length, wineCategories.length]],
  'bottle-sizes': ({ bottleSizes }) => [[base.bottleSizes.length, bottleSizes.length]],
  awards: ({ awards }) => [[base.awards.length, awards.length]],
  'ships-and-decks': ({ ships, decks }) => [
    [base.ships.length, ships.length],
    [base.decks.length, decks.length],
  ],
};

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** How many entries a pack would add. */
export const toAdd = (pack: BasePack, missing: Missing): number =>
  sum(listsOf[pack](missing).map(([, lacking]) => lacking));

/** Every pack with what it would add: the dry run. */
export async function findPacks(tx: Tx): Promise<BasePackItem[]> {
  const missing = await findMissing(tx);
  return basePacks.map((pack) => {
    const to_add = toAdd(pack, missing);
    const all = sum(listsOf[pack](missing).map(([count]) => count));
    return { pack, name: base.packNames[pack], there: all - to_add, to_add };
  });
}
