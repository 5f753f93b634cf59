import { z } from 'zod';
import { callList, fileOf, fileTypes } from './call.ts';
import { byId } from './call-params.ts';
import { item } from './primitives.ts';
import {
  exportParams,
  placeQuery,
  tableRead,
  tableText,
  templateQuery,
  wineExportQuery,
  wineImported,
  wineImportItem,
  wineImportList,
  wineImportUndone,
  wineTable,
  wineTableCheck,
} from './wine-import.ts';
import { MAX_TABLE_MB } from './wine-import-limits.ts';

/** Wines from and to a spreadsheet. */
export const wineImportCalls = callList({
  'POST /wine-import/read': {
    body: tableText,
    upload: fileOf('file', MAX_TABLE_MB),
    reply: item(tableRead),
  },
  'POST /wine-import/check': { body: wineTable, reply: item(wineTableCheck) },
  'POST /wine-import': { body: wineTable, reply: item(wineImported) },
  'GET /wine-import': { query: wineImportList, reply: item(z.array(wineImportItem)) },
  'POST /wine-import/undo/:id': { params: byId, reply: item(wineImportUndone) },
  'GET /wine-import/regions': { query: placeQuery, reply: item(z.array(z.int())) },
  'GET /wine-import/template': { query: templateQuery, reply: 'file', types: [fileTypes.xlsx] },
  'GET /wine/export/:kind': {
    params: exportParams,
    query: wineExportQuery,
    reply: 'file',
    types: [fileTypes.xlsx, fileTypes.csv],
  },
});
