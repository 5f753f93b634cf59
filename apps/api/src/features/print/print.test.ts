import { setTimeout as sleep } from 'node:timers/promises';
import { generationSteps } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../../env.ts';
import { openFileStore } from '../../files/open-store.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinOrganiser, makeCatalog } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { boxesOf, makePagePdf, textsOf } from '../../testing/pdf.ts';
import {
  addPrintedWinery,
  attachPdf,
  bellOf,
  bytesAt,
  generateBook,
  makePrintedFair,
  printResultsOf,
} from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

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
const download = async (catalogId: number, resultId: number) =>
  (await bytesAt(server, `/print/catalog/${catalogId}/${resultId}/download`, admin)).bytes;
const ends = (client: Client, catalogId: number, status: number) =>
  expect
    .poll(async () => (await bellOf(client, catalogId))?.status, { timeout: 60_000, interval: 100 })
    .toBe(status);

describe('a generated book', () => {
  it('shows every printable page in order with its numbers, boxes, logos and uploaded pages', {
    timeout: 120_000,
  }, async () => {
    const { catalog, seehalde, rebberg, ad, content, draft } = await makePrintedFair(
      server,
      'Expo 2030',
      '2030-07-01',
      '2030-07-31',
    );

    const preview = await admin.call('GET', `/print/catalog/${catalog.id}/preview`);
    expect(preview.body.data.left_out).toEqual([
      { page_id: draft.id, position: 7, page_type: 1, label: 'Am Rebberg', reason: 'not-released' },
    ]);
    // By where they stand there are just as many: the screen groups them so.
    const { pages } = (await admin.call('GET', `/catalog/${catalog.id}/standing`)).body.data;
    expect(pages).toMatchObject({ ...{ accepted: 3, ready: 3, draft: 1 }, ...{ inactive: 0, waiting: 0 } });
    expect(preview.body.data.printed.map((page: { page_type: number }) => page.page_type)).toEqual([
      4, 5, 1, 1, 2, 3,
    ]);

    const book = await generateBook(admin, catalog.id);
    expect(book).toMatchObject({ content_pages: 7, cover_pages: 4, missing_to_multiple_of_4: 1, links: 0 });
    const counted = await admin.call('POST', `/print/count-pages/${catalog.id}`);
    expect(counted.body).toEqual({
      count: 11,
      content_pages: 7,
      cover_pages: 4,
      missing_to_multiple_of_4: 1,
      // The draft too.
      planned_content_pages: 8,
    });

    // The preview shows the number of the page in print, of a draft the one it would have.
    const folioOf = async (id: number) => (await admin.call('GET', `/page-sheet/${id}`)).body.data.page.folio;
    const shown = [seehalde.page.id, rebberg.page.id, draft.id].map(folioOf);
    expect(await Promise.all(shown)).toEqual([3, 4, 8]);

    const bytes = await download(catalog.id, book.id);
    const texts = await textsOf(bytes);
    expect(texts).toHaveLength(7);
    expect(texts[0]).toMatch(/Am Rebberg.*\b4\b.*Weingut Seehalde.*\b3\b.*5/);
    expect(texts[1]).toContain(seehalde.region.name);
    expect(texts[2]).toContain('Räuschling Alte Reben');
    expect(texts[2]).toContain('Signet Weingut Seehalde');
    expect(texts[2]).toContain('11.00');
    expect(texts[3]).toContain('Blauburgunder Kännel');
    expect(texts[3]).not.toContain('Räuschling');
    expect(texts.slice(4)).toEqual(['INSERAT SEEHALDE', 'GRUSSWORT EINS', 'GRUSSWORT ZWEI']);
    for (const { trim, bleed } of await boxesOf(bytes)) {
      expect(trim).toEqual([3, 3, 210, 135]);
      expect(bleed).toEqual([0, 0, 216, 141]);
    }

    const manifest = (await admin.call('GET', `/print/catalog/${catalog.id}/${book.id}/manifest`)).body;
    expect(manifest.pages.map((page: { page_id: number }) => page.page_id).slice(2)).toEqual([
      seehalde.page.id,
      rebberg.page.id,
      ad.id,
      content.id,
    ]);
    expect(manifest.pages.at(-1)).toMatchObject({
      position: 6,
      label: 'Grusswort',
      link: 'https://messe.test',
      sheets: [
        { pdf_page: 6, folio: 6 },
        { pdf_page: 7, folio: 7 },
      ],
    });
    expect(manifest.file).toMatchObject({ bytes: bytes.length, sha256: book.sha256 });

    // The next book has the new order; the first does not change.
    await admin.call('PUT', `/page/change-position/${rebberg.page.id}/1`);
    const second = await generateBook(admin, catalog.id);
    expect((await textsOf(await download(catalog.id, second.id)))[0]).toContain('Blauburgunder Kännel');
    expect(await textsOf(await download(catalog.id, book.id))).toEqual(texts);
    expect([book, second].map(({ number, name }) => [number, name])).toEqual([
      [1, 'Expo 2030 2030-07-15 Buch 1.pdf'],
      [2, 'Expo 2030 2030-07-15 Buch 2.pdf'],
    ]);
    expect((await printResultsOf(admin, catalog.id)).data.map(({ id }: { id: number }) => id)).toEqual([
      second.id,
      book.id,
    ]);
  });

  it('is not affected by a wine that changed after the release', { timeout: 120_000 }, async () => {
    const catalog = await makeCatalog(server, { name: 'Expo 2031', from: '2031-07-01', to: '2031-07-31' });
    await addPrintedWinery(server, catalog, 'Weingut Treu', ['Freigegebener Wein']);
    await prisma().wine.updateMany({ where: { wine: 'Freigegebener Wein' }, data: { wine: 'Umbenannt' } });
    const book = await generateBook(admin, catalog.id);
    const texts = (await textsOf(await download(catalog.id, book.id))).join(' ');
    expect(texts).toContain('Freigegebener Wein');
    expect(texts).not.toContain('Umbenannt');
  });
});

