import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { qrCodeOf } from '../../drawing/qr-code.ts';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage, makeWines } from '../../testing/fair.ts';
import { bytesAt } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { guardCode } from './look.rules.ts';

/** Pages are laid out in the browser, at low priority, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let admin: Client;
let owner: Client;
let catalogId: number;
let wines: number[];

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server, { name: 'Codemesse 2030' });
  catalogId = catalog.id;
  owner = (await joinFair(server, catalog, { companyName: 'Weingut Quelle' })).client;
  wines = (await makeWines(server, owner.userId, 34)).wines.map(({ id }) => id);
});
afterAll(() => server.stop());

async function aPage(count: number, more: object = {}) {
  const { id, position } = await makePage(server, catalogId, owner.userId);
  const { prisma } = server.context.db;
  await prisma.pageCategory.create({
    data: {
      pageId: id,
      category: 'Rotweine',
      position: 1,
      wines: { create: wines.slice(0, count).map((wineId, at) => ({ wineId, position: at + 1 })) },
    },
  });
  await prisma.page.update({ where: { id }, data: more });
  return { id, position };
}

/** What a phone reads on the printed page; null when there is no code. */
async function readOn(pageId: number): Promise<string | null> {
  const { status, bytes } = await bytesAt(server, `/page-wine-download/${pageId}`, owner);
  expect(status).toBe(200);
  const { png } = await server.context.press.raster(bytes, { page: 0, size: { widthPx: 2400 } });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  try {
    return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
  } catch {
    return null;
  }
}

it('prints a code that leads to the page, where there is room for it', async () => {
  const [few, full] = [await aPage(4, { footer: 'Degustation am Stand.' }), await aPage(32)];
  expect(await readOn(few.id)).toBeNull();
  const { status, body } = await admin.call('PUT', `/catalog/${catalogId}/design`, { qr_code: 1 });
  expect([status, body.data.look.code_address]).toEqual([200, 'http://catalogue.test/s/']);
  expect(await readOn(few.id)).toBe(`http://catalogue.test/s/${few.id.toString(36)}`);
  expect(await readOn(full.id)).toBeNull();
});

it('names the pages that are handed in and too full for one', async () => {
  const { id, position } = await aPage(32);
  const { data } = (await owner.call('GET', `/page-sheet/${id}`)).body;
  await server.context.db.prisma.page.update({
    where: { id },
    data: { state: 'released', releasedAt: new Date(), snapshot: data.page.content },
  });
  const shown = (await admin.call('GET', `/catalog/${catalogId}/design`)).body.data;
  expect(shown.without_code).toEqual([position]);
  expect(shown.samples).toHaveLength(shown.sample_codes.length);
});

it('takes no address that others cannot open, and none that would be too fine to print', () => {
  expect(() => guardCode('https://katalog.example.ch/s/')).not.toThrow();
  for (const address of [
    'http://localhost:8000/s/',
    'http://127.0.0.1/s/',
    'http://0.0.0.0:8000/s/',
    'http://[::1]/s/',
  ])
    expect(() => guardCode(address)).toThrow(expect.objectContaining({ fields: expect.anything() }));
  expect(() => guardCode(`https://${'lang.'.repeat(20)}example.ch/s/`)).toThrow();
});

it('draws a code as boxes within its modules', () => {
  const { modules, path } = qrCodeOf('https://katalog.example.ch/s/4f');
  expect(modules).toBe(29);
  expect(path.match(/M\d+ \d+h\d+v1h-\d+z/g)?.join('')).toBe(path);
});
