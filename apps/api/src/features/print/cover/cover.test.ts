import { createHash } from 'node:crypto';
import { coverSpecimen, oddSpecimen } from '@rebblatt/specimen';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { todayInZurich } from '../../../lib/clock.ts';
import type { Client } from '../../../testing/client.ts';
import { listPath, signInAs } from '../../../testing/client.ts';
import { makeUser } from '../../../testing/factories.ts';
import { fairClock, joinOrganiser, makeCatalog } from '../../../testing/fair.ts';
import { findBrokenInvariants } from '../../../testing/invariants.ts';
import { makePagePdf } from '../../../testing/pdf.ts';
import { bytesAt, storePdf } from '../../../testing/printed-fair.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

/** Files are checked at low priority, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });
const CHECK_MS = 60_000;

let server: TestServer;
let admin: Client;
let catalogId: number;
let pages: Uint8Array;
let spreads: Uint8Array;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
  catalogId = (await makeCatalog(server, { name: 'Umschlag 2037', from: '2037-07-01', to: '2037-07-31' })).id;
  pages = await coverSpecimen({ title: 'Weinmesse', seed: 1, spineMm: null });
  spreads = await coverSpecimen({ title: 'Weinmesse', seed: 1, spineMm: 13.5 });
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

const upload = (bytes: Uint8Array, more?: Record<string, string> | null) => {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'Umschlag.pdf');
  for (const [key, value] of Object.entries(more ?? {})) form.set(key, value);
  return admin.call('POST', `/print/cover/${catalogId}`, form);
};
const cover = async () => (await admin.call('GET', `/print/cover/${catalogId}`)).body;
const checked = () =>
  vi.waitFor(
    async () => {
      const body = await cover();
      expect(body.data.status).not.toBe(0);
      return body;
    },
    { timeout: CHECK_MS, interval: 50 },
  );
async function uploaded(bytes: Uint8Array) {
  const { data } = await cover();
  const { status, body } = await upload(bytes, data && { version: String(data.version) });
  expect(status).toBe(201);
  const end = await checked();
  // The check of a small file may end before the answer is written.
  expect([0, end.data.status]).toContain(body.data.status);
  return end;
}
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bell = async () =>
  (await admin.call('GET', listPath('status', { columnFilters: { type: 5 } }))).body.data;

/** A book of so many pages, made without the press, and a link to it. */
async function linkToBook(contentPages: number): Promise<string> {
  const file = await storePdf(server, pages, 'Messe 2037 2030-07-15 Buch 3.pdf');
  const { name, size: bytes, sha256 } = file;
  const manifest = {
    title: 'Buch',
    created_at: '2030-07-15T10:00:00Z',
    file: { name, bytes, sha256 },
    content_pages: contentPages,
    cover_pages: 4,
    pages: [],
  };
  const { printResult } = server.context.db.prisma;
  const number = 1 + (await printResult.count({ where: { catalogId } }));
  const { id } = await printResult.create({
    data: { catalogId, number, fileId: file.id, manifest, contentPages, durationMs: 1 },
  });
  return (await admin.call('POST', `/print/result/${id}/link`, {})).body.data.token;
}
const jsonAt = async (path: string, client: Client | null = null) =>
  JSON.parse(Buffer.from((await bytesAt(server, path, client)).bytes).toString());

