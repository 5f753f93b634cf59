import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { listPath } from '../../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../../testing/fair.ts';
import { findBrokenInvariants } from '../../../testing/invariants.ts';
import { makePagePdf } from '../../../testing/pdf.ts';
import { attachPdf } from '../../../testing/printed-fair.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;
let catalogId: number;
let adId: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  catalogId = catalog.id;
  const joined = await joinFair(server, catalog);
  owner = joined.client;
  other = (await joinFair(server, catalog)).client;
  const standId = joined.stand.id;
  adId = (await makePage(server, catalogId, owner.userId, { pageType: 2, standId })).id;
  await attachPdf(server, adId, await makePagePdf('Inserat'), 1);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const release = () => owner.call('POST', `/page/exhibitor-release/${adId}`, {});
const decide = (form: object) => admin.call('PUT', `/page/${adId}`, form);
const pulls = async (client = owner) => (await client.call('GET', `/page/${adId}/pulls`)).body.data;
const waiting = async () => (await admin.call('GET', `/catalog/${catalogId}/waiting-pages`)).body.data[0];
const tick = (client: Client, id: number, done: 0 | 1) => client.call('PUT', `/page-remark/${id}`, { done });

const REMARKS = [
  { text: 'Die Telefonnummer stimmt nicht.', x_mm: 20.5, y_mm: 101 },
  { text: 'Bitte überall «Riesling-Silvaner».' },
];

it('takes at most twenty remarks, each on the page or its bleed, and not half a place', async () => {
  await release();
  const wrong = async (remarks: object[]) => (await decide({ release_accepted: 0, remarks })).body.errors;
  expect(Object.keys(await wrong([{ text: 'Da', x_mm: 214, y_mm: 3 }]))).toEqual(['remarks.0.x_mm']);
  expect(Object.keys(await wrong([{ text: 'Da', x_mm: 14 }]))).toEqual(['remarks.0.y_mm']);
  expect(Object.keys(await wrong([{ text: ' ' }]))).toEqual(['remarks.0.text']);
  expect(Object.keys(await wrong(Array.from({ length: 21 }, () => ({ text: 'x' }))))).toEqual(['remarks']);
  expect(Object.keys(await wrong([]))).toEqual(['comment']);
});

it('rejects with remarks alone, which the mail and the history name', async () => {
  const { status, body } = await decide({ release_accepted: 0, remarks: REMARKS });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ comment: 'Siehe die Anmerkungen auf der Seite.', remark_count: 2 });
  const lines = '1. Die Telefonnummer stimmt nicht.\n2. Bitte überall «Riesling-Silvaner».';
  const mail = await server.context.db.prisma.mail.findFirst({ where: { kind: 'page-rejected' } });
  expect(mail?.text).toContain(`Anmerkungen auf der Seite:\n${lines}`);
  const row = (await admin.call('GET', listPath('history', {}, 1))).body.data[0];
  expect(row.changes).toContainEqual({
    field: 'remarks',
    of: null,
    from: null,
    to: lines.replace('\n', ', '),
  });
});

it('shows the exhibitor, and nobody else, what to change and where; they tick it off', async () => {
  const [pull] = await pulls();
  expect(pull).toMatchObject({
    number: 1,
    end: 'rejected',
    comment: 'Siehe die Anmerkungen auf der Seite.',
    remarks: [
      { number: 1, ...REMARKS[0], done: 0 },
      { number: 2, text: REMARKS[1]?.text, x_mm: null, y_mm: null, done: 0 },
    ],
  });
  const [{ id }] = pull.remarks;
  expect((await other.call('GET', `/page/${adId}/pulls`)).status).toBe(404);
  expect((await tick(other, id, 1)).status).toBe(404);
  expect((await tick(owner, id, 1)).body.data).toMatchObject({ id, done: 1 });
  expect((await tick(owner, id, 1)).status).toBe(200);
  const row = (await owner.call('GET', `/history/of/page/${adId}/10/1`)).body.data[0];
  expect(row).toMatchObject({ action: 'tick', changes: [{ field: 'remark', from: null }] });
  // Once more, twice at the same time: the history has it once.
  await Promise.all([tick(owner, id, 0), tick(owner, id, 0)]);
  await tick(owner, id, 1);
  const { data } = (await owner.call('GET', `/history/of/page/${adId}/10/1`)).body;
  expect(data.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
    'tick',
    'untick',
    'tick',
  ]);
});

