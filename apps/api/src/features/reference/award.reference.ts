import type { AwardItem, awardForm, awardList } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Reference } from '../../http/reference.ts';
import type { Award, Prisma } from '../../lib/generated/prisma/client.ts';
import { asFlag, ordered, yes } from '../../lib/prisma-filter.ts';
import { foundBy, namesOf, shownNamesOf } from './names.rules.ts';

type Form = z.output<typeof awardForm>;
type Query = z.output<typeof awardList>;

/** Medals and prizes with their printed symbol. No screen shows them; administrators manage them through the API. */
export const award: Reference<Award, Prisma.AwardWhereInput, Form, Query, AwardItem> = {
  entity: 'award',
  where: ({ search, columnFilters }) => ({
    symbol: columnFilters?.symbol,
    isActive: yes(columnFilters?.is_active),
    AND: [...foundBy(search), ...foundBy(columnFilters?.award)],
  }),
  orderBy: ({ sort }) =>
    ordered(sort, { award: (award) => ({ award }), symbol: (symbol) => ({ symbol }) }, [{ award: 'asc' }]),
  page: (reader, where, slice) => reader.award.findMany({ where, ...slice }),
  count: (reader, where) => reader.award.count({ where }),
  find: (reader, id) => reader.award.findUnique({ where: { id } }),
  insert: (tx, { award, symbol, color, is_active, ...names }) =>
    tx.award.create({ data: { award, symbol, color, isActive: yes(is_active), ...namesOf(names) } }),
  update: (tx, id, { award, symbol, color, is_active, ...names }) =>
    tx.award.update({
      where: { id },
      data: { award, symbol, color, isActive: yes(is_active), ...namesOf(names), version: { increment: 1 } },
    }),
  remove: (tx, id) => tx.award.delete({ where: { id } }),
  present: ({ id, award, symbol, color, isActive, version, ...row }) => ({
    id,
    award,
    // A check constraint of the table allows only the symbols of the contract.
    symbol: symbol as AwardItem['symbol'],
    color,
    is_active: asFlag(isActive),
    ...shownNamesOf(row),
    version,
  }),
};
