import { z } from 'zod';
import { callList } from './call.ts';
import { byId } from './call-params.ts';
import {
  mailingForm,
  mailRecipients,
  mailsQueued,
  mailTextForm,
  mailTextItem,
  mailTextUpdate,
  writeForm,
  writtenTo,
} from './mailing.ts';
import { deleted, item, listOf, pathId } from './primitives.ts';

/** Messages of the organiser to the exhibitors of a catalogue, and to any of the fair. */
export const mailingCalls = callList({
  'GET /catalog/:catalog/mail-recipients': {
    params: z.object({ catalog: pathId }),
    reply: mailRecipients,
  },
  'POST /exhibitor/send-mail': { body: mailingForm, reply: mailsQueued },
  'GET /mail-recipients': { query: writtenTo, reply: mailRecipients },
  'POST /exhibitor/write': { body: writeForm, reply: mailsQueued },
  'GET /mail-text': { reply: listOf(mailTextItem) },
  'POST /mail-text': { body: mailTextForm, reply: item(mailTextItem) },
  'PUT /mail-text/:id': { params: byId, body: mailTextUpdate, reply: item(mailTextItem) },
  'DELETE /mail-text/:id': { params: byId, reply: deleted },
});
