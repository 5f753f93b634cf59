import { serve } from '../worker/serve.ts';
import { convertLaidOut } from './convert-laid-out.ts';
import type { OutputCondition } from './output-condition.ts';

export interface ColourTask {
  printed: Uint8Array;
  pageIds: number[];
  outputCondition?: OutputCondition | undefined;
}

serve<ColourTask, Uint8Array, never>(async ({ printed, pageIds, outputCondition }) => {
  return { value: await convertLaidOut(printed, pageIds, outputCondition) };
});
