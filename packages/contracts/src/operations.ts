import { z } from 'zod';

/** What is looked at of an installation. */
export const operationPoints = [
  'database',
  'storage',
  'browser',
  'disk',
  'jobs',
  'failed-jobs',
  'mails',
  'webhooks',
  'backup',
  'delay',
  'pool',
  'faults',
  'node',
] as const;
export type OperationName = (typeof operationPoints)[number];

export const operationStates = ['wrong', 'watch', 'fine'] as const;
export type OperationState = (typeof operationStates)[number];

/** One thing that was looked at, with the figures of its sentence. */
export const operationPoint = z.object({
  point: z.enum(operationPoints),
  state: z.enum(operationStates),
  params: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
});
export type OperationPoint = z.output<typeof operationPoint>;
