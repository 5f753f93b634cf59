import { z } from 'zod';
import { callList } from './call.ts';
import { mailingForm, mailRecipients, mailsQueued } from './mailing.ts';
import { pathId } from './primitives.ts';

/** Messages of the organiser to the exhibitors of a catalogue. */
export const mailingCalls = callList({
  'GET /catalog/:catalog/mail-recipients': {
    params: z.object({ catalog: pathId }),
    reply: mailRecipients,
  },
  'POST /exhibitor/send-mail': { body: mailingForm, reply: mailsQueued },
});
