import type { BodyOf, ReplyOf } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const KEY = ['webhook'];

/** All webhooks. */
export const webhooks = () =>
  queryOptions({ queryKey: KEY, queryFn: async () => (await call('GET /webhook')).data });

/** The last deliveries of a webhook; looked at again while some wait. */
export const deliveries = (id: number) =>
  queryOptions({
    queryKey: [...KEY, id, 'delivery'],
    queryFn: async () => (await call('GET /webhook/:id/delivery', { id })).data,
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'waiting') ? 2000 : false),
  });

const changed = () => queryClient.invalidateQueries({ queryKey: KEY });

/** A new webhook, the only time that its secret is known. */
export type MadeWebhook = ReplyOf<'POST /webhook'>['data'];

export async function createWebhook(body: BodyOf<'POST /webhook'>): Promise<MadeWebhook> {
  const { data } = await call('POST /webhook', { body });
  await changed();
  return data;
}

export async function updateWebhook(id: number, body: BodyOf<'PUT /webhook/:id'>) {
  const { data } = await call('PUT /webhook/:id', { id, body });
  await changed();
  return data;
}

export async function deleteWebhook(id: number): Promise<void> {
  await call('DELETE /webhook/:id', { id });
  await changed();
}

export async function testWebhook(id: number): Promise<void> {
  await call('POST /webhook/:id/test', { id });
  await changed();
}

export async function sendAgain(id: number, delivery: number): Promise<void> {
  await call('POST /webhook/:id/delivery/:delivery/send-again', { id, delivery });
  await changed();
}
