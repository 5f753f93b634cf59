import { z } from 'zod';
import { listQuery, textFilter } from './list.ts';
import { namesForm, shownNames } from './names.ts';
import { filledLine, version } from './primitives.ts';

export const pageTitleItem = z.object({ id: z.int(), name: z.string(), ...shownNames, version: z.int() });
export type PageTitleItem = z.output<typeof pageTitleItem>;

export const pageTitleForm = z.object({ name: filledLine(4, 64), ...namesForm, version });

export const pageTitleList = listQuery({ filters: { name: textFilter }, sortable: ['name'], custom: {} });
