import { z } from 'zod';
import { listQuery, numberFilter, textFilter } from './list.ts';
import { count, filledLine, version } from './primitives.ts';

const berth = z.object({
  id: z.int(),
  name: z.string(),
  /** Walking order along the quay, or up the stairs. */
  position: z.int(),
  version: z.int(),
});

const berthForm = z.object({
  name: filledLine(2, 64),
  /** By default a new entry is added at the end. */
  position: count(0, 10_000).optional(),
  version,
});

const berthList = listQuery({
  filters: { name: textFilter, position: numberFilter },
  sortable: ['name', 'position'],
  custom: {},
});

export const shipItem = berth;
export type ShipItem = z.output<typeof shipItem>;
export const shipForm = berthForm;
export const shipList = berthList;

export const deckItem = berth;
export type DeckItem = z.output<typeof deckItem>;
export const deckForm = berthForm;
export const deckList = berthList;
