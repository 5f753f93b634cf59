import type { BottleSizeItem, bottleSizeForm, bottleSizeList } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Reference } from '../../http/reference.ts';
import type { BottleSize, Prisma } from '../../lib/generated/prisma/client.ts';
import { asFlag, ordered, yes } from '../../lib/prisma-filter.ts';
import { guardUnused } from '../uses/uses.gates.ts';
import { foundBy, namesOf, shownNamesOf } from './names.rules.ts';

type Form = z.output<typeof bottleSizeForm>;
type Query = z.output<typeof bottleSizeList>;

/** Bottle sizes; the column's collation sorts numerically, so that 37.5 cl is before 150 cl. */
export const bottleSize: Reference<BottleSize, Prisma.BottleSizeWhereInput, Form, Query, BottleSizeItem> = {
  entity: 'bottle-size',
  where: ({ search, columnFilters }) => ({
    prioritySize: yes(columnFilters?.priority_size),
    AND: [...foundBy(search), ...foundBy(columnFilters?.size)],
  }),
  orderBy: ({ sort }) =>
    ordered(sort, { size: (size) => ({ size }), priority_size: (prioritySize) => ({ prioritySize }) }, [
      { size: 'asc' },
    ]),
  page: (reader, where, slice) => reader.bottleSize.findMany({ where, ...slice }),
  count: (reader, where) => reader.bottleSize.count({ where }),
  find: (reader, id) => reader.bottleSize.findUnique({ where: { id } }),
  insert: (tx, { size, priority_size, ...names }) =>
    tx.bottleSize.create({ data: { size, prioritySize: yes(priority_size), ...namesOf(names) } }),
  update: (tx, id, { size, priority_size, ...names }) =>
    tx.bottleSize.update({
      where: { id },
      data: { size, prioritySize: yes(priority_size), ...namesOf(names), version: { increment: 1 } },
    }),
  remove: async (tx, id) => {
    await guardUnused(tx, ['bottle-size', id], 'conflict.in-use', { use: 'page' });
    return tx.bottleSize.delete({ where: { id } });
  },
  present: ({ id, size, prioritySize, createdAt, updatedAt, version, ...row }) => ({
    id,
    size,
    priority_size: asFlag(prioritySize),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    ...shownNamesOf(row),
    version,
  }),
};
