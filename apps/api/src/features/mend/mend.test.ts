import { PDFDocument, PDFName } from 'pdf-lib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../testing/fair.ts';
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
let standId: number;
let catalog: { id: number; catalogType: number };

/** As a program for the screen writes it: in RGB, just as large as the page, without bleed. */
async function screenAd(red = 0.8): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([ptOf(210), ptOf(135)]).node;
  const content = `${red} 0.1 0.2 rg 0 0 ${ptOf(210)} ${ptOf(135)} re f 0 0 0 rg 90 90 60 60 re f`;
  page.set(PDFName.of('Contents'), doc.context.register(doc.context.flateStream(content)));
  return doc.save();
}

/** A sheet of 260 × 190 mm with a spot ink of its own, without boxes. */
async function sheetWithGold(): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const { node } = doc.addPage([ptOf(260), ptOf(190)]);
  const tint = { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [0, 0.2, 0.6, 0.1] };
  const gold = ['Separation', 'Gold', 'DeviceCMYK', tint];
  node.set(PDFName.of('Resources'), doc.context.obj({ ColorSpace: { Gold: gold as never } }));
  const content = `/Gold cs 1 scn 0 0 ${ptOf(260)} ${ptOf(190)} re f 0 0 0 1 k 90 90 60 60 re f`;
  node.set(PDFName.of('Contents'), doc.context.register(doc.context.flateStream(content)));
  return doc.save();
}

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
  const fair = await joinFair(server, catalog);
  owner = fair.client;
  standId = fair.stand.id;
  other = (await joinFair(server, catalog)).client;
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

const until = (client: Client, path: string, ended: (data: Record<string, never>) => void) =>
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
const mendedOf = (id: number) =>
  until(owner, `/page-mend/${id}`, ({ mended }) => expect(mended).not.toMatchObject({ state: 'mending' }));

async function upload(id: number, bytes: Uint8Array) {
  const form = new FormData();
  form.set('id', String(id));
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'Inserat.pdf');
  const sent = await owner.call('POST', '/catalog/update-ad', form);
  expect(sent.status).toBe(200);
  return checked(id);
}

const codesOf = (report: { findings: { code: string; severity: string }[] }) =>
  report.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);

/** Orders a mended file and waits until it can be looked at. */
async function mend(id: number, fixes: string[]) {
  const ordered = await owner.call('POST', `/page-mend/${id}`, { fixes });
  expect([ordered.status, ordered.body.data.mended.state]).toEqual([200, 'mending']);
  const { mended } = await mendedOf(id);
  expect(mended).toMatchObject({ state: 'ready', left: [] });
  return mended;
}

let id: number;
const page = async () => (await owner.call('GET', `/page/${id}`)).body.data;
const shown = async () => (await owner.call('GET', `/page-mend/${id}`)).body.data;
const act = (client: Client, method: 'POST' | 'DELETE', path: string, body?: object) =>
  client.call(method, `/page-mend/${id}${path}`, body);

it('says what can be mended of an ad in RGB without bleed, and refuses everything else', async () => {
  ({ id } = await makePage(server, catalog.id, owner.userId, { pageType: 2, standId }));
  expect(await shown()).toEqual({ offered: [], mended: null });
  expect((await act(owner, 'POST', '', { fixes: ['colours'] })).body.error).toBe('page.no-pdf');
  expect((await upload(id, await screenAd())).status.status).toBe(2);
  const { offered } = await shown();
  expect(offered).toContainEqual({ fix: 'colours', codes: ['COL-RGB'], usual: 1 });
  expect(offered).toContainEqual(expect.objectContaining({ fix: 'bleed', usual: 1 }));
  for (const [body, status] of [
    [{ fixes: [] }, 422],
    [{ fixes: ['everything'] }, 422],
    [{ fixes: ['spots'] }, 422],
    [{ fixes: ['colours'], version: 99 }, 409],
  ] as const)
    expect((await act(owner, 'POST', '', body)).status, JSON.stringify(body)).toBe(status);
  expect((await act(other, 'POST', '', { fixes: ['colours'] })).status).toBe(404);
  expect((await act(owner, 'POST', '/agree', {})).body.error).toBe('mend.none');
});

it('says what is still wrong with a mended file, and forgets one that is dropped', async () => {
  const mended = await mend(id, ['colours']);
  expect(codesOf(mended.report)).not.toContain('COL-RGB');
  expect(codesOf(mended.report).length).toBeGreaterThan(0);
  for (const path of [`/page-mend/${id}`, `/page-mend/${id}/picture/mended/1`])
    expect((await bytesAt(server, path, other)).status).toBe(404);
  // Until somebody agrees, the page has the file that was uploaded.
  expect(await page()).toMatchObject({ content_pdf: 'Inserat.pdf', status: { status: 2 } });
  expect((await act(owner, 'DELETE', '')).status).toBe(200);
  expect((await shown()).mended).toBeNull();
});

