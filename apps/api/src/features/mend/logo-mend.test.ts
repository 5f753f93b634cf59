import { LOGO_HEIGHT_MM, LOGO_WIDTH_MM } from '@rebblatt/contracts';
import { PDFDocument, rgb } from 'pdf-lib';
import sharp from 'sharp';
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
const ptOf = (mm: number) => (mm / 25.4) * 72;

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  owner = (await joinFair(server, catalog)).client;
  other = (await joinFair(server, catalog)).client;
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

/** As a program for the screen writes it: the right size, in RGB. */
async function screenLogo(): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([ptOf(LOGO_WIDTH_MM), ptOf(LOGO_HEIGHT_MM)]);
  page.drawCircle({ x: 90, y: 170, size: 60, color: rgb(0.6, 0.1, 0.3) });
  return doc.save();
}

const logo = async (id: number) => (await owner.call('GET', `/logo/${id}`)).body.data;
const checked = (id: number) =>
  vi.waitFor(
    async () => {
      const row = await logo(id);
      expect(row.status).not.toBe(0);
      return row;
    },
    { timeout: CHECK_MS, interval: 50 },
  );

async function upload(): Promise<number> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(await screenLogo())]), 'Logo.pdf');
  const sent = await owner.call('POST', '/logo', form);
  expect([sent.status, sent.body.error]).toEqual([201, undefined]);
  return sent.body.data.id;
}

const shown = async (id: number) => (await owner.call('GET', `/logo/${id}/mend`)).body.data;
async function mended(id: number) {
  const ordered = await owner.call('POST', `/logo/${id}/mend`, { fixes: ['colours'] });
  expect([ordered.status, ordered.body.data?.mended.state]).toEqual([200, 'mending']);
  return vi.waitFor(
    async () => {
      const { mended: made } = await shown(id);
      expect(made.state).not.toBe('mending');
      return made;
    },
    { timeout: CHECK_MS, interval: 50 },
  );
}

/** Red, green and blue in the middle of a picture. */
async function middleOf(png: Uint8Array | undefined): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)];
}

let id: number;

it('a logo in RGB is mended beside itself, agreed to, decided on anew, and taken back', async () => {
  id = await upload();
  expect((await checked(id)).status).toBe(2);
  expect((await shown(id)).offered).toEqual([{ fix: 'colours', codes: ['COL-RGB'], usual: 1 }]);
  await admin.call('PUT', `/logo/${id}`, { approved: 0, rejection: 'Bitte in CMYK.' });
  const made = await mended(id);
  expect([
    made.state,
    made.report.findings.filter((one: { severity: string }) => one.severity === 'error'),
  ]).toEqual(['ready', []]);
  const [before, after] = await Promise.all(
    ['original', 'mended'].map((side) => bytesAt(server, `/logo/${id}/mend/picture/${side}/1`, owner)),
  );
  expect([before?.status, after?.status]).toEqual([200, 200]);
  // The mended one is shown as its inks will look on the paper, which is nearly the colour of the screen.
  const [screen, paper] = [await middleOf(before?.bytes), await middleOf(after?.bytes)];
  for (const [i, channel] of screen.entries()) expect(Math.abs(channel - (paper[i] ?? 0))).toBeLessThan(16);
  // The file of the logo is still the one that was uploaded.
  expect(await logo(id)).toMatchObject({ name: 'Logo.pdf', status: 2 });

  const agreed = await owner.call('POST', `/logo/${id}/mend/agree`, {});
  expect([agreed.status, agreed.body.data.name]).toEqual([200, 'Logo-ausgebessert.pdf']);
  expect(await checked(id)).toMatchObject({ status: 1, rejected: false, rejection: null });
  expect((await shown(id)).mended).toMatchObject({ state: 'agreed', agreement: { reason: null } });

  const back = await owner.call('DELETE', `/logo/${id}/mend`);
  expect([back.status, back.body.data.name]).toEqual([200, 'Logo.pdf']);
  expect((await checked(id)).status).toBe(2);
  expect((await shown(id)).mended).toBeNull();
  const rows = await server.context.db.prisma.history.findMany({
    where: { entity: 'logo', entityId: id, action: { in: ['mend', 'take-back-file'] } },
    orderBy: { id: 'asc' },
  });
  expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['mend', owner.userId],
    ['take-back-file', owner.userId],
  ]);
});

it('nobody else mends it, the organiser says why, and an approved one stays as it is', async () => {
  const order = (client: Client, body: object) => client.call('POST', `/logo/${id}/mend`, body);
  expect((await order(other, { fixes: ['colours'] })).status).toBe(404);
  expect((await order(owner, { fixes: ['bleed'] })).status).toBe(422);
  expect((await order(owner, { fixes: ['colours'], version: 999 })).status).toBe(409);
  expect((await owner.call('POST', `/logo/${id}/mend/agree`, {})).body.error).toBe('mend.none');
  await mended(id);
  expect((await bytesAt(server, `/logo/${id}/mend/picture/mended/1`, other)).status).toBe(404);
  const silent = await admin.call('POST', `/logo/${id}/mend/agree`, {});
  expect([silent.status, Object.keys(silent.body.errors)]).toEqual([422, ['reason']]);
  const reason = 'Am Telefon besprochen.';
  expect((await admin.call('POST', `/logo/${id}/mend/agree`, { reason })).status).toBe(200);
  await checked(id);
  expect((await admin.call('PUT', `/logo/${id}`, { approved: 1 })).status).toBe(200);
  expect((await shown(id)).mended.agreement.reason).toBe(reason);
  expect((await owner.call('DELETE', `/logo/${id}/mend`)).body.error).toBe('logo.approved');
  expect((await order(owner, { fixes: ['colours'] })).body.error).toBe('logo.approved');
});

it('a logo is deleted with both of its files, and one that waits with its mended one', async () => {
  await admin.call('PUT', `/logo/${id}`, { approved: null });
  expect((await owner.call('DELETE', `/logo/${id}`)).status).toBe(200);
  const waits = await upload();
  await checked(waits);
  await mended(waits);
  expect((await owner.call('DELETE', `/logo/${waits}`)).status).toBe(200);
  const { prisma } = server.context.db;
  expect([await prisma.mend.count(), await prisma.storedFile.count({ where: { extension: 'pdf' } })]).toEqual(
    [0, 0],
  );
});
