import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { contactCreate, contactItem, contactList, contactUpdate } from './contact.ts';
import { deleted, item, listOf } from './primitives.ts';

/** The people of a company who sign in for it. */
export const contactCalls = callList({
  'GET /contact': { query: contactList, reply: listOf(contactItem) },
  'POST /contact': { body: contactCreate, reply: item(contactItem) },
  'PUT /contact/:id': { params: byId, body: contactUpdate, reply: item(contactItem) },
  'DELETE /contact/:id': { params: byId, reply: deleted },
});
