import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Prisma } from '../../lib/generated/prisma/client.ts';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let catalogId: number;
let exhibitorId: number;
const OLD = 'Bitte die Fusszeile kürzen.';

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  catalogId = catalog.id;
  exhibitorId = (await joinFair(server, catalog)).user.id;
});
// Nothing is held of what the case before has decided.
beforeEach(() => server.context.db.pool.query(`DELETE FROM job WHERE payload ? 'collected'`));
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

async function pageIn(state: 'draft' | 'released' | 'accepted' | 'rejected', pageType: 1 | 2 = 1) {
  const page = await makePage(server, catalogId, exhibitorId, { pageType });
  const frozen = state === 'released' || state === 'accepted';
  const remark = state === 'rejected' && { comment: OLD };
  const data = { state, releasedAt: fairClock.now(), ...(frozen && { snapshot: {} }), ...remark };
  return server.context.db.prisma.page.update({ where: { id: page.id }, data });
}
/** An advertisement as it waits for its decision. */
async function adThatWaits() {
  const page = await pageIn('released', 2);
  return server.context.db.prisma.page.update({ where: { id: page.id }, data: { snapshot: Prisma.DbNull } });
}
const bulk = (body: object) => admin.call('POST', '/pages-bulk', body);
const states = async (ids: number[]) =>
  (await server.context.db.prisma.page.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })).map(
    ({ state, comment, active }) => ({ state, comment, active }),
  );

it('decides on what can be decided and names the others with the reason', async () => {
  const [fine, draft, newer] = [await pageIn('released'), await pageIn('draft'), await pageIn('released')];
  await server.context.db.prisma.page.update({ where: { id: newer.id }, data: { version: 5 } });
  const pages = [
    { id: newer.id, version: newer.version },
    { id: draft.id },
    { id: fine.id, version: fine.version },
  ];
  const answer = await bulk({ step: 'accept', pages: [...pages, { id: 2_000_000 }] });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual({
    done: [fine.id],
    left: [{ id: fine.id, version: fine.version + 1 }],
    refused: [
      { id: draft.id, position: draft.position, error: 'page.not-released', params: {} },
      { id: newer.id, position: newer.position, error: 'conflict.stale', params: {} },
      { id: 2_000_000, position: null, error: 'request.not-found', params: { entity: 'page' } },
    ],
  });
  const states3 = await states([fine.id, draft.id, newer.id]);
  expect(states3.map(({ state }) => state)).toEqual(['accepted', 'draft', 'released']);
});

it('rejects with one remark, which stays where a page was rejected before', async () => {
  const [one, two, old] = [await pageIn('released'), await pageIn('accepted'), await pageIn('rejected')];
  const ids = [one.id, two.id, old.id];
  const pages = ids.map((id) => ({ id }));
  const mute = await bulk({ step: 'reject', pages });
  expect(mute.body.errors?.comment?.[0]?.key).toBe('page.rejection-needs-comment');
  const answer = await bulk({ step: 'reject', pages, comment: 'Bitte die Preise prüfen.' });
  expect(answer.body.data.done).toEqual([one.id, two.id]);
  expect(answer.body.data.refused).toMatchObject([{ id: old.id, error: 'page.not-released' }]);
  const comment = 'Bitte die Preise prüfen.';
  expect(await states(ids)).toMatchObject([
    { state: 'rejected', comment },
    { state: 'rejected', comment },
    { state: 'rejected', comment: OLD },
  ]);
  const mails = await server.context.db.prisma.mail.findMany({ where: { kind: 'pages-decided' } });
  expect(mails.map(({ subject }) => subject)).toEqual(['Entscheid über 2 Seiten']);
});

