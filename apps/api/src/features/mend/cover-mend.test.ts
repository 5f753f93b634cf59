import { coverSpecimen } from '@rebblatt/specimen';
import { PDFDocument, rgb } from 'pdf-lib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { bytesAt } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

/** Files are checked and mended at low priority, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const CHECK_MS = 90_000;

let server: TestServer;
let admin: Client;
let exhibitor: Client;
let id: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  id = catalog.id;
  exhibitor = (await joinFair(server, catalog)).client;
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

/** A good cover with a patch in colours of the screen on its first page. */
async function screenCover(): Promise<Uint8Array> {
  const doc = await PDFDocument.load(await coverSpecimen({ title: 'Weinmesse', seed: 1, spineMm: null }));
  doc.getPage(0).drawRectangle({ x: 100, y: 100, width: 60, height: 60, color: rgb(0.7, 0.2, 0.3) });
  return doc.save({ useObjectStreams: false });
}

const at = (path = '') => `/print/cover/${id}${path}`;
const cover = async () => (await admin.call('GET', at())).body.data;
const shown = async () => (await admin.call('GET', at('/mend'))).body.data;
const errors = async () => {
  const { report } = await cover();
  return report.findings
    .filter(({ severity }: { severity: string }) => severity === 'error')
    .map(({ code }: { code: string }) => code);
};
const checked = () =>
  vi.waitFor(async () => expect((await cover()).status).not.toBe(0), { timeout: CHECK_MS, interval: 50 });
async function upload() {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(await screenCover())]), 'Umschlag.pdf');
  const { version } = (await cover()) ?? {};
  if (version) form.set('version', String(version));
  expect((await admin.call('POST', at(), form)).status).toBe(201);
  await checked();
}

it('a cover in RGB is mended, agreed to, and taken back', async () => {
  await upload();
  expect(await errors()).toEqual(['COL-RGB']);
  expect((await shown()).offered).toEqual([{ fix: 'colours', codes: ['COL-RGB'], usual: 1 }]);
  expect((await admin.call('POST', at('/mend'), { fixes: ['bleed'] })).status).toBe(422);
  expect((await exhibitor.call('POST', at('/mend'), { fixes: ['colours'] })).status).toBe(403);
  expect((await admin.call('POST', at('/mend'), { fixes: ['colours'] })).status).toBe(200);
  await vi.waitFor(async () => expect((await shown()).mended.state).toBe('ready'), {
    timeout: CHECK_MS,
    interval: 50,
  });
  for (const side of ['original', 'mended'])
    expect((await bytesAt(server, at(`/mend/picture/${side}/1`), admin)).status).toBe(200);
  const { sha256 } = await cover();

  const agreed = await admin.call('POST', at('/mend/agree'), {});
  expect([agreed.status, agreed.body.data.name]).toEqual([200, 'Umschlag-ausgebessert.pdf']);
  await checked();
  expect([await errors(), (await cover()).sha256 === sha256]).toEqual([[], false]);
  expect((await shown()).mended).toMatchObject({ state: 'agreed' });

  expect((await admin.call('DELETE', at('/mend'))).status).toBe(200);
  await checked();
  expect([await errors(), (await cover()).sha256]).toEqual([['COL-RGB'], sha256]);
  expect((await shown()).mended).toBeNull();
  expect((await admin.call('DELETE', at('/mend'))).body.error).toBe('mend.none');
});

it('another cover ends what was mended of the one before, and with it goes its file', async () => {
  await admin.call('POST', at('/mend'), { fixes: ['colours'] });
  await upload();
  expect((await shown()).mended).toBeNull();
  const { version } = await cover();
  expect((await admin.call('DELETE', `${at()}?version=${version}`)).status).toBe(200);
  expect((await admin.call('GET', at('/mend'))).status).toBe(404);
  expect(await server.context.db.prisma.mend.count()).toBe(0);
});
