import type { GrapeVarietyItem, grapeVarietyForm, grapeVarietyList } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Reference } from '../../http/reference.ts';
import type { GrapeVariety, Prisma } from '../../lib/generated/prisma/client.ts';
import { ordered } from '../../lib/prisma-filter.ts';
import { foundBy, namesOf, shownNamesOf } from './names.rules.ts';

type Form = z.output<typeof grapeVarietyForm>;
type Query = z.output<typeof grapeVarietyList>;

/** Grape varieties, by their German name. */
export const grapeVariety: Reference<
  GrapeVariety,
  Prisma.GrapeVarietyWhereInput,
  Form,
  Query,
  GrapeVarietyItem
> = {
  entity: 'grape-variety',
  where: ({ search, columnFilters }) => ({
    AND: [...foundBy(search), ...foundBy(columnFilters?.bezeichnung_d_cod)],
  }),
  orderBy: ({ sort }) =>
    ordered(sort, { bezeichnung_d_cod: (bezeichnung) => ({ bezeichnung }) }, [{ bezeichnung: 'asc' }]),
  page: (reader, where, slice) => reader.grapeVariety.findMany({ where, ...slice }),
  count: (reader, where) => reader.grapeVariety.count({ where }),
  find: (reader, id) => reader.grapeVariety.findUnique({ where: { id } }),
  insert: (tx, form) =>
    tx.grapeVariety.create({ data: { bezeichnung: form.bezeichnung_d_cod, ...namesOf(form) } }),
  update: (tx, id, form) =>
    tx.grapeVariety.update({
      where: { id },
      data: { bezeichnung: form.bezeichnung_d_cod, ...namesOf(form), version: { increment: 1 } },
    }),
  remove: (tx, id) => tx.grapeVariety.delete({ where: { id } }),
  present: ({ id, bezeichnung, version, ...row }) => ({
    id,
    bezeichnung_d_cod: bezeichnung,
    ...shownNamesOf(row),
    version,
  }),
};
