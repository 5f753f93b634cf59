import type { Access } from './access-table.ts';
import type { AccessWorld } from './access-world.ts';

const body = { url: 'https://receiver.test/rebblatt', events: ['page.released'] };

async function made({ clients }: AccessWorld): Promise<{ id: number; delivery: number }> {
  const { id } = (await clients.admin.call('POST', '/webhook', body)).body.data;
  const delivery = (await clients.admin.call('POST', `/webhook/${id}/test`)).body.data.id;
  return { id, delivery };
}

/** The routes of webhooks and of operations; nothing is delivered, as no jobs run. */
export const webhookAccess: Record<string, Access> = {
  'GET /operations': { rule: 'superAdmin', ok: 200, aim: () => '/operations' },
  'GET /webhook': { rule: 'administrators', ok: 200, aim: () => '/webhook' },
  'POST /webhook': {
    ...{ rule: 'administrators', ok: 201 },
    aim: () => ({ path: '/webhook', body }),
  },
  'PUT /webhook/:id': {
    ...{ rule: 'administrators', ok: 200 },
    aim: async (world) => ({ path: `/webhook/${(await made(world)).id}`, body: { ...body, active: 0 } }),
  },
  'DELETE /webhook/:id': {
    ...{ rule: 'administrators', ok: 200 },
    aim: async (world) => `/webhook/${(await made(world)).id}`,
  },
  'GET /webhook/:id/delivery': {
    ...{ rule: 'administrators', ok: 200 },
    aim: async (world) => `/webhook/${(await made(world)).id}/delivery`,
  },
  'POST /webhook/:id/test': {
    ...{ rule: 'administrators', ok: 200 },
    aim: async (world) => `/webhook/${(await made(world)).id}/test`,
  },
  'POST /webhook/:id/delivery/:delivery/send-again': {
    ...{ rule: 'administrators', ok: 200 },
    aim: async (world) => {
      const { id, delivery } = await made(world);
      return `/webhook/${id}/delivery/${delivery}/send-again`;
    },
  },
};
