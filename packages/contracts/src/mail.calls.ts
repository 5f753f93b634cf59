import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { paging } from './list.ts';
import { mailDetail, mailItem, mailList } from './mail.ts';
import { item, listOrNearest } from './primitives.ts';
import { returnedMails, returnedReports } from './returned-mail.ts';

/** The mails that were sent. */
export const mailCalls = callList({
  'GET /mail/:perPage/:page': { params: paging, query: mailList, reply: listOrNearest(mailItem) },
  'GET /mail/:id': { params: byId, reply: item(mailDetail) },
  'POST /mail/send-again/:id': { params: byId, reply: item(mailDetail) },
  'POST /mail/returns/check': { body: returnedMails, reply: returnedReports },
  'POST /mail/returns': { body: returnedMails, reply: returnedReports },
  'POST /mail/returned/:id': { params: byId, reply: item(mailDetail) },
});