it('takes a rejection of many back, except what was changed meanwhile, and nobody gets a mail', async () => {
  const { prisma } = server.context.db;
  const [one, changed, two] = [await adThatWaits(), await adThatWaits(), await adThatWaits()];
  const ids = [one.id, changed.id, two.id];
  const before = await prisma.mail.count({ where: { kind: 'page-rejected' } });
  const rejected = await bulk({ step: 'reject', pages: ids.map((id) => ({ id })), comment: 'Zu klein.' });
  const { left } = rejected.body.data;
  expect(left.map(({ id }: { id: number }) => id)).toEqual(ids);
  await prisma.page.update({ where: { id: changed.id }, data: { version: { increment: 1 } } });
  const undone = await bulk({ step: 'take-back', pages: left });
  expect(undone.status).toBe(200);
  expect(undone.body.data).toMatchObject({
    done: [one.id, two.id],
    refused: [{ id: changed.id, position: changed.position, error: 'conflict.stale' }],
  });
  expect(await states(ids)).toMatchObject([
    { state: 'released', comment: null },
    { state: 'rejected', comment: 'Zu klein.' },
    { state: 'released', comment: null },
  ]);
  expect(await prisma.mail.count({ where: { kind: 'page-rejected' } })).toBe(before + 1);
  // A second click changes nothing.
  const again = await bulk({ step: 'take-back', pages: undone.body.data.left });
  expect(again.body.data.left).toEqual(undone.body.data.left);
  expect((await bulk({ step: 'take-back', pages: [{ id: one.id }] })).status).toBe(422);
});

it('takes an acceptance of many back, before anybody gets a mail of it', async () => {
  const { prisma } = server.context.db;
  const [one, changed] = [await pageIn('released'), await pageIn('released')];
  const mails = () =>
    prisma.mail.count({ where: { kind: { in: ['page-accepted', 'page-acceptance-withdrawn'] } } });
  const before = await mails();
  const accepted = await bulk({ step: 'accept', pages: [{ id: one.id }, { id: changed.id }] });
  const { left } = accepted.body.data;
  expect(await states([one.id, changed.id])).toMatchObject([{ state: 'accepted' }, { state: 'accepted' }]);
  await prisma.page.update({ where: { id: changed.id }, data: { version: { increment: 1 } } });
  const undone = await bulk({ step: 'withdraw', pages: left });
  expect(undone.body.data).toMatchObject({
    done: [one.id],
    refused: [{ id: changed.id, position: changed.position, error: 'conflict.stale' }],
  });
  expect(await states([one.id, changed.id])).toMatchObject([{ state: 'released' }, { state: 'accepted' }]);
  // Only of the one that stayed accepted.
  expect(await mails()).toBe(before + 1);
  expect((await bulk({ step: 'withdraw', pages: [{ id: one.id }] })).status).toBe(422);
});

it('switches pages on and off, except those that lack something or are locked', async () => {
  const [draft, locked, bare] = [await pageIn('draft'), await pageIn('accepted'), await pageIn('draft', 2)];
  const [register] = await server.context.db.prisma.page.findMany({ where: { catalogId, pageType: 4 } });
  const pages = [draft, locked, bare, register].map((page) => ({ id: page?.id }));
  const answer = await bulk({ step: 'deactivate', pages });
  expect(answer.body.data.done).toEqual([draft.id]);
  const refused = Object.fromEntries(
    (answer.body.data.refused as { id: number; error: string }[]).map(({ id, error }) => [id, error]),
  );
  expect(refused).toEqual({
    [locked.id]: 'page.accepted',
    [bare.id]: 'page.no-stand',
    [register?.id ?? 0]: 'page.not-editable',
  });
  expect((await states([draft.id]))[0]?.active).toBe(false);
});

it('takes at most 200 different pages', async () => {
  const { id } = await pageIn('released');
  const twice = await bulk({ step: 'accept', pages: [{ id }, { id }] });
  expect(twice.body.errors?.['pages.1.id']?.[0]?.key).toBe('validation.duplicate');
  const many = Array.from({ length: 201 }, (_, index) => ({ id: index + 1 }));
  const answer = await bulk({ step: 'accept', pages: many });
  expect(answer.body.errors?.pages?.[0]?.key).toBe('validation.too-many');
});