it('a mended file is looked at, agreed to, and taken back for the one that was uploaded', async () => {
  const fixes = (await shown()).offered.map(({ fix }: { fix: string }) => fix);
  const mended = await mend(id, fixes);
  expect(codesOf(mended.report)).toEqual([]);
  const [original, after] = await Promise.all(
    ['original', 'mended'].map((side) => bytesAt(server, `/page-mend/${id}/picture/${side}/1`, owner)),
  );
  expect([original?.status, after?.status]).toEqual([200, 200]);
  expect(original?.bytes).not.toEqual(after?.bytes);
  const agreed = await act(owner, 'POST', '/agree', {});
  expect([agreed.status, agreed.body.data.content_pdf]).toEqual([200, 'Inserat-ausgebessert.pdf']);
  expect((await checked(id)).status.status).toBe(1);
  expect((await shown()).mended).toMatchObject({ state: 'agreed', agreement: { reason: null } });
  const rows = await server.context.db.prisma.history.findMany({ where: { pageId: id, action: 'mend' } });
  expect(rows.map(({ actorId }) => actorId)).toEqual([owner.userId]);
  const back = await act(owner, 'DELETE', '');
  expect([back.status, back.body.data.content_pdf, back.body.data.status.status]).toEqual([
    200,
    'Inserat.pdf',
    2,
  ]);
  expect((await shown()).mended).toBeNull();
});

it('the organiser agrees for an exhibitor with a reason, and nothing is mended after the release', async () => {
  await mend(
    id,
    (await shown()).offered.map(({ fix }: { fix: string }) => fix),
  );
  const silent = await act(admin, 'POST', '/agree', {});
  expect([silent.status, Object.keys(silent.body.errors)]).toEqual([422, ['reason']]);
  expect((await act(admin, 'POST', '/agree', { reason: 'Am Telefon besprochen.' })).status).toBe(200);
  await checked(id);
  expect((await shown()).mended.agreement).toMatchObject({ reason: 'Am Telefon besprochen.' });
  const released = await owner.call('POST', `/page/exhibitor-release/${id}`);
  expect(released.body.data.state).toBe('released');
  expect((await act(owner, 'POST', '', { fixes: ['colours'] })).body.error).toBe('page.released');
  expect((await act(owner, 'DELETE', '')).body.error).toBe('page.released');
});

it('a spot ink is mixed as a person wants, a sheet cut where they say, and each plate can be looked at', async () => {
  await owner.call('POST', `/page/cancel-release/${id}`);
  await upload(id, await sheetWithGold());
  const fixes = ['spots', 'boxes'];
  const first = await mend(id, fixes);
  expect(first.spots).toEqual([{ name: 'Gold', inks: [0, 20, 60, 10] }]);
  expect(first.frames).toMatchObject([{ page: 1, sheet_width_mm: 260, sheet_height_mm: 190 }]);
  const plate = async (side: string, ink: string) =>
    (await bytesAt(server, `/page-mend/${id}/picture/${side}/1?plate=${ink}`, owner)).bytes;
  const yellow = await plate('mended', 'yellow');
  const wishes = { spots: [{ name: 'Gold', inks: [0, 0, 0, 40] }], frames: [{ page: 1, x_mm: 0, y_mm: 0 }] };
  expect((await owner.call('POST', `/page-mend/${id}`, { fixes, wishes })).status).toBe(200);
  const { mended } = (await mendedOf(id)) as unknown as {
    mended: { spots: unknown; trims: string[]; frames: { x_mm: number }[] };
  };
  expect(mended.spots).toEqual(wishes.spots);
  expect([mended.trims, mended.frames[0]?.x_mm]).toEqual([['chosen'], 0]);
  expect(await plate('mended', 'yellow')).not.toEqual(yellow);
  expect((await plate('original', 'black')).length).toBeGreaterThan(100);
  const wrong = { fixes, wishes: { spots: [{ name: 'Gold', inks: [0, 0, 0, 400] }] } };
  expect((await owner.call('POST', `/page-mend/${id}`, wrong)).status).toBe(422);
});

it('another file ends what was mended of the one before', async () => {
  await upload(id, await screenAd(0.3));
  expect((await shown()).mended).toBeNull();
  expect((await act(owner, 'DELETE', '')).body.error).toBe('mend.none');
});
