import { type WineCreate, type WineVintage, wineColumnRows } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { guardNamed, namedSizes } from '../wine/wine.gates.ts';
import { visibleWines } from '../wine/wine.policy.ts';
import { lockWines, type WholeWine } from '../wine/wine.queries.ts';
import { formOf } from '../wine/wine-record.rules.ts';
import { changeWines, createWines } from '../wine/wine-set.commands.ts';
import { stateOf } from '../wine/wine-write.commands.ts';
import { keepImport } from '../wine-import/wine-import.commands.ts';
import { findVintages } from './page-import.queries.ts';

/** The next vintages of the wines of a page: what takes the place of each, and the number for undoing them. */
export interface Vintages {
  /** By the number of the earlier wine. */
  next: Map<number, WholeWine>;
  created: number;
  importId: number | null;
}

/** The same wine but for its year and what belongs to a vintage, such as an award; prices are asked for. */
const nextVintage = (wine: WholeWine, { year, bottle_size }: WineVintage): WineCreate => ({
  ...formOf({ ...wine, ...emptied }),
  year,
  grape_varieties: stateOf(wine).grapes,
  bottle_size,
});

const emptied = Object.fromEntries(
  wineColumnRows.filter(({ ofVintage }) => ofVintage).map(({ record }) => [record, null]),
);

/** A vintage that is there already keeps its other prices. */
function priced(before: WholeWine, { bottle_size }: WineVintage) {
  const now = stateOf(before);
  const prices = new Map(now.prices.map((row) => [row.bottle_size_id, row]));
  for (const row of bottle_size) prices.set(row.bottle_size_id, row);
  return { before, state: { ...now, prices: [...prices.values()] } };
}

/**
 * Creates the next vintages of wines, or gives those that the exhibitor has already the new prices.
 * @param wanted one entry a wine; all of them wines of this exhibitor
 * @throws AppError 409 `page.import-foreign` for another wine; 422 on `vintages` for one vintage given twice
 */
export async function makeVintages(
  tx: Tx,
  actor: Actor,
  exhibitorId: number,
  wanted: WineVintage[],
): Promise<Vintages> {
  if (wanted.length === 0) return { next: new Map(), created: 0, importId: null };
  const sizes = wanted.flatMap(({ bottle_size }, i) => namedSizes(bottle_size, `vintages.${i}.bottle_size`));
  await guardNamed(tx, sizes);
  const ids = wanted.map(({ wine_id }) => wine_id);
  const wines = new Map((await lockWines(tx, visibleWines(actor), ids)).map((wine) => [wine.id, wine]));
  const existing = await findVintages(tx, exhibitorId, [...wines.values()]);
  const plan = wanted.map((vintage) => {
    const wine = wines.get(vintage.wine_id);
    if (wine?.exhibitorId !== exhibitorId) throw conflict('page.import-foreign');
    return { vintage, wine, there: existing.find((other) => isVintage(other, wine, vintage.year)) };
  });
  guardOnce(plan);
  const fresh = plan.filter(({ there }) => !there);
  const before = await lockWines(
    tx,
    visibleWines(actor),
    plan.flatMap(({ there }) => there?.id ?? []),
  );
  const changes = before.flatMap((wine) => {
    const line = plan.find(({ there }) => there?.id === wine.id);
    return line ? [priced(wine, line.vintage)] : [];
  });
  const updated = await changeWines(tx, actor, changes);
  const created = await createWines(
    tx,
    actor,
    exhibitorId,
    fresh.map(({ wine, vintage }) => nextVintage(wine, vintage)),
  );
  const next = new Map<number, WholeWine>();
  for (const [index, { vintage }] of fresh.entries()) {
    const wine = created[index];
    if (wine) next.set(vintage.wine_id, wine);
  }
  for (const { vintage, there } of plan) {
    const wine = updated.find(({ id }) => id === there?.id);
    if (wine) next.set(vintage.wine_id, wine);
  }
  const importId = await keepImport(tx, actor, exhibitorId, { written: [...created, ...updated], before });
  return { next, created: created.length, importId };
}

const isVintage = (other: WholeWine, wine: WholeWine, year: number | null) =>
  other.year === year &&
  other.regionId === wine.regionId &&
  other.wineTypeId === wine.wineTypeId &&
  other.wineKey === wine.wineKey;

/** A page holds a wine once, and an earlier wine has one next vintage. */
function guardOnce(plan: { vintage: WineVintage; wine: WholeWine }[]): void {
  const wines = new Set<number>();
  const keys = new Set<string>();
  for (const [row, { vintage, wine }] of plan.entries()) {
    const key = [wine.wineKey, wine.regionId, wine.wineTypeId, vintage.year].join();
    if (wines.has(wine.id)) throw repeatedVintage(row, 'wine_id');
    if (keys.has(key)) throw repeatedVintage(row, 'year');
    wines.add(wine.id);
    keys.add(key);
  }
}

/** The refusal of a vintage that the page would have twice, by its row. */
export const repeatedVintage = (row: number, field: keyof WineVintage) =>
  invalidField(`vintages.${row}.${field}`, 'validation.duplicate');
