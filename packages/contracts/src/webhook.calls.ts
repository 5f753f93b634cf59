import { z } from 'zod';
import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { deleted, item } from './primitives.ts';
import { byDelivery, deliveryItem, webhookForm, webhookItem, webhookMade } from './webhook.ts';

/** Addresses that are told of changes. */
export const webhookCalls = callList({
  'GET /webhook': { reply: item(z.array(webhookItem)) },
  'POST /webhook': { body: webhookForm, reply: item(webhookMade) },
  'PUT /webhook/:id': { params: byId, body: webhookForm, reply: item(webhookItem) },
  'DELETE /webhook/:id': { params: byId, reply: deleted },
  'GET /webhook/:id/delivery': { params: byId, reply: item(z.array(deliveryItem)) },
  'POST /webhook/:id/test': { params: byId, reply: item(z.object({ id: z.int() })) },
  'POST /webhook/:id/delivery/:delivery/send-again': {
    params: byDelivery,
    reply: item(z.object({ id: z.int() })),
  },
});
