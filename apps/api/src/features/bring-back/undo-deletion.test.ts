import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makeLogo, makeWines } from '../../testing/fair.ts';
import { makeLogoPdf } from '../../testing/pdf.ts';
import { storePdf } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  owner = (await joinFair(server, catalog)).client;
  other = (await joinFair(server, catalog)).client;
});
afterAll(() => server.stop());

const undo = async (client: Client, thing: string, id: number) => {
  const { status, body } = await client.call('POST', '/history/undo-deletion', { thing, id });
  return [status, body.data ?? body.error];
};
const aWine = async () => (await makeWines(server, owner.userId, 1)).wines[0]?.id ?? 0;

it('an exhibitor undoes the deletion of a wine and of a logo, once', async () => {
  const wine = await aWine();
  const before = (await owner.call('GET', `/wine/${wine}`)).body.data;
  await owner.call('DELETE', `/wine/${wine}`);
  expect(await undo(owner, 'wine', wine)).toEqual([200, { entity: 'wine', id: wine, notes: [] }]);
  expect((await owner.call('GET', `/wine/${wine}`)).body.data).toEqual(before);
  expect(await undo(owner, 'wine', wine)).toEqual([409, 'history.there-again']);

  const logo = await makeLogo(server, owner.userId);
  const file = await storePdf(server, await makeLogoPdf(logo.name), 'Zeichen.pdf');
  await server.context.db.prisma.logo.update({ where: { id: logo.id }, data: { fileId: file.id } });
  expect((await owner.call('DELETE', `/logo/${logo.id}`)).status).toBe(200);
  expect(await undo(owner, 'logo', logo.id)).toEqual([200, { entity: 'logo', id: logo.id, notes: [] }]);
});

it('neither of another exhibitor nor of the organiser nor of this morning', async () => {
  const [own, theirs, old] = [await aWine(), await aWine(), await aWine()];
  await owner.call('DELETE', `/wine/${own}`);
  await admin.call('DELETE', `/wine/${theirs}`);
  const { history, wine } = server.context.db.prisma;
  const { id: _, ...row } = await history.findFirstOrThrow({ where: { entityId: own, action: 'delete' } });
  await wine.delete({ where: { id: old } });
  const at = new Date(Date.now() - 4 * 3_600_000);
  await history.create({ data: { ...row, before: row.before ?? {}, after: undefined, entityId: old, at } });
  expect(await undo(other, 'wine', own)).toEqual([404, 'request.not-found']);
  expect(await undo(owner, 'wine', theirs)).toEqual([404, 'request.not-found']);
  expect(await undo(owner, 'wine', old)).toEqual([404, 'request.not-found']);
  expect((await undo(admin, 'wine', theirs))[0]).toBe(200);
});
