import { z } from 'zod';
import { callList } from './call.ts';
import { mailingForm, mailRecipients, mailsQueued, writeForm, writtenTo } from './mailing.ts';
import { pathId } from './primitives.ts';

/** Messages of the organiser to the exhibitors of a catalogue, and to any of the fair. */
export const mailingCalls = callList({
  'GET /catalog/:catalog/mail-recipients': {
    params: z.object({ catalog: pathId }),
    reply: mailRecipients,
  },
  'POST /exhibitor/send-mail': { body: mailingForm, reply: mailsQueued },
  'GET /mail-recipients': { query: writtenTo, reply: mailRecipients },
  'POST /exhibitor/write': { body: writeForm, reply: mailsQueued },
});
