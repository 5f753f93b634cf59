import { readdir } from 'node:fs/promises';
import { releaseStates } from '@rebblatt/contracts';
import type { BookOrder } from '@rebblatt/press';
import { oddSpecimen } from '@rebblatt/specimen';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { workFolder } from '../../files/work-copy.ts';
import { createTurns } from '../../lib/turns.ts';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../testing/fair.ts';
import { makePagePdf } from '../../testing/pdf.ts';
import { BROWSER_FOLDER, pressOfFile } from '../../testing/press.ts';
import { addPrintedWinery, attachPdf } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let greedy: Client;
let modest: Client;
let admin: Client;
let catalog: { id: number; catalogType: number; name: string };
let pagesOfGreedy: number[];
let pageOfModest: number;

/** The limits of the product, with a shorter queue. */
const TURNS = { atOnce: 2, each: 1, waiting: 3 };

/** The books requested from the press, each by its page, and what delays their start. */
const printed: number[] = [];
let gate = Promise.resolve();

beforeAll(async () => {
  const real = pressOfFile(BROWSER_FOLDER);
  const press = {
    ...real,
    async book(...[order, options]: Parameters<typeof real.book>) {
      printed.push(...order.run.pages.map((page: BookOrder['run']['pages'][number]) => page.page_id));
      await gate;
      return real.book(order, options);
    },
  };
  const turns = { look: createTurns(TURNS), draw: createTurns(TURNS), check: createTurns(TURNS) };
  server = await startTestServer({ clock: fairClock, press, turns });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
  greedy = (await joinFair(server, catalog)).client;
  modest = (await joinFair(server, catalog)).client;
  pagesOfGreedy = [];
  for (let i = 0; i < 6; i++) pagesOfGreedy.push((await makePage(server, catalog.id, greedy.userId)).id);
  pageOfModest = (await makePage(server, catalog.id, modest.userId)).id;
});
afterAll(() => server.stop());

