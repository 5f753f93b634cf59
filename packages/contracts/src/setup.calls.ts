import { callList } from './call.ts';
import { item } from './primitives.ts';
import { setup, setupForm } from './setup.ts';

const reply = item(setup);

/** The first steps of an installation. */
export const setupCalls = callList({
  'GET /setup': { reply },
  'PUT /setup': { body: setupForm, reply },
  'POST /setup/trial-mail': { reply },
});
