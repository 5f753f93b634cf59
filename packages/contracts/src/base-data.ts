import { z } from 'zod';

/** What an empty installation can be filled with; the order is that of the screen. */
export const basePacks = [
  'countries-and-regions',
  'grape-varieties',
  'wine-types',
  'wine-categories',
  'bottle-sizes',
  'awards',
  'ships-and-decks',
] as const;
export type BasePack = (typeof basePacks)[number];

const pack = z.enum(basePacks);

/** A pack of base data: how many of its entries are there already, and how many would be added. */
export const basePackItem = z.object({
  pack,
  /** What it contains, in German as the entries themselves. */
  name: z.string(),
  there: z.int().min(0),
  to_add: z.int().min(0),
});
export type BasePackItem = z.output<typeof basePackItem>;

/** `POST base-data`: the packs to load; one that is named twice is loaded once. */
export const baseDataForm = z.object({
  packs: z
    .array(pack)
    .min(1)
    .max(basePacks.length * 2),
});

/** How many entries each of the packs has added. */
export const baseDataAdded = z.object({ added: z.partialRecord(pack, z.int().min(0)) });
