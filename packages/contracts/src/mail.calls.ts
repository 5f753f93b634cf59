import { callList } from './call.ts';
import { paging } from './list.ts';
import { mailItem, mailList } from './mail.ts';
import { listOf } from './primitives.ts';

/** What was mailed. */
export const mailCalls = callList({
  'GET /mail/:perPage/:page': { params: paging, query: mailList, reply: listOf(mailItem) },
});
