import {
  compareNames,
  type Language,
  type PublicCatalog,
  type PublicExhibitor,
  type PublicName,
  type PublicWine,
} from '@rebblatt/contracts';
import { addressName, numbered } from './names.ts';

export type Region = PublicCatalog['regions'][number];
export type Award = PublicCatalog['awards'][number];

/** A stand of a ship with who stands there. */
interface Stop {
  deck: string;
  stand: string;
  exhibitor: PublicExhibitor;
}

export interface Ship {
  name: string;
  /** The last part of its address. */
  path: string;
  stops: Stop[];
}

/** The public catalogue, ready to be read from every side. */
export interface Lookup {
  catalog: PublicCatalog;
  exhibitors: Map<number, PublicExhibitor>;
  wines: Map<number, PublicWine>;
  winesOf: Map<number, PublicWine[]>;
  regions: Map<number, Region>;
  countries: Map<number, PublicName>;
  types: Map<number, PublicName>;
  grapes: Map<number, PublicName>;
  awards: Map<number, Award>;
  ships: Ship[];
  byRegion: Map<number, PublicWine[]>;
  byGrape: Map<number, PublicWine[]>;
  byAward: Map<number, PublicWine[]>;
}

const byId = <T extends { id: number }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));

function grouped(
  wines: readonly PublicWine[],
  keys: (wine: PublicWine) => number[],
): Map<number, PublicWine[]> {
  const groups = new Map<number, PublicWine[]>();
  for (const wine of wines)
    for (const key of keys(wine)) {
      const group = groups.get(key);
      if (group) group.push(wine);
      else groups.set(key, [wine]);
    }
  return groups;
}

/** Ships of equal names in an address would hide one another: the later ones are counted. */
function shipsOf({ ships, exhibitors }: PublicCatalog): Ship[] {
  const taken = new Set<string>();
  return ships.map(({ name, decks }) => {
    const base = addressName(name) || 'schiff';
    let path = base;
    for (let n = 2; taken.has(path); n++) path = `${base}-${n}`;
    taken.add(path);
    const stops = exhibitors.flatMap((exhibitor) =>
      exhibitor.stands
        .filter(({ ship }) => ship === name)
        .map(({ deck, stand }) => ({ deck: deck ?? '', stand, exhibitor })),
    );
    const order = (deck: string) => decks.indexOf(deck);
    stops.sort((a, b) => order(a.deck) - order(b.deck) || compareNames(a.stand, b.stand));
    return { name, path, stops };
  });
}

/** Reads a public catalogue once for all of its pages. */
export function lookupOf(catalog: PublicCatalog): Lookup {
  const { wines } = catalog;
  return {
    catalog,
    exhibitors: byId(catalog.exhibitors),
    wines: byId(wines),
    winesOf: grouped(wines, ({ exhibitor_id }) => [exhibitor_id]),
    regions: byId(catalog.regions),
    countries: byId(catalog.countries),
    types: byId(catalog.wine_types),
    grapes: byId(catalog.grape_varieties),
    awards: byId(catalog.awards),
    ships: shipsOf(catalog).filter(({ stops }) => stops.length > 0),
    byRegion: grouped(wines, ({ region_id }) => [region_id]),
    byGrape: grouped(wines, ({ grape_variety_ids }) => grape_variety_ids),
    byAward: grouped(wines, ({ award }) => (award?.id == null ? [] : [award.id])),
  };
}

/** What something is called in a language. */
export const nameIn = (language: Language, { name, name_fr, name_en }: Omit<PublicName, 'id'>): string =>
  (language === 'fr' ? name_fr : language === 'en' ? name_en : null) ?? name;

/** The addresses of things below the catalogue's, in every language the same. */
export const pathOf = {
  exhibitor: ({ id, company_name }: PublicExhibitor) => `aussteller/${numbered(id, company_name)}`,
  region: ({ id, name }: Region) => `region/${numbered(id, name)}`,
  grape: ({ id, name }: PublicName) => `rebsorte/${numbered(id, name)}`,
  award: ({ id, name }: Award) => `auszeichnung/${numbered(id, name)}`,
  ship: ({ path }: Ship) => `schiff/${path}`,
};