describe('generating', () => {
  it('is accepted once of twenty calls, and repeated with one key for a double click', {
    timeout: 120_000,
  }, async () => {
    const { catalog } = await makePrintedFair(server, 'Expo 2032', '2032-07-01', '2032-07-31');
    const path = `/print/catalog/${catalog.id}`;
    const other = await joinOrganiser(server);
    const both = Array.from({ length: 20 }, (_, n) => (n % 2 ? other : admin).call('POST', path));
    const answers = await Promise.all(both);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    expect(refused.every(({ body }) => body.error === 'catalog.processing')).toBe(true);
    await expect
      .poll(async () => (await printResultsOf(admin, catalog.id)).running, { timeout: 60_000 })
      .toBeNull();
    const twice = [1, 2].map(() =>
      admin.call('POST', path, undefined, { 'Idempotency-Key': 'doppelklick-1' }),
    );
    const statuses = (await Promise.all(twice)).map(({ status, body }) => body.error ?? status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect(statuses).not.toContain('catalog.processing');
    await ends(admin, catalog.id, 1);
    await expect.poll(async () => (await printResultsOf(admin, catalog.id)).running).toBeNull();
    expect((await printResultsOf(admin, catalog.id)).total).toBe(2);
  });

  it('can be cancelled by another administrator and does not affect the earlier book', {
    timeout: 120_000,
  }, async () => {
    const { catalog } = await makePrintedFair(server, 'Expo 2033', '2033-07-01', '2033-07-31');
    const first = await generateBook(admin, catalog.id);
    await admin.call('POST', `/print/catalog/${catalog.id}`);
    const other = await joinOrganiser(server);
    expect((await printResultsOf(admin, catalog.id)).running).toMatchObject({
      started_by: { id: admin.userId },
      cancelling: 0,
      step: expect.stringMatching(new RegExp(`^(${generationSteps.join('|')})$`)),
    });
    expect((await other.call('POST', `/print/catalog/${catalog.id}/cancel`)).status).toBe(200);
    await ends(admin, catalog.id, 2);
    expect(await bellOf(admin, catalog.id)).toMatchObject({ error: 'job.cancelled' });
    const after = await printResultsOf(admin, catalog.id);
    expect([after.running, after.data.map(({ id }: { id: number }) => id)]).toEqual([null, [first.id]]);
    expect(after.cancelled_at).toMatch(/^\d{4}-/);
    const again = await other.call('DELETE', `/print/catalog/${catalog.id}/cancel`);
    expect([again.status, again.body.error]).toEqual([409, 'print.not-processing']);
    const statusOf = async () => (await admin.call('GET', `/catalog/${catalog.id}`)).body.data.status;
    expect(await statusOf()).toBe(2);
    await admin.call('DELETE', `/status/${(await bellOf(admin, catalog.id))?.id}`);
    // Dismissing an entry of the bell does not change the catalogue.
    expect(await statusOf()).toBe(2);
  });

  it('fails visibly when the browser crashes, and works again right after', {
    timeout: 120_000,
  }, async () => {
    const { catalog } = await makePrintedFair(server, 'Expo 2034', '2034-07-01', '2034-07-31');
    await generateBook(admin, catalog.id);
    // A page that was printed once needs no browser again, so a new one is added.
    await addPrintedWinery(server, catalog, 'Weingut Spätlese', ['Riesling Nachzügler']);
    await admin.call('POST', `/print/catalog/${catalog.id}`);
    // The browser is killed whenever it starts while the job runs.
    while ((await printResultsOf(admin, catalog.id)).running) {
      const pid = await server.context.press.browserPid();
      if (pid) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {}
      }
      await sleep(20);
    }
    expect(await bellOf(admin, catalog.id)).toMatchObject({ status: 2, error: 'print.browser-down' });
    expect((await printResultsOf(admin, catalog.id)).total).toBe(1);
    await generateBook(admin, catalog.id);
    expect((await printResultsOf(admin, catalog.id)).total).toBe(2);
  });

  it('names the page whose file is missing', { timeout: 60_000 }, async () => {
    const { catalog, ad } = await makePrintedFair(server, 'Expo 2035', '2035-07-01', '2035-07-31');
    const bytes = await makePagePdf('VERSCHWUNDEN');
    await attachPdf(server, ad.id, bytes, 1);
    const { contentFile } = await prisma().page.findUniqueOrThrow({
      where: { id: ad.id },
      include: { contentFile: true },
    });
    const sha256 = contentFile?.sha256 ?? '';
    await server.context.files.remove(sha256);
    await admin.call('POST', `/print/catalog/${catalog.id}`);
    await ends(admin, catalog.id, 2);
    expect(await bellOf(admin, catalog.id)).toMatchObject({
      error: 'print.file-unreadable',
      error_params: { position: 5, label: 'Weingut Seehalde' },
    });
    await server.context.files.keepBytes(bytes);
  });

  it('succeeds although the storage was unavailable for a moment', { timeout: 60_000 }, async () => {
    const { catalog } = await makePrintedFair(server, 'Expo 2045', '2045-07-01', '2045-07-31');
    const away = openFileStore(
      readEnv({
        STORAGE_URL: 's3://gone/rebblatt',
        AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
        AWS_ACCESS_KEY_ID: 'nobody',
        AWS_SECRET_ACCESS_KEY: 'nobody',
      }),
    );
    const open = vi.spyOn(server.context.files, 'open').mockImplementationOnce((sha256) => away.open(sha256));
    await admin.call('POST', `/print/catalog/${catalog.id}`);
    await ends(admin, catalog.id, 1);
    expect(open).toHaveBeenCalled();
    expect(await prisma().job.findFirstOrThrow({ orderBy: { id: 'desc' } })).toMatchObject({
      state: 'done',
      attempt: 2,
    });
    open.mockRestore();
  });

  it('names a storage that remains unavailable, and no page', { timeout: 90_000 }, async () => {
    const { catalog } = await makePrintedFair(server, 'Expo 2046', '2046-07-01', '2046-07-31');
    const gone = new AppError(502, 'server.storage-down');
    const open = vi.spyOn(server.context.files, 'open').mockRejectedValue(gone);
    await admin.call('POST', `/print/catalog/${catalog.id}`);
    // Shortens the wait.
    await expect
      .poll(async () => (await prisma().job.findFirstOrThrow({ orderBy: { id: 'desc' } })).attempt, {
        timeout: 20_000,
      })
      .toBe(1);
    await prisma().job.updateMany({
      where: { state: { in: ['queued', 'running'] } },
      data: { maxAttempts: 2 },
    });
    await ends(admin, catalog.id, 2);
    expect(await bellOf(admin, catalog.id)).toMatchObject({ error: 'server.storage-down', error_params: {} });
    open.mockRestore();
  });

  it('of a catalogue without printable pages or of none at all is refused', async () => {
    const catalog = await makeCatalog(server, { name: 'Leer 2036', from: '2036-07-01', to: '2036-07-31' });
    await prisma().page.updateMany({ where: { catalogId: catalog.id }, data: { active: false } });
    const empty = await admin.call('POST', `/print/catalog/${catalog.id}`);
    expect([empty.status, empty.body.error]).toEqual([409, 'catalog.nothing-to-print']);
    const { body } = await admin.call('POST', `/print/count-pages/${catalog.id}`);
    const content = { content_pages: 0, planned_content_pages: 0 };
    expect(body).toEqual({ count: 4, ...content, cover_pages: 4, missing_to_multiple_of_4: 0 });
    for (const [method, path] of [
      ['POST', '/print/catalog/999999'],
      ['GET', '/print/catalog/999999'],
      ['GET', '/print/catalog/999999/preview'],
      ['POST', '/print/count-pages/999999'],
      ['POST', '/print/catalog/999999/cancel'],
      ['GET', '/print/catalog/999999/1/download'],
    ] as const)
      expect((await admin.call(method, path)).status, path).toBe(404);
  });
});
