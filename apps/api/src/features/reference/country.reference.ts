import type { CountryItem, countryForm, countryList } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Reference } from '../../http/reference.ts';
import type { Country, Prisma } from '../../lib/generated/prisma/client.ts';
import { ordered } from '../../lib/prisma-filter.ts';
import { foundBy, namesOf, shownNamesOf } from './names.rules.ts';

type Form = z.output<typeof countryForm>;
type Query = z.output<typeof countryList>;

/** Countries of origin. Deleting a country deletes its regions, unless a wine refers to one. */
export const country: Reference<Country, Prisma.CountryWhereInput, Form, Query, CountryItem> = {
  entity: 'country',
  where: ({ search, columnFilters }) => ({
    AND: [...foundBy(search), ...foundBy(columnFilters?.name)],
  }),
  orderBy: ({ sort }) => ordered(sort, { name: (name) => ({ name }) }, [{ name: 'asc' }]),
  page: (reader, where, slice) => reader.country.findMany({ where, ...slice }),
  count: (reader, where) => reader.country.count({ where }),
  find: (reader, id) => reader.country.findUnique({ where: { id } }),
  insert: (tx, form) => tx.country.create({ data: { name: form.name, ...namesOf(form) } }),
  update: (tx, id, form) =>
    tx.country.update({
      where: { id },
      data: { name: form.name, ...namesOf(form), version: { increment: 1 } },
    }),
  remove: (tx, id) => tx.country.delete({ where: { id } }),
  present: ({ id, name, version, ...row }) => ({ id, name, ...shownNamesOf(row), version }),
};
