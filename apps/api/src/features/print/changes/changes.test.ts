import { readdir } from 'node:fs/promises';
import type { PrintChanges } from '@rebblatt/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workFolder } from '../../../files/work-copy.ts';
import type { Client } from '../../../testing/client.ts';
import { fairClock, joinOrganiser, makeCatalog } from '../../../testing/fair.ts';
import { findBrokenInvariants } from '../../../testing/invariants.ts';
import { boxesOf, makePagePdf, textsOf } from '../../../testing/pdf.ts';
import {
  attachPdf,
  bytesAt,
  generateBook,
  makePrintedFair,
  printResultsOf,
} from '../../../testing/printed-fair.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';
import { MAX_EXTRACTS } from '../print.limits.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool, server.context.files.has)).toEqual([]);
  await server.stop();
});

const prisma = () => server.context.db.prisma;
const tokenTo = async (resultId: number): Promise<string> =>
  (await admin.call('POST', `/print/result/${resultId}/link`, {})).body.data.token;
const changesBy = async (token: string): Promise<PrintChanges | null> =>
  JSON.parse(Buffer.from((await bytesAt(server, `/print-link/${token}`)).bytes).toString()).data.changes;

/** Appends a content page to a catalogue. */
async function addContentPage(catalogId: number, description: string) {
  const position = (await prisma().page.count({ where: { catalogId } })) + 1;
  const page = await prisma().page.create({ data: { catalogId, pageType: 3, position, description } });
  await attachPdf(server, page.id, await makePagePdf(description.toUpperCase()), 1);
  return page;
}

