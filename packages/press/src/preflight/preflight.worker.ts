import { readFile, stat } from 'node:fs/promises';
import type { PreflightReport } from '@rebblatt/contracts';
import type { PdfSource } from '../assemble/book-plan.ts';
import { type InterpretLimits, interpretLimits } from '../content/budget.ts';
import { PressError } from '../press-error.ts';
import { serve } from '../worker/serve.ts';
import { preflight } from './preflight.ts';
import { unreadableReport } from './report.ts';
import type { Ask } from './rules/rule.ts';

export interface PreflightTask {
  source: PdfSource;
  ask: Ask;
  /** The file itself must leave memory for the objects that are read from it. */
  maxFileBytes: number;
  milliseconds: number;
}

/** The share of the processor's time for the walk; the rest is for reading, images and rendering. */
const SHARE_OF_WALK = 0.6;

async function read(source: PdfSource, maxBytes: number): Promise<Uint8Array | undefined> {
  if (typeof source !== 'string') return source.length > maxBytes ? undefined : source;
  try {
    return (await stat(source)).size > maxBytes ? undefined : await readFile(source);
  } catch (cause) {
    throw new PressError('unreadable', 'The file is not there or may not be read.', { cause });
  }
}

serve<PreflightTask, PreflightReport, never>(async ({ source, ask, maxFileBytes, milliseconds }) => {
  const bytes = await read(source, maxFileBytes);
  if (!bytes) return { value: unreadableReport(ask, 'too-much-memory') };
  const limits: InterpretLimits = {
    ...interpretLimits,
    milliseconds: milliseconds * SHARE_OF_WALK,
  };
  return { value: await preflight(bytes, ask, limits) };
});
