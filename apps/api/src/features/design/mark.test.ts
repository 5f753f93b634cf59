import type { PrintManifest } from '@rebblatt/contracts';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listNamedFiles } from '../../backup/named-files.ts';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinOrganiser, makeCatalog } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { makePagePdf } from '../../testing/pdf.ts';
import { attachPdf, bytesAt, generateBook } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { compareBooks } from '../print/changes/changes.rules.ts';

/** Pages are laid out in the browser, at low priority, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: TestServer;
let admin: Client;
let catalogId: number;
let registerId: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
  catalogId = (await makeCatalog(server, { name: 'Zeichenmesse 2030' })).id;
  const where = { catalogId, pageType: 4 };
  registerId = (await server.context.db.prisma.page.findFirstOrThrow({ where })).id;
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

/** A drawing that is three times as wide as high, as a designer hands it over. */
async function drawing(ink: string): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const page = doc.addPage([300, 100]);
  page.node.addContentStream(doc.context.register(doc.context.stream(`${ink} 0 0 300 100 re f`)));
  return doc.save({ useObjectStreams: false });
}
const GREEN = '0.9 0.1 0.9 0 k';
const BLUE = '1 0.8 0 0 k';
const RGB = '0.1 0.5 0.2 rg';

const path = () => `/catalog/${catalogId}/design/mark`;
const shown = async () => (await admin.call('GET', `/catalog/${catalogId}/design`)).body.data;
function upload(bytes: Uint8Array, version?: number, name = 'Signet Messe.pdf') {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), name);
  if (version !== undefined) form.set('version', String(version));
  return admin.call('POST', path(), form);
}

/** How green the printed register is where its mark belongs, read by PDFium: 0 is as white as the paper. */
async function greenOnRegister(): Promise<number> {
  const { bytes } = await bytesAt(server, `/page-wine-download/${registerId}`, admin);
  const { png } = await server.context.press.raster(bytes, { page: 0, size: { widthPx: 2160 } });
  // Ten pixels are a millimetre; the file begins at the bleed. The place begins with the last of two columns.
  const place = { left: 10 * (3 + 108 + 2), top: 10 * (3 + 5 + 2), width: 1, height: 1 };
  const [red, green] = await sharp(png).extract(place).removeAlpha().raw().toBuffer();
  return Math.round((green ?? 0) - (red ?? 0));
}

