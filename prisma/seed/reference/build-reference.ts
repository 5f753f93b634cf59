import { compareNames } from '@rebblatt/contracts';
import { awards, bottleSizes, decks, wineCategories, wineTypes } from '@rebblatt/wine-names';
import { type Appellation, readWineWorld } from '../wine-world/read-wine-world.ts';
import { fleet, HALL_STANDS } from './fleet.ts';
import { moreGrapeVarieties, services, swissPageTitles } from './names.ts';

const numbered = <T>(items: readonly T[]) => items.map((item, index) => ({ id: index + 1, ...item }));

export interface RegionEntry {
  id: number;
  name: string;
  countryId: number;
  country: string;
  language: string;
  pageTitleId: number;
  appellations: Appellation[];
}

export interface StandEntry {
  id: number;
  stand: string;
  catalogType: 1 | 2;
  shipId: number | null;
  deckId: number | null;
  /** Names, as they are printed. */
  ship: string | null;
  deck: string | null;
}

/** The reference data of the fair as plain values with their ids; nothing in it is random. */
export function buildReference() {
  const world = readWineWorld();
  const countries = numbered([...new Set(world.map((region) => region.country))].map((name) => ({ name })));
  const swissTitleOf = new Map(
    Object.entries(swissPageTitles).flatMap(([title, regions]) => regions.map((region) => [region, title])),
  );
  const titleOf = ({ country, region }: { country: string; region: string }) =>
    swissTitleOf.get(region) ?? country;
  const pageTitles = numbered([...new Set(world.map(titleOf))].map((name) => ({ name })));
  const idOf = (entries: { id: number; name: string }[], name: string) =>
    entries.find((entry) => entry.name === name)?.id ?? 0;
  const regions: RegionEntry[] = world.map((region, index) => ({
    id: index + 1,
    name: region.region,
    country: region.country,
    countryId: idOf(countries, region.country),
    language: region.language,
    pageTitleId: idOf(pageTitles, titleOf(region)),
    appellations: region.appellations,
  }));
  const grapesOfTheWorld = world.flatMap((region) => region.appellations.flatMap(({ grapes }) => grapes));
  const grapeVarieties = numbered(
    [...new Set([...grapesOfTheWorld, ...moreGrapeVarieties])].sort(compareNames).map((name) => ({ name })),
  );
  return {
    countries,
    regions,
    pageTitles,
    grapeVarieties,
    wineTypes: Object.entries(wineTypes).map(([colour, name], index) => ({ id: index + 1, colour, name })),
    wineCategories: numbered(wineCategories.map((name) => ({ name }))),
    bottleSizes: numbered(bottleSizes.map(({ size, priority }) => ({ size, priority_size: priority }))),
    awards: numbered(awards),
    services: numbered(services.map((name) => ({ name }))),
    ships: fleet.map(({ name }, index) => ({ id: index + 1, name })),
    decks: decks.map((name, index) => ({ id: index + 1, name })),
    stands: buildStands(),
  };
}

export type Reference = ReturnType<typeof buildReference>;

function buildStands(): StandEntry[] {
  const stands: StandEntry[] = [];
  fleet.forEach((ship, shipIndex) => {
    let number = 0;
    ship.stands.forEach((count, deckIndex) => {
      for (let nth = 0; nth < count; nth++) {
        stands.push({
          id: stands.length + 1,
          stand: `${ship.code}-${String(++number).padStart(2, '0')}`,
          catalogType: 2,
          shipId: shipIndex + 1,
          deckId: deckIndex + 1,
          ship: ship.name,
          deck: decks[deckIndex] ?? null,
        });
      }
    });
  });
  for (let number = 1; number <= HALL_STANDS; number++) {
    const stand = `Halle ${String(number).padStart(2, '0')}`;
    stands.push({
      id: stands.length + 1,
      stand,
      catalogType: 1,
      shipId: null,
      deckId: null,
      ship: null,
      deck: null,
    });
  }
  return stands;
}
