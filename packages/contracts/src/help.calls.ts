import { callList, fileTypes } from './call.ts';
import { helpQuery } from './help.ts';

/** The manuals, as PDF. */
export const helpCalls = callList({
  'GET /help': { query: helpQuery, reply: 'file', types: [fileTypes.pdf] },
});
