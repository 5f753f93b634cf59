import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { signInAs } from '../../../testing/client.ts';
import { makeExhibitor } from '../../../testing/factories.ts';
import { fairClock, joinOrganiser, makeCatalog, makePageTitle } from '../../../testing/fair.ts';
import { findBrokenInvariants } from '../../../testing/invariants.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  await makeCatalog(server, { name: 'Hauptmesse', catalogType: 1 });
  await makePageTitle(server);
  for (const stand of ['Z-11', 'Z-12', 'Z-13'])
    await server.context.db.prisma.stand.create({ data: { stand, catalogType: 1 } });
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const ordered = async (companyName: string, countStands: number): Promise<number> => {
  const { id } = await makeExhibitor(server.context.db, { companyName });
  const client = await signInAs(server, id);
  const body = { count_stands: countStands, count_pages_wine: 1, count_pages_advertising: 1 };
  return (await client.call('POST', '/request', body)).body.data.id;
};
const accept = (ids: number[], more = {}) => admin.call('POST', '/admin-request/accept', { ids, ...more });
const stateOf = async (id: number) => (await admin.call('GET', `/admin-request/${id}`)).body.data.state;

it('accepts what can be accepted as proposed, and says why the rest cannot', async () => {
  const [first, second, third] = [
    await ordered('Weingut am Steg', 1),
    await ordered('Kellerei Berg', 1),
    await ordered('Domaine du Quai', 4),
  ];
  const left = [{ id: third, company_name: 'Domaine du Quai', why: 'stands' }];
  const seen = await accept([third, second, first], { only_check: 1 });
  expect([seen.status, seen.body.data]).toEqual([200, { accepted: 2, left }]);
  expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['sent', 'sent', 'sent']);

  expect((await accept([third, second, first])).body.data).toEqual({ accepted: 2, left });
  expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['accepted', 'accepted', 'sent']);
  const { stands, winePages, adPages } = (await admin.call('GET', `/admin-request/${first}`)).body.data;
  expect([stands.length, winePages.length, adPages.length]).toEqual([1, 1, 1]);

  // Whoever presses twice, or at the same time as another, does no harm.
  const again = await accept([first, 999_999]);
  expect(again.body.data).toEqual({
    accepted: 0,
    left: [{ id: first, company_name: 'Weingut am Steg', why: 'decided' }],
  });
});

it('gives a stand once when two administrators accept at the same time', async () => {
  // What waited first no longer wants the last stand.
  const [{ id: waiting }] = (await admin.call('GET', '/admin-request/5/1?state=sent')).body.data;
  await admin.call('PUT', `/admin-request/${waiting}`, { accepted: 0 });
  const ids = [await ordered('Cave des Cygnes', 1), await ordered('Rebhof', 1)];
  const other = await joinOrganiser(server);
  const answers = await Promise.all([
    accept(ids),
    other.call('POST', '/admin-request/accept', { ids: ids.toReversed() }),
  ]);
  const accepted = answers.reduce((sum, { body }) => sum + body.data.accepted, 0);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(accepted).toBe(1);
  const states = await Promise.all(ids.map(stateOf));
  expect(states).toEqual(['accepted', 'sent']);
  expect(await server.context.db.prisma.catalogStand.count()).toBe(3);
});

it('refuses a body without requests, or with too many', async () => {
  for (const ids of [undefined, 'all', [0], Array.from({ length: 501 }, (_, i) => i + 1)]) {
    const { status, body } = await admin.call('POST', '/admin-request/accept', { ids });
    expect([status, Object.keys(body.errors)[0]?.startsWith('ids')]).toEqual([422, true]);
  }
});
