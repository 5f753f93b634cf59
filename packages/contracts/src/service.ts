import { z } from 'zod';
import { listQuery, textFilter } from './list.ts';
import { namesForm, shownNames } from './names.ts';
import { filledLine, version } from './primitives.ts';

export const serviceItem = z.object({ id: z.int(), name: z.string(), ...shownNames, version: z.int() });
export type ServiceItem = z.output<typeof serviceItem>;

export const serviceForm = z.object({ name: filledLine(4, 64), ...namesForm, version });

export const serviceList = listQuery({ filters: { name: textFilter }, sortable: ['name'], custom: {} });