it('shows the organiser at the next release what is done, and begins anew with the next rejection', async () => {
  await release();
  expect(await waiting()).toMatchObject({
    pull: 2,
    answered: {
      pull: 1,
      remarks: [
        { number: 1, done: 1 },
        { number: 2, done: 0 },
      ],
    },
  });
  const [, { remarks: before }] = await pulls(admin);
  expect((await tick(owner, before[1].id, 1)).body.error).toBe('page.released');
  await decide({ release_accepted: 0, comment: 'Noch nicht.', remarks: [{ text: 'Zu dunkel.' }] });
  const [second, first] = await pulls();
  expect(second).toMatchObject({ number: 2, comment: 'Noch nicht.', remarks: [{ number: 1, done: 0 }] });
  expect(first.remarks).toHaveLength(2);
});

const mailsAbout = async () =>
  (
    await server.context.db.prisma.mail.findMany({ where: { userId: owner.userId }, orderBy: { id: 'asc' } })
  ).map(({ kind }) => kind);
const takeBack = async (client = admin) => {
  const { version } = (await admin.call('GET', `/page/${adId}`)).body.data;
  return client.call('POST', `/page/take-back-rejection/${adId}`, { version });
};

/** All mails so far are sent. */
const sendAll = () =>
  server.context.db.pool.query(
    `UPDATE job SET state = 'done', attempt = 1, locked_by = null, lease_until = null, finished_at = now();
      UPDATE mail SET state = 'sent', sent_at = now()`,
  );

it('takes a rejection back with its remarks, its number and the mail that has not gone out', async () => {
  await sendAll();
  const before = await mailsAbout();
  await release();
  await decide({ release_accepted: 0, remarks: REMARKS });
  expect(await mailsAbout()).toEqual([...before, 'page-rejected']);
  expect((await takeBack(owner)).status).toBe(403);
  const answer = await takeBack();
  expect(answer.body.data).toMatchObject({ state: 'released', comment: null });
  expect(await mailsAbout()).toEqual(before);
  expect((await pulls())[0]).toMatchObject({ number: 3, end: null, remarks: [] });
  expect(await waiting()).toMatchObject({ id: adId, pull: 3, answered: { pull: 2 } });
  // The same with an acceptance.
  await decide({ release_accepted: 1 });
  await decide({ release_accepted: null });
  expect(await mailsAbout()).toEqual(before);
  // Who knows of an acceptance hears that the page waits again.
  await decide({ release_accepted: 1 });
  await sendAll();
  await decide({ release_accepted: 0, comment: 'Doch nicht.' });
  expect((await takeBack()).body.data.state).toBe('released');
  expect(await mailsAbout()).toEqual([...before, 'page-accepted', 'page-acceptance-withdrawn']);
});

it('holds the mail of a decision for some seconds; once it has gone out, the exhibitor hears of both', async () => {
  await sendAll();
  const before = await mailsAbout();
  await decide({ release_accepted: 0, comment: 'Zu dunkel.' });
  const { pool } = server.context.db;
  const held = await pool.query(
    `SELECT id, extract(epoch FROM run_at - now()) AS seconds FROM job WHERE state = 'queued' AND run_at > now()`,
  );
  expect(held.rows).toHaveLength(1);
  expect(Number(held.rows[0].seconds)).toBeGreaterThan(10);
  await pool.query(
    `UPDATE job SET state = 'running', attempt = 1, locked_by = 'a node', lease_until = now() + interval '1 hour'
      WHERE id = $1`,
    [held.rows[0].id],
  );
  await takeBack();
  expect(await mailsAbout()).toEqual([...before, 'page-rejected', 'page-released']);
  await sendAll();
  // Not once the exhibitor has gone on with the page.
  await decide({ release_accepted: 0, comment: 'Doch zu dunkel.' });
  const { version } = (await admin.call('GET', `/page/${adId}`)).body.data;
  await owner.call('PUT', `/page/${adId}`, { active: 0 });
  const late = await admin.call('POST', `/page/take-back-rejection/${adId}`, { version });
  expect(late.body.error).toBe('conflict.stale');
});

it('says which pulls can be shown: the ten newest, whose files are kept', async () => {
  await server.context.db.pool.query(
    `INSERT INTO page_pull (page_id, number, released_at, file_sha256)
      SELECT page_id, number + n, released_at, file_sha256 FROM page_pull, generate_series(1, 10) AS n
      WHERE page_id = $1 AND number = (SELECT max(number) FROM page_pull WHERE page_id = $1)`,
    [adId],
  );
  const kept = (await pulls()).map((pull: { kept: number }) => pull.kept);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept).toEqual(kept.map((_: number, index: number) => (index < 10 ? 1 : 0)));
});
