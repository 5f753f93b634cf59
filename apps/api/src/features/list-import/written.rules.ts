import { importResources } from '@rebblatt/contracts';
import { z } from 'zod';

/** An entry that a list wrote: what it had before, null for a new one, and what it had afterwards. */
export const writtenEntry = z.object({
  resource: z.enum(importResources),
  id: z.int(),
  name: z.string(),
  version: z.int(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()),
});
export type WrittenEntry = z.output<typeof writtenEntry>;
