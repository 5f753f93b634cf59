import { MAX_WEBHOOKS } from '@rebblatt/contracts';
import { z } from 'zod';
import type { AnyJob } from '../../jobs/define-job.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { deliverBatch } from './deliver.commands.ts';
import { DELIVER_WEBHOOK } from './wake.commands.ts';

/**
 * Delivers what waits for one webhook. Each has at most one such job and there is a hand for every one of them, so a
 * receiver that hangs delays no other.
 */
export const deliverWebhookJob = ({
  jwtSecret,
  anywhere,
}: {
  jwtSecret: string;
  anywhere: boolean;
}): AnyJob =>
  defineJob({
    kind: DELIVER_WEBHOOK,
    payload: z.object({ webhook_id: z.int() }),
    hands: MAX_WEBHOOKS,
    async run({ payload, db, signal }) {
      while (await deliverBatch({ db, jwtSecret, anywhere }, payload.webhook_id, signal))
        signal.throwIfAborted();
      return {};
    },
  });
