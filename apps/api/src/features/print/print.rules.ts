import type { GenerationStep } from '@rebblatt/contracts';
import { phaseAt } from '@rebblatt/press';

/** The job that makes a book. */
export const GENERATE_CATALOG = 'generate-catalog';

/** A catalogue has only one generation at a time. */
export const generationKey = (catalogId: number) => `generate-catalog:${catalogId}`;

/** The progress, in percent, at which the press is done; the rest is storing the file and writing the result. */
export const PRINTED_AT_PERCENT = 95;

/** The step of a generation that is `progress` percent done. */
export function stepOf(state: 'queued' | 'running', progress: number): GenerationStep {
  if (state === 'queued') return 'queued';
  return progress >= PRINTED_AT_PERCENT ? 'store' : phaseAt(progress / PRINTED_AT_PERCENT);
}
