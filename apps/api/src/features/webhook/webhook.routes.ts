import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { WebhookTools } from './webhook.commands.ts';
import * as commands from './webhook.commands.ts';
import { presentDelivery, presentWebhook } from './webhook.presenter.ts';
import { findWebhook, listDeliveries, listWebhooks } from './webhook.queries.ts';

/** Addresses that are told of changes, and what was delivered to them. */
export function webhookRoutes(tools: WebhookTools): Endpoint[] {
  const { db } = tools;
  const show = async (id: number) => presentWebhook(found(await findWebhook(db, id)));
  return [
    endpoint('GET /webhook', { allow: administrators, summary: 'List webhooks' }, async () => ({
      data: (await listWebhooks(db)).map(presentWebhook),
    })),

    endpoint(
      'POST /webhook',
      {
        allow: administrators,
        summary: 'Add a webhook; its secret is shown once',
        status: 201,
        tellsKey: true,
      },
      async ({ actor, body }) => {
        const { id, secret } = await commands.createWebhook(tools, actor, body);
        return { data: { ...(await show(id)), secret } };
      },
    ),

    endpoint(
      'PUT /webhook/:id',
      { allow: administrators, summary: 'Change a webhook, or switch it on or off' },
      async ({ actor, params: { id }, body }) => {
        await commands.updateWebhook(tools, actor, id, body);
        return { data: await show(id) };
      },
    ),

    endpoint(
      'DELETE /webhook/:id',
      { allow: administrators, summary: 'Delete a webhook' },
      async ({ actor, params }) => {
        await commands.deleteWebhook(tools, actor, params.id);
        return { data: { id: params.id } };
      },
    ),

    endpoint(
      'GET /webhook/:id/delivery',
      { allow: administrators, summary: 'List the last deliveries of a webhook' },
      async ({ params: { id } }) => {
        await show(id);
        return { data: (await listDeliveries(db, id)).map(presentDelivery) };
      },
    ),

    endpoint(
      'POST /webhook/:id/test',
      { allow: administrators, summary: 'Send a webhook an event for trial' },
      async ({ params }) => ({ data: { id: await commands.testWebhook(tools, params.id) } }),
    ),

    endpoint(
      'POST /webhook/:id/delivery/:delivery/send-again',
      { allow: administrators, summary: 'Send an event once more' },
      async ({ params: { id, delivery } }) => {
        await commands.sendAgain(tools, id, delivery);
        return { data: { id: delivery } };
      },
    ),
  ];
}