describe('the cover of a catalogue', () => {
  it('is missing at first, and of four single pages has no spine', async () => {
    expect(await cover()).toEqual({ data: null, spine: null, paper_um: 90 });
    expect((await admin.call('GET', `/print/cover/${catalogId}/download`)).status).toBe(404);
    const { data, spine } = await uploaded(pages);
    expect(data).toMatchObject({
      name: 'Umschlag.pdf',
      sha256: hashOf(pages),
      status: 1,
      pages: 4,
      form: 'pages',
      spine_mm: null,
      errors: 0,
      version: 1,
      uploaded_by: { id: admin.userId },
    });
    expect(data.report.findings).toEqual([]);
    expect(spine).toBeNull();
    expect(await bell()).toMatchObject([{ status: 1, name: 'Umschlag 2037', statusable_id: catalogId }]);
    const picture = await bytesAt(server, `/print/cover/${catalogId}/picture/4`, admin);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await bytesAt(server, `/print/cover/${catalogId}/picture/5`, admin)).status).toBe(404);
  });

  it('is replaced by spreads, whose spine is compared with that of the newest book', async () => {
    const { data } = await uploaded(spreads);
    expect(data).toMatchObject({ pages: 2, form: 'spreads', spine_mm: 13.5, errors: 0, version: 2 });
    await linkToBook(300);
    expect((await cover()).spine).toEqual({ printed_pages: 300, paper_um: 90, mm: 13.5, differs: false });
    await linkToBook(340);
    expect((await cover()).spine).toMatchObject({ printed_pages: 340, mm: 15.3, differs: true });
    const { bytes } = await bytesAt(server, `/print/cover/${catalogId}/download`, admin);
    expect(hashOf(bytes)).toBe(hashOf(spreads));
    const files = await server.context.db.prisma.storedFile.findMany({ where: { name: 'Umschlag.pdf' } });
    expect(files.map(({ sha256 }) => sha256)).toEqual([hashOf(spreads)]);
  });

  it('is expected as thick as the paper of the print settings makes it', async () => {
    const boss = await signInAs(server, (await makeUser(server.context.db, 'SUPER_ADMIN')).id);
    expect((await boss.call('PUT', '/print-setting', { thresholds: { paper_um: 120 } })).status).toBe(200);
    expect((await cover()).spine).toMatchObject({ paper_um: 120, mm: 20.4 });
    await boss.call('PUT', '/print-setting', { thresholds: {} });
  });

  it('comes with the link to a book, counts as no download of the book, and stands in the manifest', async () => {
    const token = await linkToBook(302);
    const { data } = await jsonAt(`/print-link/${token}`);
    expect(data).toMatchObject({
      cover: { sha256: hashOf(spreads), size: spreads.length, spine_mm: 13.5, newer: false, errors: 0 },
      spine: { printed_pages: 302, mm: 13.6, differs: false },
    });
    const file = await bytesAt(server, `/print-link/${token}/cover`);
    expect(hashOf(file.bytes)).toBe(hashOf(spreads));
    // Beside the book in a folder, and told from a cover that was fetched earlier.
    const day = todayInZurich({ now: () => new Date(data.cover.uploaded_at) });
    const name = `Messe 2037 2030-07-15 Buch 3 Umschlag ${day}.pdf`;
    expect(file.headers.get('content-disposition')).toContain(`filename="${name}"`);
    expect(data.cover.name).toBe(name);
    const link = await server.context.db.prisma.printLink.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(link).toMatchObject({ downloads: 0, fetchedAt: null });
    expect((await jsonAt(`/print-link/${token}/manifest`)).cover).toMatchObject({
      name,
      bytes: spreads.length,
      sha256: hashOf(spreads),
      checked: true,
      errors: 0,
    });
    expect((await bytesAt(server, '/print-link/wrong/cover')).status).toBe(404);

    await uploaded(pages);
    expect((await jsonAt(`/print-link/${token}`)).data.cover).toMatchObject({
      sha256: hashOf(pages),
      newer: true,
    });
  });

  it('with errors is kept and named, and the bell says so', async () => {
    const { data } = await uploaded(await oddSpecimen.twoPages(pages));
    expect(data).toMatchObject({ status: 2, pages: 5, form: null, spine_mm: null, errors: 1 });
    expect(data.report.findings).toMatchObject([{ code: 'COVER-PAGES', severity: 'error' }]);
    expect(await bell()).toMatchObject([{ status: 2, error: 'cover.has-errors' }]);
    const token = await linkToBook(300);
    expect((await jsonAt(`/print-link/${token}`)).data.cover).toMatchObject({ errors: 1, status: 2 });
  });

  it('of two single pages has no spine to compare', async () => {
    const { data, spine } = await uploaded(await makePagePdf('aussen', 'innen'));
    expect(data).toMatchObject({ status: 2, pages: 2, form: null, spine_mm: null });
    expect(spine.differs).toBe(false);
  });

  it.each([
    ['no PDF in spite of its name', () => new TextEncoder().encode('kein Umschlag'), 422],
    ['encrypted', () => oddSpecimen.encrypted(pages), 422],
    ['truncated', () => oddSpecimen.truncated(pages), 422],
  ])('is refused when it is %s, and the former one stays', async (_, make, status) => {
    const before = await cover();
    const refused = await upload(await make());
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([status, ['file']]);
    expect(await cover()).toEqual(before);
  });

  it('is neither replaced nor removed unseen, or while it is checked', async () => {
    const { data } = await cover();
    const stale = await upload(pages, { version: String(data.version - 1) });
    expect([stale.status, stale.body.error, stale.body.data.version]).toEqual([
      409,
      'conflict.stale',
      data.version,
    ]);
    const unseen = await admin.call('DELETE', `/print/cover/${catalogId}?version=${data.version - 1}`);
    for (const answer of [await upload(pages), unseen])
      expect([answer.status, answer.body.error]).toEqual([409, 'conflict.stale']);
    const { prisma } = server.context.db;
    await prisma.cover.update({ where: { catalogId }, data: { status: 0 } });
    for (const answer of [await upload(pages), await admin.call('DELETE', `/print/cover/${catalogId}`)])
      expect([answer.status, answer.body.error]).toEqual([409, 'cover.not-ready']);
    await prisma.cover.update({ where: { catalogId }, data: { status: 1 } });
  });

  it('is removed, and the history knows every file', async () => {
    expect((await admin.call('DELETE', `/print/cover/${catalogId}`)).status).toBe(200);
    expect((await cover()).data).toBeNull();
    expect((await admin.call('DELETE', `/print/cover/${catalogId}`)).status).toBe(404);
    const { body } = await admin.call('GET', listPath('history', { columnFilters: { kind: 'print' } }));
    const rows = body.data.filter(({ entity }: { entity: string }) => entity === 'cover');
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'delete',
      'upload',
      'upload',
      'upload',
      'upload',
      'upload',
    ]);
    expect(rows[0]).toMatchObject({ item: 'Umschlag 2037', kind: 'print' });
    // All are called the same, and nobody reads a hash.
    expect(rows.flatMap(({ changes }: { changes: object[] }) => changes)).toEqual([]);
  });

  it('goes with its catalogue', async () => {
    const other = (await makeCatalog(server, { from: '2039-07-01', to: '2039-07-31' })).id;
    const { id: fileId } = await storePdf(server, pages, 'Umschlag.pdf');
    const { prisma } = server.context.db;
    await prisma.cover.create({ data: { catalogId: other, fileId, status: 1, pages: 4 } });
    expect((await admin.call('DELETE', `/catalog/${other}`)).status).toBe(200);
    expect(await prisma.storedFile.findUnique({ where: { id: fileId } })).toBeNull();
  });
});
