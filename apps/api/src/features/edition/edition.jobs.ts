import { z } from 'zod';
import type { AnyJob } from '../../jobs/define-job.ts';
import { defineJob, JobFailure } from '../../jobs/define-job.ts';
import { PUBLISH_EDITION } from '../publication/publication.rules.ts';
import { type PublishTools, preparePublication } from './publish.commands.ts';

/**
 * Publishes what is accepted of a catalogue: visitors see the edition before until the new one is complete. The edition is
 * shown in the transaction of the job's outcome.
 */
export const publishEditionJob = (tools: Omit<PublishTools, 'db'>): AnyJob =>
  defineJob({
    kind: PUBLISH_EDITION,
    share: 'leaves-one',
    retryDelaysMs: [2_000, 20_000],
    payload: z.object({ catalog_id: z.int(), automatic: z.boolean() }),
    async run({ payload, db, signal, report, userId }) {
      const { catalog_id, automatic } = payload;
      const terms = { userId, onlyChanged: automatic, signal, report };
      const made = await preparePublication({ ...tools, db }, catalog_id, terms);
      if (!made && automatic) return { result: { unchanged: true } };
      if (!made) throw new JobFailure('edition.nothing-public');
      return { result: { number: made.number }, link: made.publish };
    },
  });
