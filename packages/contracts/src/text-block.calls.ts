import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { deleted, item, listOf } from './primitives.ts';
import { textBlockCreate, textBlockItem, textBlockUpdate } from './text-block.ts';

/** The texts that the organiser keeps for rejections, by kind, language and position. */
export const textBlockCalls = callList({
  'GET /text-block': { reply: listOf(textBlockItem) },
  'POST /text-block': { body: textBlockCreate, reply: item(textBlockItem) },
  'PUT /text-block/:id': { params: byId, body: textBlockUpdate, reply: item(textBlockItem) },
  'DELETE /text-block/:id': { params: byId, reply: deleted },
});
