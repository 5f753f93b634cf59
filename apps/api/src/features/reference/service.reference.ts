import type { ServiceItem, serviceForm, serviceList } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Reference } from '../../http/reference.ts';
import type { Prisma, Service } from '../../lib/generated/prisma/client.ts';
import { ordered } from '../../lib/prisma-filter.ts';
import { guardUnheld } from '../uses/holders.gates.ts';
import { foundBy, namesOf, shownNamesOf } from './names.rules.ts';

type Form = z.output<typeof serviceForm>;
type Query = z.output<typeof serviceList>;

/** What an exhibitor can order with a stand. */
export const service: Reference<Service, Prisma.ServiceWhereInput, Form, Query, ServiceItem> = {
  entity: 'service',
  where: ({ search, columnFilters }) => ({
    AND: [...foundBy(search), ...foundBy(columnFilters?.name)],
  }),
  orderBy: ({ sort }) =>
    ordered(
      sort,
      {
        name: (name) => ({ name }),
        price: (sort) => ({ price: { sort, nulls: 'last' } }),
      },
      [{ name: 'asc' }],
    ),
  page: (reader, where, slice) => reader.service.findMany({ where, ...slice }),
  count: (reader, where) => reader.service.count({ where }),
  find: (reader, id) => reader.service.findUnique({ where: { id } }),
  insert: (tx, form) =>
    tx.service.create({ data: { name: form.name, ...namesOf(form), price: form.price ?? null } }),
  update: (tx, id, form) =>
    tx.service.update({
      where: { id },
      data: { name: form.name, ...namesOf(form), price: form.price, version: { increment: 1 } },
    }),
  remove: async (tx, id) => {
    await guardUnheld(tx, ['service', id]);
    return tx.service.delete({ where: { id } });
  },
  present: ({ id, name, price, version, ...row }) => ({
    ...{ id, name },
    ...shownNamesOf(row),
    price: price === null ? null : Number(price),
    version,
  }),
};
