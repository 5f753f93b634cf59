import type { WineCategoryItem, wineCategoryForm, wineCategoryList } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Reference } from '../../http/reference.ts';
import type { Prisma, WineCategory } from '../../lib/generated/prisma/client.ts';
import { ordered } from '../../lib/prisma-filter.ts';
import { foundBy, namesOf, shownNamesOf } from './names.rules.ts';

type Form = z.output<typeof wineCategoryForm>;
type Query = z.output<typeof wineCategoryList>;

/** Labels such as organic. Deleting one removes the label from its wines. */
export const wineCategory: Reference<
  WineCategory,
  Prisma.WineCategoryWhereInput,
  Form,
  Query,
  WineCategoryItem
> = {
  entity: 'wine-category',
  where: ({ search, columnFilters }) => ({
    AND: [...foundBy(search), ...foundBy(columnFilters?.wine_category)],
  }),
  orderBy: ({ sort }) =>
    ordered(sort, { wine_category: (wineCategory) => ({ wineCategory }) }, [{ wineCategory: 'asc' }]),
  page: (reader, where, slice) => reader.wineCategory.findMany({ where, ...slice }),
  count: (reader, where) => reader.wineCategory.count({ where }),
  find: (reader, id) => reader.wineCategory.findUnique({ where: { id } }),
  insert: (tx, form) =>
    tx.wineCategory.create({ data: { wineCategory: form.wine_category, ...namesOf(form) } }),
  update: (tx, id, form) =>
    tx.wineCategory.update({
      where: { id },
      data: { wineCategory: form.wine_category, ...namesOf(form), version: { increment: 1 } },
    }),
  remove: (tx, id) => tx.wineCategory.delete({ where: { id } }),
  present: ({ id, wineCategory, version, ...row }) => ({
    id,
    wine_category: wineCategory,
    ...shownNamesOf(row),
    version,
  }),
};
