import { PDFDocument, rgb } from 'pdf-lib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { clientOf } from '../../testing/client.ts';
import { fairClock, joinFair, makeCatalog, makePage } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { bytesAt } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

/** Files are checked and mended at low priority, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const CHECK_MS = 90_000;
const ptOf = (mm: number) => (mm / 25.4) * 72;

let server: TestServer;
let owner: Client;
let designer: Client;
let pageId: number;
let link: { id: number; token: string };

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  designer = clientOf(server, null);
  const catalog = await makeCatalog(server);
  const fair = await joinFair(server, catalog);
  owner = fair.client;
  pageId = (await makePage(server, catalog.id, owner.userId, { pageType: 2, standId: fair.stand.id })).id;
  link = (await owner.call('POST', `/page/${pageId}/designer-link`, { language: 'fr' })).body.data;
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

async function screenAd(): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([ptOf(210), ptOf(135)]);
  page.drawRectangle({ width: ptOf(210), height: ptOf(135), color: rgb(0.4, 0.1, 0.3) });
  return doc.save();
}

const at = (path = '') => `/designer-link/${link.token}${path}`;
const shown = async () => (await designer.call('GET', at('/mend'))).body.data;
const until = async (ended: (now: { check: number; mended: string | undefined }) => void) =>
  vi.waitFor(
    async () => {
      const { file } = (await designer.call('GET', at())).body.data;
      ended({ check: file.check, mended: (await shown()).mended?.state });
    },
    { timeout: CHECK_MS, interval: 50 },
  );
const checked = (check: number) => until((now) => expect(now.check).toBe(check));
const page = async () => (await owner.call('GET', `/page/${pageId}`)).body.data;

it('a designer mends the file of a link, agrees, and takes the uploaded one back', async () => {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(await screenAd())]), 'Annonce.pdf');
  expect((await designer.call('POST', at('/file'), form)).status).toBe(200);
  await checked(2);
  const fixes = (await shown()).offered.map(({ fix }: { fix: string }) => fix);
  expect(fixes).toEqual(expect.arrayContaining(['colours', 'bleed']));
  expect((await designer.call('POST', at('/mend'), { fixes: ['spots'] })).status).toBe(422);
  expect((await designer.call('POST', at('/mend'), { fixes })).body.data.mended.state).toBe('mending');
  await until(({ mended }) => expect(mended).toBe('ready'));
  for (const side of ['original', 'mended'])
    expect((await bytesAt(server, at(`/mend/picture/${side}/1`))).status).toBe(200);
  expect((await page()).content_pdf).toBe('Annonce.pdf');

  const agreed = await designer.call('POST', at('/mend/agree'), {});
  // The language is that of the link.
  expect([agreed.status, agreed.body.data.file.name]).toEqual([200, 'Annonce-corrigé.pdf']);
  await checked(1);
  expect((await page()).status.status).toBe(1);
  // Without an account there is no address; the exhibitor reads that it was by the link.
  expect((await shown()).mended.agreement).toMatchObject({ by: null });
  const { data: history } = (await owner.call('GET', `/history/of/page/${pageId}/20/1`)).body;
  expect(history).toContainEqual(expect.objectContaining({ action: 'mend-by-link', actor: null }));

  const back = await designer.call('DELETE', at('/mend'));
  expect([back.status, back.body.data.file]).toMatchObject([200, { name: 'Annonce.pdf', check: 2 }]);
  expect((await shown()).mended).toBeNull();
});

it('a revoked link mends nothing', async () => {
  expect((await owner.call('DELETE', `/page-designer-link/${link.id}`)).status).toBe(200);
  for (const [method, path, body] of [
    ['GET', '/mend'],
    ['POST', '/mend', { fixes: ['colours'] }],
    ['POST', '/mend/agree', {}],
    ['DELETE', '/mend'],
    ['GET', '/mend/picture/mended/1'],
  ] as const) {
    const answer = await designer.call(method, at(path), body);
    expect([answer.status, answer.body.error], path).toEqual([404, 'designer.link-invalid']);
  }
});
