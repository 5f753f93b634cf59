import { callList } from './call.ts';
import { fair, fairForm } from './fair.ts';
import { item } from './primitives.ts';

const reply = item(fair);

/** The fair's name and the organiser's contact. */
export const fairCalls = callList({
  'GET /fair': { reply },
  'PUT /fair': { body: fairForm, reply },
});
