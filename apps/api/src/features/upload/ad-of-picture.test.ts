import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { bytesAt } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: TestServer;
let owner: Client;
let id: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  const { client, stand } = await joinFair(server, catalog);
  owner = client;
  ({ id } = await makePage(server, catalog.id, owner.userId, { pageType: 2, standId: stand.id }));
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1f3d' } });
const upload = (bytes: Uint8Array, name: string) => {
  const form = new FormData();
  form.set('id', String(id));
  form.set('active', '1');
  form.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return owner.call('POST', '/catalog/update-ad', form);
};
async function checked(bytes: Uint8Array, name: string) {
  const sent = await upload(bytes, name);
  expect([sent.status, sent.body.errors]).toEqual([200, undefined]);
  return vi.waitFor(
    async () => {
      const { data } = (await owner.call('GET', `/page/${id}`)).body;
      expect(data.status.ready).toBe(1);
      return data;
    },
    { timeout: 90_000, interval: 50 },
  );
}
const errorsOf = ({
  content_report,
}: {
  content_report: { findings: { code: string; severity: string }[] };
}) => content_report.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);

it('a picture of the shape of the page with its bleed becomes a good page', async () => {
  const page = await checked(await picture(2551, 1665).jpeg({ quality: 95 }).toBuffer(), 'Inserat.jpg');
  expect([page.content_pdf, errorsOf(page)]).toEqual(['Inserat.pdf', []]);
  const { bytes } = await bytesAt(server, `/page-download/${id}`, owner);
  const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getMediaBox();
  expect([width / 72, height / 72].map((inch) => Math.round(inch * 25.4))).toEqual([216, 141]);
});

it('one without bleed has that to be mended, one with few pixels is reported for these', async () => {
  const trimmed = await checked(await picture(2480, 1594).png().toBuffer(), 'Inserat.png');
  expect(errorsOf(trimmed)).toEqual(['PAGE-BLEED-BOX']);
  const { offered } = (await owner.call('GET', `/page-mend/${id}`)).body.data;
  expect(offered.map(({ fix }: { fix: string }) => fix)).toEqual(['bleed']);
  const coarse = await checked(await picture(720, 470).tiff().toBuffer(), 'Inserat.tif');
  expect(errorsOf(coarse)).toContain('IMG-PPI');
});

it.each([
  ['of another shape', () => picture(1000, 1000).png().toBuffer(), 'file.picture-shape'],
  [
    'that is cut off',
    async () => (await picture(2551, 1665).jpeg().toBuffer()).subarray(0, 900),
    'file.unreadable',
  ],
])('a picture %s is refused where it was chosen', async (_, bytes, key) => {
  const { status, body } = await upload(await bytes(), 'Inserat.png');
  expect([status, body.errors.file[0].key]).toEqual([422, key]);
});
