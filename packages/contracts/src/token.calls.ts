import { z } from 'zod';
import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { deleted, item } from './primitives.ts';
import { tokenCreate, tokenItem, tokenMade } from './token.ts';

/** Tokens with which programs call the API. */
export const tokenCalls = callList({
  'GET /token': { reply: item(z.array(tokenItem)) },
  'POST /token': { body: tokenCreate, reply: item(tokenMade) },
  'DELETE /token/:id': { params: byId, reply: deleted },
});
