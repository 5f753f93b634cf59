import { z } from 'zod';
import { callList, fileOf, fileTypes } from './call.ts';
import {
  importParams,
  importTemplateQuery,
  importUndoParams,
  listCheck,
  listImported,
  listImportItem,
  listImportUndone,
  listRead,
  listTable,
  listText,
  MAX_LIST_MB,
} from './list-import.ts';
import { item } from './primitives.ts';

/** Lists of reference data from a spreadsheet. */
export const listImportCalls = callList({
  'POST /import/:resource/read': {
    params: importParams,
    body: listText,
    upload: fileOf('file', MAX_LIST_MB),
    reply: item(listRead),
  },
  'POST /import/:resource/check': { params: importParams, body: listTable, reply: item(listCheck) },
  'POST /import/:resource': { params: importParams, body: listTable, reply: item(listImported) },
  'GET /import/:resource': { params: importParams, reply: item(z.array(listImportItem)) },
  'POST /import/:resource/undo/:id': { params: importUndoParams, reply: item(listImportUndone) },
  'GET /import/:resource/template': {
    params: importParams,
    query: importTemplateQuery,
    reply: 'file',
    types: [fileTypes.xlsx],
  },
});
