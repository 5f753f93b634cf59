import { baseDataAdded, baseDataForm, basePackItem } from './base-data.ts';
import { callList } from './call.ts';
import { item, listOf } from './primitives.ts';

/** The packs of base data that an installation can load. */
export const baseDataCalls = callList({
  'GET /base-data': { reply: listOf(basePackItem) },
  'POST /base-data': { body: baseDataForm, reply: item(baseDataAdded) },
});
