import type { RegionItem, regionForm, regionList } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Reference } from '../../http/reference.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { ordered } from '../../lib/prisma-filter.ts';
import { foundBy, namesOf, shownNamesOf } from './names.rules.ts';

type Form = z.output<typeof regionForm>;
type Query = z.output<typeof regionList>;

const include = {
  country: { select: { id: true, name: true, nameFr: true, nameEn: true } },
} satisfies Prisma.RegionInclude;
type Row = Prisma.RegionGetPayload<{ include: typeof include }>;

/** Regions, read and ordered with their country. */
export const region: Reference<Row, Prisma.RegionWhereInput, Form, Query, RegionItem> = {
  entity: 'region',
  where: ({ search, columnFilters }) => ({
    countryId: columnFilters?.country_id,
    AND: [
      ...foundBy(search, (found) => [{ country: found }]),
      ...foundBy(columnFilters?.name),
      ...foundBy(columnFilters?.['country.name']).map((found) => ({ country: found })),
    ],
  }),
  orderBy: ({ sort }) =>
    ordered(sort, { name: (name) => ({ name }), 'country.name': (name) => ({ country: { name } }) }, [
      { country: { name: 'asc' } },
      { name: 'asc' },
    ]),
  page: (reader, where, slice) => reader.region.findMany({ where, ...slice, include }),
  count: (reader, where) => reader.region.count({ where }),
  find: (reader, id) => reader.region.findUnique({ where: { id }, include }),
  insert: (tx, { name, country_id, ...names }) =>
    tx.region.create({ data: { name, countryId: country_id, ...namesOf(names) }, include }),
  update: (tx, id, { name, country_id, ...names }) =>
    tx.region.update({
      where: { id },
      data: { name, countryId: country_id, ...namesOf(names), version: { increment: 1 } },
      include,
    }),
  remove: (tx, id) => tx.region.delete({ where: { id } }),
  present: ({ id, name, countryId, country, version, ...row }) => ({
    id,
    name,
    country_id: countryId,
    country: { id: country.id, name: country.name, ...shownNamesOf(country) },
    ...shownNamesOf(row),
    version,
  }),
};
