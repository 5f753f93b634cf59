import { z } from 'zod';
import { listQuery, textFilter } from './list.ts';
import { filledLine, version } from './primitives.ts';

export const serviceItem = z.object({ id: z.int(), name: z.string(), version: z.int() });
export type ServiceItem = z.output<typeof serviceItem>;

export const serviceForm = z.object({ name: filledLine(4, 64), version });

export const serviceList = listQuery({ filters: { name: textFilter }, sortable: ['name'], custom: {} });
