import type { Lookup } from '../lookup.ts';
import { pathOf } from '../lookup.ts';

/** A name in German, French and English; the others are empty where they are the same. */
type Named = [de: string, fr: string, en: string];

/** What the search reads, as short as it can be: others are named by their places in these lists. */
export interface SearchIndex {
  exhibitors: [
    id: number,
    name: string,
    path: string,
    city: string,
    stands: [ship: number, deck: string, stand: string][],
  ][];
  ships: string[];
  countries: Named[];
  regions: [...Named, country: number][];
  types: Named[];
  grapes: Named[];
  awards: Named[];
  wines: [
    id: number,
    name: string,
    year: number,
    exhibitor: number,
    region: number,
    type: number,
    grapes: number[],
    award: number,
    alcohol: number,
    prices: [size: string, price: number][],
  ][];
}

const named = ({
  name,
  name_fr,
  name_en,
}: {
  name: string;
  name_fr: string | null;
  name_en: string | null;
}): Named => [name, name_fr && name_fr !== name ? name_fr : '', name_en && name_en !== name ? name_en : ''];

const places = <T extends { id: number }>(list: readonly T[]) => new Map(list.map(({ id }, at) => [id, at]));

/** The index of a catalogue. */
export function searchIndex({ catalog, ships }: Lookup): SearchIndex {
  const shipAt = new Map(ships.map(({ name }, at) => [name, at]));
  const [exhibitorAt, regionAt, countryAt, typeAt, grapeAt, awardAt] = [
    places(catalog.exhibitors),
    places(catalog.regions),
    places(catalog.countries),
    places(catalog.wine_types),
    places(catalog.grape_varieties),
    places(catalog.awards),
  ];
  return {
    exhibitors: catalog.exhibitors.map((one) => [
      one.id,
      one.company_name,
      pathOf.exhibitor(one),
      one.city ?? '',
      one.stands.map(({ ship, deck, stand }) => [shipAt.get(ship ?? '') ?? -1, deck ?? '', stand]),
    ]),
    ships: ships.map(({ name }) => name),
    countries: catalog.countries.map(named),
    regions: catalog.regions.map((one) => [...named(one), countryAt.get(one.country_id) ?? -1]),
    types: catalog.wine_types.map(named),
    grapes: catalog.grape_varieties.map(named),
    awards: catalog.awards.map(named),
    wines: catalog.wines.map((wine) => [
      wine.id,
      wine.wine,
      wine.year ?? 0,
      exhibitorAt.get(wine.exhibitor_id) ?? -1,
      regionAt.get(wine.region_id) ?? -1,
      typeAt.get(wine.wine_type_id) ?? -1,
      wine.grape_variety_ids.flatMap((id) => grapeAt.get(id) ?? []),
      wine.award?.id == null ? -1 : (awardAt.get(wine.award.id) ?? -1),
      wine.alcohol_content_level ?? 0,
      wine.prices.map(({ bottle_size, price }) => [bottle_size, price]),
    ]),
  };
}