describe('the print office, when a book follows another', () => {
  let fair: Awaited<ReturnType<typeof makePrintedFair>>;
  let first: { id: number; sha256: string; name: string };
  let second: { id: number };
  let token: string;

  beforeAll(async () => {
    fair = await makePrintedFair(server, 'Expo 2040', '2040-07-01', '2040-07-31');
    first = await generateBook(admin, fair.catalog.id);
    const { rebberg, ad, catalog } = fair;
    const { snapshot } = await prisma().page.findUniqueOrThrow({ where: { id: rebberg.page.id } });
    const renamed = JSON.stringify(snapshot).replaceAll('Blauburgunder Kännel', 'Blauburgunder Steinfels');
    await prisma().page.update({ where: { id: rebberg.page.id }, data: { snapshot: JSON.parse(renamed) } });
    await prisma().page.update({ where: { id: ad.id }, data: { active: false } });
    await addContentPage(catalog.id, 'Stadtplan');
    second = await generateBook(admin, catalog.id);
    token = await tokenTo(second.id);
  }, 120_000);

  it('reads which pages are added, removed, changed and moved, by their printed numbers', async () => {
    const changes = await changesBy(token);
    expect(changes).toMatchObject({
      result_id: second.id,
      since: { result_id: first.id, name: first.name, sha256: first.sha256 },
      unchanged: 2,
      extract_pages: 5,
    });
    const lines = changes?.changes.map(
      ({ kind, label, sheet, sheets, before, now }) =>
        `${kind}: ${label} ${sheet}/${sheets}, ${before?.folio ?? '-'} > ${now?.folio ?? '-'}`,
    );
    expect(lines).toEqual([
      'changed: null 1/1, 1 > 1',
      'changed: Am Rebberg 1/1, 4 > 4',
      'removed: Weingut Seehalde 1/1, 5 > -',
      'moved: Grusswort 1/2, 6 > 5',
      'moved: Grusswort 2/2, 7 > 6',
      'added: Stadtplan 1/1, - > 7',
    ]);
    const organiser = await admin.call('GET', `/print/catalog/${fair.catalog.id}/${second.id}/changes`);
    expect(organiser.body.data).toEqual(changes);
  });

  it('reads the findings of the check of the file, by the pages’ printed numbers', async () => {
    const { bytes } = await bytesAt(server, `/print-link/${token}`);
    const { check } = JSON.parse(Buffer.from(bytes).toString()).data;
    expect(check).toMatchObject({ output_condition: 'FOGRA39', conforms: false });
    // The uploaded files of this test use a font that is not embedded.
    expect(check.findings).toContainEqual({
      code: 'font-not-embedded',
      pdf_page: 7,
      folio: 7,
      page_type: 3,
      label: 'Stadtplan',
    });
    const manifest = await bytesAt(server, `/print-link/${token}/manifest`);
    const { pdfx } = JSON.parse(Buffer.from(manifest.bytes).toString());
    expect(pdfx.pages_not_conforming).toContain(7);
    const [newest] = (await printResultsOf(admin, fair.catalog.id)).data;
    expect(newest.pages_not_conforming).toEqual(pdfx.pages_not_conforming);
  });

  it('sees both states of a changed page as images, and no other page', async () => {
    const picture = async (book: number, page: number | string) =>
      bytesAt(server, `/print-link/${token}/picture/${book}/${page}`);
    const [before, after] = [await picture(first.id, 4), await picture(second.id, 4)];
    for (const { status, headers, bytes } of [before, after]) {
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 960, height: 627 });
    }
    expect(after.bytes).not.toEqual(before.bytes);
    expect((await picture(second.id, 4)).bytes).toEqual(after.bytes);
    const whole = await server.context.press.raster(await server.context.files.read(first.sha256), {
      page: 3,
      size: { widthPx: 960 },
    });
    expect(before.bytes).toEqual(whole.png);
    // Removed pages only in the earlier book, added ones only in the new one.
    expect((await picture(first.id, 5)).status).toBe(200);
    expect((await picture(second.id, 7)).status).toBe(200);

    const other = await makeCatalog(server, { name: 'Expo 2041', from: '2041-07-01', to: '2041-07-31' });
    const foreign = await generateBook(admin, other.id);
    const closed: [number, number | string][] = [
      [second.id, 3],
      [second.id, 5],
      [first.id, 7],
      [second.id, 99],
      [foreign.id, 1],
      [999_999, 1],
    ];
    for (const [book, page] of closed)
      expect((await picture(book, page)).status, `${book}/${page}`).toBe(404);
    for (const page of ['0', '-1', '4.5', '..%2f..%2fetc', '4abc'])
      expect((await picture(second.id, page)).status, page).toBe(422);
    const wrong = await bytesAt(server, `/print-link/${'x'.repeat(43)}/picture/${second.id}/4`);
    expect(wrong.status).toBe(404);
    expect(JSON.parse(Buffer.from(wrong.bytes).toString()).error).toBe('print.link-invalid');
  });

  it('downloads only the pages to be replaced; downloads are counted and identical', async () => {
    const path = `/print-link/${token}/changed-pages`;
    const file = await bytesAt(server, path);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain(
      'Expo 2040 2030-07-15 Buch 2 geänderte Seiten.pdf',
    );
    const texts = await textsOf(file.bytes);
    expect(texts[0]).toContain('Am Rebberg');
    expect(texts[1]).toContain('Blauburgunder Steinfels');
    expect(texts.slice(2)).toEqual(['GRUSSWORT EINS', 'GRUSSWORT ZWEI', 'STADTPLAN']);
    for (const { trim, bleed } of await boxesOf(file.bytes)) {
      expect(trim).toEqual([3, 3, 210, 135]);
      expect(bleed).toEqual([0, 0, 216, 141]);
    }
    expect((await bytesAt(server, path)).bytes).toEqual(file.bytes);
    const link = await prisma().printLink.findFirstOrThrow({ where: { printResultId: second.id } });
    expect(link.downloads).toBe(2);
    const history = await prisma().history.findFirstOrThrow({
      where: { entity: 'print-link', action: 'download' },
      orderBy: { id: 'desc' },
    });
    expect(history.after).toMatchObject({ resultId: second.id, what: 'changed-pages' });
    await expect.poll(() => readdir(workFolder(server.context.env.DATA_DIR))).toEqual([]);

    // An aborted download leaves nothing behind, and the next one succeeds.
    const key = `print-extract:${link.id}`;
    const leaving = new AbortController();
    const left = fetch(`${server.origin}/api${path}`, { signal: leaving.signal });
    const hits = async () => (await prisma().throttle.findUnique({ where: { key } }))?.hits;
    await expect.poll(hits, { interval: 5 }).toBe(3);
    leaving.abort();
    // It does not matter how far it got.
    await left.catch(() => undefined);
    await expect.poll(() => readdir(workFolder(server.context.env.DATA_DIR))).toEqual([]);
    expect((await bytesAt(server, path)).bytes).toEqual(file.bytes);

    await prisma().throttle.update({ where: { key }, data: { hits: MAX_EXTRACTS } });
    expect((await bytesAt(server, path)).status).toBe(429);
    await prisma().throttle.deleteMany();
    await admin.call('DELETE', `/print/link/${link.id}`);
    expect((await bytesAt(server, path)).status).toBe(404);
    expect((await bytesAt(server, `/print-link/${token}/picture/${second.id}/4`)).status).toBe(404);
  });
});

describe('the book with which another is compared', () => {
  it('is the last one downloaded by a print office, otherwise the previous one', {
    timeout: 120_000,
  }, async () => {
    const { id } = await makeCatalog(server, { name: 'Expo 2042', from: '2042-07-01', to: '2042-07-31' });
    const one = await generateBook(admin, id);
    const alone = await tokenTo(one.id);
    expect(await changesBy(alone)).toBeNull();
    expect((await bytesAt(server, `/print-link/${alone}/changed-pages`)).status).toBe(404);

    const page = await addContentPage(id, 'Fahrplan');
    const two = await generateBook(admin, id);
    const three = await generateBook(admin, id);
    const token = await tokenTo(three.id);
    expect(await changesBy(token)).toMatchObject({
      since: { result_id: two.id },
      changes: [],
      unchanged: 3,
      extract_pages: 0,
    });
    expect((await bytesAt(server, `/print-link/${token}/changed-pages`)).status).toBe(404);

    await bytesAt(server, `/print-link/${alone}/download`);
    expect(await changesBy(token)).toMatchObject({
      since: { result_id: one.id },
      changes: [{ kind: 'added', page_id: page.id }],
      extract_pages: 1,
    });
  });
});
