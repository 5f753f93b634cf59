import { z } from 'zod';
import { choiceFilter, listQuery } from './list.ts';
import { moment } from './primitives.ts';
import { statusStates } from './status-states.ts';
import { statusTypes } from './status-types.ts';

/** One row of the bell's list: an upload or a catalogue that is being worked on, is ready, or failed. */
export const statusItem = z.object({
  id: z.int(),
  type: z.literal(Object.values(statusTypes)),
  status: z.literal(Object.values(statusStates)),
  name: z.string().nullable(),
  /** The logo, page or catalogue it is about; of a cover its catalogue. */
  statusable_id: z.int(),
  /** 0 to 100. */
  progress: z.int(),
  /** For a failure: the key of its text and the values in it. */
  error: z.string().nullable(),
  error_params: z.record(z.string(), z.union([z.string(), z.number()])),
  created_at: moment,
});
export type StatusItem = z.output<typeof statusItem>;

export const statusList = listQuery({
  filters: {
    type: choiceFilter(Object.values(statusTypes)),
    status: choiceFilter(Object.values(statusStates)),
  },
  sortable: ['id', 'type', 'status', 'created_at'],
  custom: {},
});
export type StatusListQuery = z.output<typeof statusList>;
