import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { defineJob } from '../jobs/define-job.ts';
import { startRunner } from '../jobs/runner.ts';
import { connectDatabase } from '../lib/database.ts';
import { createListener } from '../lib/listener.ts';
import { createLogger } from '../lib/logger.ts';

/**
 * A worker in a separate process, to be killed or stopped by a test: `node job-process.ts <database url>`.
 * Its only job takes as long as its payload says and then writes a mail row, so that a test can count its executions.
 */
const [url = ''] = parseArgs({ allowPositionals: true }).positionals;
const db = connectDatabase(url);
const log = createLogger('silent');

const slow = defineJob({
  kind: 'slow',
  payload: z.object({ ms: z.number() }),
  run: async ({ payload, attempt }) => {
    process.stdout.write(`began ${attempt}\n`);
    await sleep(payload.ms);
    return {
      link: async (tx) => {
        await tx.mail.create({
          data: { kind: 'slow', recipient: 'child', subject: `attempt ${attempt}`, text: '' },
        });
      },
    };
  },
});

await startRunner({
  db,
  log,
  listener: createListener(url, log),
  jobs: [slow],
  workers: 1,
  pace: { leaseMs: 1000, beatMs: 200 },
  pollMs: 200,
});
process.stdout.write('ready\n');
