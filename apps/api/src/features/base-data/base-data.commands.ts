import type { BasePack } from '@rebblatt/contracts';
import { basePacks } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { sql } from '../../lib/sql.ts';
import type { Missing } from './base-data.queries.ts';
import { findMissing, toAdd } from './base-data.queries.ts';
import type { Entry } from './base-data.rules.ts';
import { packNames } from './base-data.rules.ts';

const namesOf = ({ name, nameFr, nameEn }: Entry) => ({ name, nameFr, nameEn });
const otherNamesOf = ({ nameFr, nameEn }: Entry) => ({ nameFr, nameEn });

/** Adds what is missing of the countries, then of the regions in them. */
async function addPlaces(tx: Tx, { countries, regions }: Missing): Promise<void> {
  const added = await tx.country.createManyAndReturn({ data: countries.map(namesOf) });
  const idOf = new Map(added.map(({ id, name }) => [name, id]));
  await tx.region.createMany({
    data: regions.flatMap((region) => {
      const countryId = region.countryId ?? idOf.get(region.country);
      return countryId === undefined ? [] : [{ ...namesOf(region), countryId }];
    }),
  });
}

/** Ships and decks follow those that are there, in the order of the quay and of the stairs. */
async function addFleet(tx: Tx, { ships, decks }: Missing): Promise<void> {
  const placed = (last: number | null, entries: Entry[]) =>
    entries.map(({ name }, index) => ({ name, position: (last ?? 0) + index + 1 }));
  const [ship, deck] = [
    await tx.ship.aggregate({ _max: { position: true } }),
    await tx.deck.aggregate({ _max: { position: true } }),
  ];
  await tx.ship.createMany({ data: placed(ship._max.position, ships) });
  await tx.deck.createMany({ data: placed(deck._max.position, decks) });
}

const adders: Record<BasePack, (tx: Tx, missing: Missing) => Promise<unknown>> = {
  'countries-and-regions': addPlaces,
  'grape-varieties': (tx, { grapeVarieties }) =>
    tx.grapeVariety.createMany({
      data: grapeVarieties.map((entry) => ({ bezeichnung: entry.name, ...otherNamesOf(entry) })),
    }),
  'wine-types': (tx, { wineTypes }) =>
    tx.wineType.createMany({
      data: wineTypes.map((entry) => ({ wineType: entry.name, ...otherNamesOf(entry) })),
    }),
  'wine-categories': (tx, { wineCategories }) =>
    tx.wineCategory.createMany({
      data: wineCategories.map((entry) => ({ wineCategory: entry.name, ...otherNamesOf(entry) })),
    }),
  'bottle-sizes': (tx, { bottleSizes }) =>
    tx.bottleSize.createMany({
      data: bottleSizes.map((entry) => ({
        size: entry.name,
        prioritySize: entry.priority,
        ...otherNamesOf(entry),
      })),
    }),
  awards: (tx, { awards }) =>
    tx.award.createMany({
      data: awards.map((entry) => ({
        award: entry.name,
        symbol: entry.symbol,
        color: '',
        ...otherNamesOf(entry),
      })),
    }),
  'ships-and-decks': addFleet,
};

/**
 * Loads packs of base data: adds what nothing stands for yet, and changes nothing that is there.
 * @returns how many entries each of the packs has added
 */
export const loadPacks = (
  db: Database,
  actor: Actor,
  packs: BasePack[],
): Promise<Partial<Record<BasePack, number>>> =>
  db.transact(async (tx) => {
    // Two organisers at once: the second sees what the first has added.
    await tx.$executeRaw(sql`SELECT pg_advisory_xact_lock(hashtext('base-data'))`);
    const missing = await findMissing(tx);
    const chosen = basePacks.filter((pack) => packs.includes(pack));
    for (const pack of chosen) await adders[pack](tx, missing);
    const added = chosen.map((pack) => [pack, toAdd(pack, missing)] as const);
    const parts = added.flatMap(([pack, count]) => (count > 0 ? [`${packNames[pack]} (${count})`] : []));
    if (parts.length > 0)
      await recordChange(tx, actor, {
        ...{ entity: 'base-data', entityId: null, action: 'create', after: {} },
        about: { item: parts.join(', ') },
      });
    return Object.fromEntries(added);
  });
