import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { noteCreate, noteItem, noteList, noteUpdate } from './note.ts';
import { deleted, item, listOf } from './primitives.ts';

/** What the organisers note about a company for themselves. */
export const noteCalls = callList({
  'GET /note': { query: noteList, reply: listOf(noteItem) },
  'GET /note/due': { reply: listOf(noteItem) },
  'POST /note': { body: noteCreate, reply: item(noteItem) },
  'PUT /note/:id': { params: byId, body: noteUpdate, reply: item(noteItem) },
  'DELETE /note/:id': { params: byId, reply: deleted },
  'POST /note/:id/restore': { params: byId, reply: item(noteItem) },
});
