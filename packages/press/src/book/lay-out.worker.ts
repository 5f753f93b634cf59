import type { BookRun } from '@rebblatt/contracts';
import { serve } from '../worker/serve.ts';
import { type LaidOutRun, layOutRun } from './lay-out-run.ts';

serve<BookRun, LaidOutRun, never>(async (run) => ({ value: layOutRun(run) }));