const download = async ({ token }: Client, id: number) => {
  const answer = await fetch(`${server.origin}/api/page-wine-download/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('downloads of pages', () => {
  it('that are identical and concurrent are made once, and no file of them is left', async () => {
    const id = pagesOfGreedy[0] as number;
    const files = await Promise.all(Array.from({ length: 6 }, () => download(greedy, id)));
    expect(new Set(files.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(1);
    expect(files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(printed).toEqual([id]);
    await expect.poll(() => readdir(workFolder(server.context.env.DATA_DIR))).toEqual([]);
  });

  it('of one exhibitor do not block another’s, and are refused with a time to wait when too many wait', async ({
    onTestFinished,
  }) => {
    printed.length = 0;
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    // Whatever becomes of it, nothing after it waits at the gate.
    onTestFinished(open);
    const many = pagesOfGreedy.map((id) => download(greedy, id));
    await expect.poll(() => printed).toHaveLength(1);
    const refused = await Promise.race(many);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.parse(refused.bytes.toString())).toMatchObject({ error: 'request.too-many-at-once' });
    const other = download(modest, pageOfModest);
    await expect.poll(() => printed).toContain(pageOfModest);
    expect(printed).toHaveLength(2);
    open();
    expect((await other).status).toBe(200);
    const states = (await Promise.all(many)).map(({ status }) => status);
    expect([...new Set(states)].sort()).toEqual([200, 429]);
  });
});

describe('all own pages as one file', () => {
  it('has the accepted pages of the exhibitor by position, and nobody else’s', async () => {
    const ours = await addPrintedWinery(server, catalog, 'Weingut Seehalde', ['Räuschling', 'Completer']);
    await addPrintedWinery(server, catalog, 'Am Rebberg', ['Blauburgunder']);
    const ad = await makePage(server, catalog.id, ours.user.id, { pageType: 2 });
    await attachPdf(server, ad.id, await makePagePdf('INSERAT'), 1, { state: releaseStates.accepted });
    await makePage(server, catalog.id, ours.user.id);
    printed.length = 0;
    const answer = await fetch(`${server.origin}/api/own-pages-download`, {
      headers: { Authorization: `Bearer ${ours.client.token}` },
    });
    expect(answer.status).toBe(200);
    const file = await PDFDocument.load(await answer.arrayBuffer());
    expect(file.getPageCount()).toBe(2);
    expect(printed).toHaveLength(2);
    expect(printed[1]).toBe(ad.id);
    expect((await modest.call('GET', '/own-pages-download')).status).toBe(404);
    expect((await admin.call('GET', '/own-pages-download')).status).toBe(403);
  });

  it('is refused, not cut, when there are more than can be printed at once', async () => {
    const of = {
      catalogId: catalog.id,
      exhibitorId: greedy.userId,
      pageType: 2,
      state: releaseStates.accepted,
    };
    const pages = Array.from({ length: 51 }, (_, index) => ({ ...of, position: 200 + index }));
    await server.context.db.prisma.page.createMany({ data: pages });
    const refused = await greedy.call('GET', '/own-pages-download');
    expect([refused.status, refused.body.errors?.pages?.[0]?.params]).toEqual([422, { max: 50 }]);
  });
});

describe('chosen pages as one file', () => {
  const get = (ids: unknown) =>
    fetch(`${server.origin}/api/pages-download?ids=${ids}`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });

  it('has them by position, and none twice', async () => {
    const ours = await addPrintedWinery(server, catalog, 'Weingut Halde', ['Elbling']);
    const ad = await makePage(server, catalog.id, ours.user.id, { pageType: 2 });
    await attachPdf(server, ad.id, await makePagePdf('INSERAT'), 1);
    printed.length = 0;
    const answer = await get(`${ad.id},${pageOfModest},${ad.id}`);
    expect(answer.status).toBe(200);
    expect((await PDFDocument.load(await answer.arrayBuffer())).getPageCount()).toBe(2);
    expect(printed).toEqual([pageOfModest, ad.id]);
  });

  it('are refused, naming the page whose file is missing', async () => {
    const empty = await makePage(server, catalog.id, modest.userId, { pageType: 2 });
    const refused = await get(`${pageOfModest},${empty.id}`);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: 'page.no-pdf', pages: [{ id: empty.id, position: empty.position }] },
    ]);
  });

  it.each(['', 'x', '1,,2', '-1', Array.from({ length: 51 }, (_, i) => i + 1).join()])(
    'are refused: %s',
    async (ids) => {
      expect((await get(ids)).status).toBe(422);
    },
  );
});

describe('a file that decompresses to gigabytes', () => {
  it('gets a placeholder, is not rendered again, and is not proofed or printed once its report says so', async () => {
    const { id } = await server.context.db.prisma.page.create({
      data: { catalogId: catalog.id, pageType: 3, position: 100 },
    });
    await attachPdf(server, id, oddSpecimen.contentBomb(), 1);
    const raster = vi.spyOn(server.context.press, 'raster');
    const picture = await admin.call('GET', `/page-image/${id}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await admin.call('GET', `/page-image/${id}?t=2`)).status).toBe(200);
    expect(raster).toHaveBeenCalledTimes(1);

    const finding = {
      code: 'FILE-OPEN',
      severity: 'error',
      page: null,
      measured: null,
      wanted: null,
    } as const;
    const bomb = { ...finding, params: { reason: 'bomb' } };
    const report = { pages: 1, width_mm: null, height_mm: null, findings: [bomb] };
    await server.context.db.prisma.page.update({ where: { id }, data: { contentReport: report } });
    expect((await admin.call('GET', `/page-image/${id}?t=3`)).status).toBe(200);
    expect(raster).toHaveBeenCalledTimes(1);
    printed.length = 0;
    for (const path of [`/page-proof/${id}`, `/page-wine-download/${id}`])
      expect(await admin.call('GET', path)).toMatchObject({
        status: 422,
        body: { error: 'file.unreadable' },
      });
    expect(printed).toEqual([]);
  });
});
