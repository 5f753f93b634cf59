import type { ShipItem, shipForm, shipList } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Reference } from '../../http/reference.ts';
import type { Prisma, Ship } from '../../lib/generated/prisma/client.ts';
import { ordered } from '../../lib/prisma-filter.ts';
import { foundBy } from './names.rules.ts';

type Form = z.output<typeof shipForm>;
type Query = z.output<typeof shipList>;

/** Ships of the main exhibition, in walking order along the quay. */
export const ship: Reference<Ship, Prisma.ShipWhereInput, Form, Query, ShipItem> = {
  entity: 'ship',
  where: ({ search, columnFilters }) => ({
    position: columnFilters?.position,
    AND: [...foundBy(search), ...foundBy(columnFilters?.name)],
  }),
  orderBy: ({ sort }) =>
    ordered(sort, { name: (name) => ({ name }), position: (position) => ({ position }) }, [
      { position: 'asc' },
      { name: 'asc' },
    ]),
  page: (reader, where, slice) => reader.ship.findMany({ where, ...slice }),
  count: (reader, where) => reader.ship.count({ where }),
  find: (reader, id) => reader.ship.findUnique({ where: { id } }),
  insert: async (tx, { name, position }) => {
    const last = await tx.ship.aggregate({ _max: { position: true } });
    return tx.ship.create({ data: { name, position: position ?? (last._max.position ?? 0) + 1 } });
  },
  update: (tx, id, { name, position }) =>
    tx.ship.update({ where: { id }, data: { name, position, version: { increment: 1 } } }),
  remove: (tx, id) => tx.ship.delete({ where: { id } }),
  present: ({ id, name, position, version }) => ({ id, name, position, version }),
};
