import type { PageTitleItem, pageTitleForm, pageTitleList } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Reference } from '../../http/reference.ts';
import type { PageTitle, Prisma } from '../../lib/generated/prisma/client.ts';
import { ordered } from '../../lib/prisma-filter.ts';
import { guardUnheld } from '../uses/holders.gates.ts';
import { guardUnused } from '../uses/uses.gates.ts';
import { foundBy, namesOf, shownNamesOf } from './names.rules.ts';

type Form = z.output<typeof pageTitleForm>;
type Query = z.output<typeof pageTitleList>;

/** Headings of wine pages. */
export const pageTitle: Reference<PageTitle, Prisma.PageTitleWhereInput, Form, Query, PageTitleItem> = {
  entity: 'page-title',
  where: ({ search, columnFilters }) => ({
    AND: [...foundBy(search), ...foundBy(columnFilters?.name)],
  }),
  orderBy: ({ sort }) => ordered(sort, { name: (name) => ({ name }) }, [{ name: 'asc' }]),
  page: (reader, where, slice) => reader.pageTitle.findMany({ where, ...slice }),
  count: (reader, where) => reader.pageTitle.count({ where }),
  find: (reader, id) => reader.pageTitle.findUnique({ where: { id } }),
  insert: (tx, form) => tx.pageTitle.create({ data: { name: form.name, ...namesOf(form) } }),
  update: (tx, id, form) =>
    tx.pageTitle.update({
      where: { id },
      data: { name: form.name, ...namesOf(form), version: { increment: 1 } },
    }),
  remove: async (tx, id) => {
    await guardUnused(tx, ['page-title', id], 'conflict.in-use', { use: 'page' });
    await guardUnheld(tx, ['page-title', id]);
    return tx.pageTitle.delete({ where: { id } });
  },
  present: ({ id, name, version, ...row }) => ({ id, name, ...shownNamesOf(row), version }),
};