describe('the fair’s mark', () => {
  it('is none until one is uploaded', async () => {
    expect(await shown()).toMatchObject({ mark: null, look: {} });
    for (const at of ['', '/picture']) expect((await admin.call('GET', path() + at)).status).toBe(404);
    expect((await admin.call('DELETE', path())).status).toBe(404);
  });

  it('is refused in RGB with the report of its check, and nothing is kept', async () => {
    const { prisma } = server.context.db;
    const before = await prisma.storedFile.count();
    const { status, body } = await upload(await drawing(RGB));
    expect([status, body.errors]).toEqual([422, { file: [{ key: 'design.mark-has-errors', params: {} }] }]);
    expect(body.data).toMatchObject({ pages: 1 });
    expect(body.data.findings).toContainEqual(
      expect.objectContaining({ code: 'COL-RGB', severity: 'error' }),
    );
    expect(await prisma.storedFile.count()).toBe(before);
    expect(await shown()).toMatchObject({ mark: null, look: {} });
    const other = await upload(new TextEncoder().encode('kein PDF'), undefined, 'zeichen.txt');
    expect([other.status, Object.keys(other.body.errors)]).toEqual([415, ['file']]);
  });

  it('is on the registers once it is uploaded, as the picture and the file that it is', async () => {
    const file = await drawing(GREEN);
    const { status, body } = await upload(file);
    expect(status).toBe(201);
    const { mark, look } = body.data;
    expect(mark).toMatchObject({ name: 'Signet Messe.pdf', version: 1, report: { pages: 1 } });
    expect(mark.width_mm / mark.height_mm).toBeCloseTo(3);
    const { sha256, width_mm, height_mm } = mark;
    expect(look).toEqual({ mark: { sha256, width_mm, height_mm } });
    expect(await shown()).toEqual(body.data);
    expect((await admin.call('GET', `/page-sheet/${registerId}`)).body.data.look).toEqual(look);
    expect((await admin.call('GET', `/catalog/${catalogId}/leaf`)).body.data.look).toEqual(look);
    const tried = await admin.call('POST', `/catalog/${catalogId}/design/look`, { folio_line: 'title' });
    expect(tried.body.data).toEqual({ look: { folio_line: 'title', ...look }, usual: 0 });
    expect(await greenOnRegister()).toBeGreaterThan(60);
    expect(Buffer.from((await bytesAt(server, path(), admin)).bytes).equals(Buffer.from(file))).toBe(true);
    const picture = await sharp((await bytesAt(server, `${path()}/picture`, admin)).bytes).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['png', 600, 200]);
    const [change] = (await admin.call('GET', `/history/of/catalog/${catalogId}/5/1`)).body.data;
    expect(JSON.stringify(change)).toContain('Signet Messe.pdf');
  });

  it('stays when the design is saved, and is replaced by whoever has seen it', async () => {
    const before = await shown();
    const saved = await admin.call('PUT', `/catalog/${catalogId}/design`, { folio_line: 'title' });
    expect(saved.body.data).toMatchObject({ mark: before.mark, look: { mark: before.look.mark } });
    for (const version of [undefined, 7]) {
      const late = await upload(await drawing(BLUE), version);
      expect([late.status, late.body.error, late.body.data.mark]).toEqual([
        409,
        'conflict.stale',
        before.mark,
      ]);
    }
    const { status, body } = await upload(await drawing(BLUE), before.mark.version, 'Neues Signet.pdf');
    expect([status, body.data.mark]).toMatchObject([201, { name: 'Neues Signet.pdf', version: 2 }]);
    expect(body.data.mark.sha256).not.toBe(before.mark.sha256);
    expect(await server.context.db.prisma.storedFile.count({ where: { sha256: before.mark.sha256 } })).toBe(
      0,
    );
  });

  it('comes along to the next catalogue, is part of a backup, and goes with its catalogue', async () => {
    const { mark } = await shown();
    const form = { name: 'Zeichenmesse 2031', from: '2031-07-01', to: '2031-07-31', catalog_type: 1 };
    const next = await admin.call('POST', `/catalog/${catalogId}/next`, form);
    expect(next.status).toBe(201);
    const nextId = next.body.data.id;
    const { data } = (await admin.call('GET', `/catalog/${nextId}/design`)).body;
    expect(data).toMatchObject({ mark: { name: mark.name, sha256: mark.sha256, version: 1 } });
    const connection = await server.context.db.pool.connect();
    expect(await listNamedFiles(connection as never)).toContain(mark.sha256);
    connection.release();
    const rows = () => server.context.db.prisma.storedFile.count({ where: { sha256: mark.sha256 } });
    expect(await rows()).toBe(2);
    expect((await admin.call('DELETE', `/catalog/${nextId}`)).status).toBe(200);
    expect(await rows()).toBe(1);
  });

  it('is removed by whoever has seen it', async () => {
    const { mark } = await shown();
    expect((await admin.call('DELETE', `${path()}?version=9`)).status).toBe(409);
    expect((await admin.call('DELETE', `${path()}?version=${mark.version}`)).body.data).toEqual({
      id: catalogId,
    });
    expect((await shown()).mark).toBeNull();
    expect((await shown()).look).not.toHaveProperty('mark');
    expect(await greenOnRegister()).toBe(0);
  });

  it('counts as a change of the registers, and of no other page, in the next delivery', async () => {
    const { prisma } = server.context.db;
    const page = { catalogId, pageType: 3, position: 3, description: 'Grusswort' };
    await attachPdf(server, (await prisma.page.create({ data: page })).id, await makePagePdf('GRUSSWORT'), 1);
    const { version } = (await upload(await drawing(GREEN))).body.data.mark;
    await generateBook(admin, catalogId);
    expect((await upload(await drawing(BLUE), version)).status).toBe(201);
    const [outdated] = (await admin.call('GET', `/print/catalog/${catalogId}/state`)).body.data;
    expect(outdated).toMatchObject({ outdated: 1, design_changed: 1, changed_pages: 0 });
    await generateBook(admin, catalogId);
    const books = await prisma.printResult.findMany({ where: { catalogId }, orderBy: { id: 'asc' } });
    const [before, now] = books.map(({ manifest }) => manifest as unknown as PrintManifest);
    if (!before || !now) throw new Error('There are no two books.');
    const { changes, unchanged } = compareBooks(before, now);
    expect(changes.map(({ kind, page_type }) => [kind, page_type])).toEqual([
      ['changed', 4],
      ['changed', 5],
    ]);
    expect(unchanged).toBe(1);
  });
});
