import { callList, fileOf, fileTypes } from './call.ts';
import { fair, fairForm, fairLogoQuery } from './fair.ts';
import { item } from './primitives.ts';
import { MAX_PICTURE_MB } from './wine-limits.ts';

const reply = item(fair);

/** The fair's name and the organiser's contact. */
export const fairCalls = callList({
  'GET /fair': { reply },
  'PUT /fair': { body: fairForm, reply },
  'GET /fair/logo': { query: fairLogoQuery, reply: 'file', types: [fileTypes.png, fileTypes.jpeg] },
  'POST /fair/logo': { upload: fileOf('logo', MAX_PICTURE_MB), reply },
  'DELETE /fair/logo': { reply },
});
