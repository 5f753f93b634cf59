import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

it('proposals are taken away and added one by one, as long as nobody has answered them', async () => {
  const last = await makeCatalog(server, { name: 'Messe 2029', from: '2029-01-01', to: '2029-01-31' });
  const [steg, quai] = [
    await joinFair(server, last, { companyName: 'Weingut am Steg' }),
    await joinFair(server, last, { companyName: 'Domaine du Quai' }),
  ];
  const form = { name: 'Messe 2030', from: '2030-07-01', to: '2030-07-31', catalog_type: 1 };
  const made = await admin.call('POST', `/catalog/${last.id}/next`, { ...form, exhibitors: true });
  const path = `/catalog/${made.body.data.id}/proposals`;
  const names = async () =>
    (await admin.call('GET', path)).body.data.proposals.map(
      ({ company_name }: { company_name: string }) => company_name,
    );
  const others = async () => (await admin.call('GET', `${path}/others`)).body.data;
  expect(await others()).toEqual({ last: { id: last.id, name: 'Messe 2029' }, exhibitors: [] });

  for (const { user } of [steg, quai])
    expect((await admin.call('DELETE', `${path}/${user.id}`)).status).toBe(200);
  expect((await admin.call('DELETE', `${path}/${quai.user.id}`)).status).toBe(404);
  expect(await names()).toEqual([]);
  expect(await others()).toMatchObject({
    last: { name: 'Messe 2029' },
    exhibitors: [{ company_name: 'Domaine du Quai' }, { company_name: 'Weingut am Steg' }],
  });

  const stranger = await makeExhibitor(server.context.db);
  const wrong = await admin.call('POST', path, { exhibitors: [steg.user.id, stranger.id] });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['exhibitors.1']]);
  const twice = await Promise.all([1, 2].map(() => admin.call('POST', path, { exhibitors: [steg.user.id] })));
  expect(twice.map(({ body }) => body.data.added).sort()).toEqual([0, 1]);
  expect(await names()).toEqual(['Weingut am Steg']);

  const catalog_id = made.body.data.id;
  const sent = await steg.client.call('POST', '/request/confirm-proposal', { catalog_id, services: [] });
  expect(sent.status).toBe(201);
  const late = await admin.call('DELETE', `${path}/${steg.user.id}`);
  expect([late.status, late.body.error]).toEqual([409, 'proposal.sent']);
});
