import type { Random } from '../random.ts';
import type { Reference, RegionEntry } from '../reference/build-reference.ts';
import { cuvees } from '../wine-world/cuvees.ts';
import type { Appellation } from '../wine-world/read-wine-world.ts';
import { accountIds, type ExhibitorEntry } from './exhibitors.ts';
import { ownWines } from './own-wines.ts';

export interface WineEntry {
  id: number;
  exhibitorId: number;
  wine: string;
  year: number | null;
  sku: string | null;
  region: RegionEntry;
  colour: string;
  wineCategoryId: number | null;
  awardId: number | null;
  alcohol: 10 | 20 | 30 | null;
  publicWine: boolean;
  createdById: number;
  grapeIds: number[];
  /** CHF, the standard size first. */
  prices: { size: string; price: number }[];
  /** An older vintage of a wine of which there is a newer one too. */
  older: boolean;
}

type Idless = Omit<WineEntry, 'id'>;

/** About 4,000 wines: each exhibitor's own range, some wines in two vintages. */
export function buildWines(
  random: Random,
  reference: Reference,
  exhibitors: ExhibitorEntry[],
  fairYear: number,
): WineEntry[] {
  const wines = exhibitors.flatMap((exhibitor) =>
    exhibitor.id === accountIds.ownWinery
      ? buildOwnWines(reference, exhibitor, fairYear)
      : buildRange(random, reference, exhibitor, fairYear),
  );
  return wines.map((wine, index) => ({ id: index + 1, ...wine }));
}

function buildRange(
  random: Random,
  reference: Reference,
  exhibitor: ExhibitorEntry,
  fairYear: number,
): Idless[] {
  if (!exhibitor.active) return [];
  const range: Idless[] = [];
  const listed = new Set<string>();
  const swiss = exhibitor.regions[0]?.country === 'Schweiz';
  const mainSize = swiss && random.chance(0.5) ? '70 cl' : '75 cl';
  const otherSize = random.pick(['150 cl', '37.5 cl', '150 cl', '50 cl', null]);
  const initials = exhibitor.name.replace(/[^A-ZÄÖÜ]/g, '').slice(0, 2) || 'W';
  const count = random.int(14, 34);
  for (let nth = 0; nth < count; nth++) {
    const region = random.pick(exhibitor.regions);
    const appellation = random.pick(region.appellations);
    const wine = nameWine(random, region, appellation);
    if (listed.has(wine)) continue;
    listed.add(wine);
    const age = ageOf(random, appellation);
    const price = priceOf(random, appellation);
    const size = usualSize(appellation.colour, mainSize);
    const sku = random.chance(0.75) ? `${initials}-${100 + nth * 5}` : null;
    const newest: Idless = {
      exhibitorId: exhibitor.id,
      wine,
      year: age === null ? null : fairYear - age,
      sku,
      region,
      colour: appellation.colour,
      wineCategoryId: random.chance(0.6) ? random.int(1, reference.wineCategories.length - 1) : null,
      awardId: random.chance(0.13) ? random.int(1, reference.awards.length) : null,
      alcohol: random.chance(0.06) ? null : appellation.alcohol,
      publicWine: !random.chance(0.02),
      createdById: random.chance(0.04) ? accountIds.admin : exhibitor.id,
      grapeIds: random.chance(0.05) ? [] : grapeIdsOf(reference, appellation.grapes),
      prices: pricesOf(random, size, size === mainSize ? otherSize : null, price),
      older: false,
    };
    range.push(newest);
    if (newest.year !== null && random.chance(0.42)) {
      const older = { ...newest, year: newest.year - 1, sku: sku && `${sku}-V`, awardId: null, older: true };
      range.push({ ...older, prices: older.prices.slice(0, 1) });
    }
  }
  return range;
}

function nameWine(random: Random, region: RegionEntry, { name }: Appellation): string {
  const cuvee = random.pick(cuvees[region.language] ?? []);
  // At the end of a name the cuvée is in quotes, inside it is the vineyard without.
  return name.endsWith(' *') ? name.replace('*', `«${cuvee}»`) : name.replace('*', cuvee);
}

/** More expensive reds were aged longer; blends of vintages have no age. */
function ageOf(random: Random, { colour, price }: Appellation): number | null {
  if (colour === 'l') return null;
  if (colour === 'p') return random.chance(0.55) ? null : random.int(3, 6);
  if (colour === 'd') return random.int(2, 7);
  if (colour !== 'r') return random.int(1, 2);
  const cellared = price.min >= 34 ? 4 : price.min >= 22 ? 3 : price.min >= 15 ? 2 : 1;
  return cellared + random.int(0, 2);
}

/** Cheaper bottles are more common than expensive ones; prices end in .00, .50 or .90. */
function priceOf(random: Random, { price: { min, max } }: Appellation): number {
  const francs = min + Math.floor(((max - min) * random.int(0, 100) * random.int(20, 100)) / 10_000);
  return francs + random.pick(francs < 30 ? [0, 0.5, 0.5, 0.9] : [0, 0, 0, 0.5]);
}

const usualSize = (colour: string, mainSize: string) =>
  colour === 'p' || colour === 'l' ? '75 cl' : colour === 'd' ? '37.5 cl' : mainSize;

function pricesOf(random: Random, size: string, otherSize: string | null, price: number) {
  const prices = [{ size, price }];
  if (!otherSize || !random.chance(0.4)) return prices;
  const factor = { '150 cl': 2.15, '37.5 cl': 0.58, '50 cl': 0.74 }[otherSize] ?? 1;
  return [...prices, { size: otherSize, price: Math.round(price * factor * 2) / 2 }];
}

const grapeIdsOf = (reference: Reference, names: string[]) =>
  names.map((name) => {
    const grape = reference.grapeVarieties.find((entry) => entry.name === name);
    if (!grape) throw new Error(`unknown grape variety ${name}`);
    return grape.id;
  });

function buildOwnWines(reference: Reference, exhibitor: ExhibitorEntry, fairYear: number): Idless[] {
  const region = exhibitor.regions[0] as RegionEntry;
  const idOf = <T extends { id: number }>(entries: T[], fits: (entry: T) => boolean) =>
    entries.find(fits)?.id ?? null;
  const seen = new Set<string>();
  return ownWines(fairYear).map((own) => {
    const older = seen.has(own.wine);
    seen.add(own.wine);
    return {
      exhibitorId: exhibitor.id,
      wine: own.wine,
      year: own.year,
      sku: own.sku ?? null,
      region,
      colour: own.colour,
      wineCategoryId: idOf(reference.wineCategories, ({ name }) => name === (own.category ?? 'AOC / DOC')),
      awardId: idOf(reference.awards, ({ award }) => award === own.award),
      alcohol: own.alcohol ?? null,
      publicWine: true,
      createdById: exhibitor.id,
      grapeIds: grapeIdsOf(reference, own.grapes),
      prices: Object.entries(own.prices).map(([size, price]) => ({ size, price })),
      older,
    };
  });
}
