import { adSpecimen, logoSpecimen } from '@rebblatt/specimen';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { Client } from '../../testing/client.ts';
import { clientOf } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { bytesAt } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

/** Files are checked and pages printed at low priority, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });
const CHECK_MS = 60_000;

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;
let standId: number;
let catalog: { id: number; catalogType: number };

/** As agencies send it: the second version stands behind the first. */
async function joined(...files: Uint8Array[]): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  for (const file of files) {
    const [page] = await doc.copyPages(await PDFDocument.load(file), [0]);
    if (page) doc.addPage(page);
  }
  return doc.save();
}
const adOf = (slogan: string) =>
  adSpecimen({ seed: 2, name: 'Weingut Steg', place: 'Stäfa', stand: '12', website: 'steg.test', slogan });
let twoAds: Uint8Array;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
  const fair = await joinFair(server, catalog);
  owner = fair.client;
  standId = fair.stand.id;
  other = (await joinFair(server, catalog)).client;
  twoAds = await joined(await adOf('Besuchen Sie uns'), await adOf('Wir freuen uns auf Sie'));
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

const formOf = (bytes: Uint8Array, fields: Record<string, string | number>, name: string) => {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, String(value));
  data.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return data;
};
const until = (client: Client, path: string, ended: (data: { status: unknown }) => void) =>
  vi.waitFor(
    async () => {
      const { data } = (await client.call('GET', path)).body;
      ended(data);
      return data;
    },
    { timeout: CHECK_MS, interval: 50 },
  );
const checked = (id: number) =>
  until(owner, `/page/${id}`, ({ status }) => expect(status).toMatchObject({ ready: 1 }));
const picture = async (client: Client, path: string) => (await bytesAt(server, path, client)).bytes;

async function adWithTwo(): Promise<number> {
  const { id } = await makePage(server, catalog.id, owner.userId, { pageType: 2, standId });
  await owner.call('POST', '/catalog/update-ad', formOf(twoAds, { id, active: 1 }, 'Inserat.pdf'));
  expect((await checked(id)).content_report.findings).toMatchObject([{ code: 'PAGE-COUNT' }]);
  return id;
}

it('one page of an ad with two becomes the ad, is checked as a file of its own and can be released', async () => {
  const id = await adWithTwo();
  const choose = (client: Client, body: object) => client.call('POST', `/page/${id}/choose-page`, body);
  const wanted = await picture(owner, `/page-image/${id}?page=2`);
  expect((await choose(other, { page: 2 })).status).toBe(404);
  for (const page of [0, 3, 'x']) {
    const refused = await choose(owner, { page });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['page']]);
  }
  expect((await choose(owner, { page: 2, version: 99 })).status).toBe(409);

  const { status, body } = await choose(owner, { page: 2 });
  expect([status, body.data.content_pdf, body.data.content_pages]).toEqual([200, 'Inserat-2.pdf', 1]);
  expect(await checked(id)).toMatchObject({ status: { status: 1 }, content_report: { pages: 1 } });
  expect(await picture(owner, `/page-image/${id}?page=1`)).toEqual(wanted);
  expect((await choose(owner, { page: 1 })).body.errors.page[0].key).toBe('validation.not-found');
  const released = await owner.call('POST', `/page/exhibitor-release/${id}`);
  expect(released.body.data.state).toBe('released');
  const late = await choose(owner, { page: 1 });
  expect(late.status).toBe(422);
});

it('the designer chooses by their link, by the rules of its uploads', async () => {
  const id = await adWithTwo();
  const { token } = (await owner.call('POST', `/page/${id}/designer-link`, {})).body.data;
  const designer = clientOf(server, null);
  const chosen = await designer.call('POST', `/designer-link/${token}/choose-page`, { page: 1 });
  expect([chosen.status, chosen.body.data.file.name]).toEqual([200, 'Inserat-1.pdf']);
  expect((await checked(id)).status.status).toBe(1);
  const wrong = await designer.call('POST', '/designer-link/none/choose-page', { page: 1 });
  expect([wrong.status, wrong.body.error]).toEqual([404, 'designer.link-invalid']);
});

it('the organiser chooses in any state, and the exhibitor is told', async () => {
  const id = await adWithTwo();
  const { prisma } = server.context.db;
  await prisma.page.update({ where: { id }, data: { state: 'accepted' } });
  expect((await owner.call('POST', `/page/${id}/choose-page`, { page: 2 })).body.error).toBe('page.accepted');
  const { status, body } = await admin.call('POST', `/page/${id}/choose-page`, { page: 2 });
  expect([status, body.data.state, body.data.content_pdf]).toEqual([200, 'accepted', 'Inserat-2.pdf']);
  await checked(id);
});

it('one page of a logo with two becomes a logo in its place', async () => {
  const logoOf = (seed: number) => logoSpecimen({ seed, name: 'Weingut Steg', place: 'Stäfa', since: 1901 });
  const both = await joined(await logoOf(1), await logoOf(2));
  const sent = await owner.call('POST', '/logo', formOf(both, {}, 'Signet.pdf'));
  const { id } = sent.body.data;
  const ended = ({ status }: { status: unknown }) => expect(status).not.toBe(0);
  expect((await until(owner, `/logo/${id}`, ended)).report.findings).toMatchObject([{ code: 'PAGE-COUNT' }]);
  const [first, second] = [
    await picture(owner, `/logo/${id}/picture/1`),
    await picture(owner, `/logo/${id}/picture/2`),
  ];
  expect(first).not.toEqual(second);
  for (const [client, page] of [
    [other, 1],
    [owner, 3],
  ] as const)
    expect((await bytesAt(server, `/logo/${id}/picture/${page}`, client)).status).toBe(404);
  expect((await other.call('POST', `/logo/${id}/choose-page`, { page: 2 })).status).toBe(404);
  expect((await owner.call('POST', `/logo/${id}/choose-page`, { page: 3 })).body.errors.page).toHaveLength(1);

  const chosen = (await owner.call('POST', `/logo/${id}/choose-page`, { page: 2 })).body.data;
  expect(chosen).toMatchObject({ name: 'Signet-2.pdf', user_id: owner.userId, with_verification: 1 });
  expect(await until(owner, `/logo/${chosen.id}`, ended)).toMatchObject({
    status: 1,
    report: { pages: 1 },
  });
  expect(await picture(owner, `/logo/thumbnail/${chosen.id}`)).toEqual(second);
  expect((await owner.call('GET', `/logo/${id}`)).status).toBe(404);
});
