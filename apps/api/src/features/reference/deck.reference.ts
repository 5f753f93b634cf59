import type { DeckItem, deckForm, deckList } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Reference } from '../../http/reference.ts';
import type { Deck, Prisma } from '../../lib/generated/prisma/client.ts';
import { ordered } from '../../lib/prisma-filter.ts';
import { foundBy } from './names.rules.ts';

type Form = z.output<typeof deckForm>;
type Query = z.output<typeof deckList>;

/** Decks of the ships, from the quay upwards. */
export const deck: Reference<Deck, Prisma.DeckWhereInput, Form, Query, DeckItem> = {
  entity: 'deck',
  where: ({ search, columnFilters }) => ({
    position: columnFilters?.position,
    AND: [...foundBy(search), ...foundBy(columnFilters?.name)],
  }),
  orderBy: ({ sort }) =>
    ordered(sort, { name: (name) => ({ name }), position: (position) => ({ position }) }, [
      { position: 'asc' },
      { name: 'asc' },
    ]),
  page: (reader, where, slice) => reader.deck.findMany({ where, ...slice }),
  count: (reader, where) => reader.deck.count({ where }),
  find: (reader, id) => reader.deck.findUnique({ where: { id } }),
  insert: async (tx, { name, position }) => {
    const last = await tx.deck.aggregate({ _max: { position: true } });
    return tx.deck.create({ data: { name, position: position ?? (last._max.position ?? 0) + 1 } });
  },
  update: (tx, id, { name, position }) =>
    tx.deck.update({ where: { id }, data: { name, position, version: { increment: 1 } } }),
  remove: (tx, id) => tx.deck.delete({ where: { id } }),
  present: ({ id, name, position, version }) => ({ id, name, position, version }),
};
