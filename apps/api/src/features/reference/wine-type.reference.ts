import type { WineTypeItem, wineTypeForm, wineTypeList } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Reference } from '../../http/reference.ts';
import type { Prisma, WineType } from '../../lib/generated/prisma/client.ts';
import { ordered } from '../../lib/prisma-filter.ts';
import { foundBy, namesOf, shownNamesOf } from './names.rules.ts';

type Form = z.output<typeof wineTypeForm>;
type Query = z.output<typeof wineTypeList>;

/** Red, white, sparkling… */
export const wineType: Reference<WineType, Prisma.WineTypeWhereInput, Form, Query, WineTypeItem> = {
  entity: 'wine-type',
  where: ({ search, columnFilters }) => ({
    AND: [...foundBy(search), ...foundBy(columnFilters?.wine_type)],
  }),
  orderBy: ({ sort }) => ordered(sort, { wine_type: (wineType) => ({ wineType }) }, [{ wineType: 'asc' }]),
  page: (reader, where, slice) => reader.wineType.findMany({ where, ...slice }),
  count: (reader, where) => reader.wineType.count({ where }),
  find: (reader, id) => reader.wineType.findUnique({ where: { id } }),
  insert: (tx, form) => tx.wineType.create({ data: { wineType: form.wine_type, ...namesOf(form) } }),
  update: (tx, id, form) =>
    tx.wineType.update({
      where: { id },
      data: { wineType: form.wine_type, ...namesOf(form), version: { increment: 1 } },
    }),
  remove: (tx, id) => tx.wineType.delete({ where: { id } }),
  present: ({ id, wineType, version, ...row }) => ({
    id,
    wine_type: wineType,
    ...shownNamesOf(row),
    version,
  }),
};
