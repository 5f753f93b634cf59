import { z } from 'zod';
import { listQuery, textFilter } from './list.ts';
import { filledLine, version } from './primitives.ts';

export const pageTitleItem = z.object({ id: z.int(), name: z.string(), version: z.int() });
export type PageTitleItem = z.output<typeof pageTitleItem>;

export const pageTitleForm = z.object({ name: filledLine(4, 64), version });

export const pageTitleList = listQuery({ filters: { name: textFilter }, sortable: ['name'], custom: {} });
