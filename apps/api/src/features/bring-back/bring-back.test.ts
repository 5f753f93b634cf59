// Length: one fair serves everything that can come back; a second server would cost several seconds.
import type { HistoryState } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '../../files/sweep.ts';
import type { Client } from '../../testing/client.ts';
import { listPath } from '../../testing/client.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makeLogo,
  makePage,
  makePageTitle,
  makeWines,
} from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { makeLogoPdf, makePagePdf } from '../../testing/pdf.ts';
import { attachPdf, storePdf } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { plainWine } from '../../testing/wine-form.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let admin: Client;
let owner: Client;
let standId: number;
let catalog: { id: number; catalogType: number };

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
  const joined = await joinFair(server, catalog);
  owner = joined.client;
  standId = joined.stand.id;
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const prisma = () => server.context.db.prisma;

/** The newest row of the history about a thing, as an administrator finds it. */
async function newest(columnFilters: object): Promise<{ id: number; action: string; bring_back: 0 | 1 }> {
  const { body } = await admin.call('GET', listPath('history', { columnFilters }, 1));
  return body.data[0];
}

const stateOf = async (id: number): Promise<HistoryState> =>
  (await admin.call('GET', `/history/state/${id}`)).body.data;

/** Brings back what the newest row about it changed or deleted. */
async function bringBack(columnFilters: object) {
  const row = await newest(columnFilters);
  const state = await stateOf(row.id);
  const answer = await admin.call('POST', `/history/bring-back/${row.id}`);
  return { row, state, status: answer.status, body: answer.body };
}

const lineOf = (state: HistoryState, field: string) => {
  const line = state.lines.find((one) => one.field === field);
  return line && [line.now, line.back];
};

const ownWines = (count: number) => makeWines(server, owner.userId, count);

/** A wine page of the owner with one category, in which wines stand. */
async function filledPage(wineIds: number[], bottleSizeId: number) {
  const page = await makePage(server, catalog.id, owner.userId, { standId });
  const { body } = await owner.call('POST', '/page-category', {
    page_id: page.id,
    category: 'Weisse',
    bottle_size1_id: bottleSizeId,
    bottle_size2_id: (await ownWines(1)).bottleSize.id,
  });
  const categoryId = body.data.id as number;
  for (const id of wineIds) await owner.call('POST', `/page-category/add-wine/${categoryId}/${id}`);
  return { page, categoryId };
}

const contentOf = async (pageId: number) => {
  const { body } = await admin.call('GET', `/page-category/by-page/${pageId}`);
  return body.data.map((category: { category: string; wines: { id: number }[] }) => [
    category.category,
    category.wines.map(({ id }) => id),
  ]);
};

describe('a wine', () => {
  it('that was deleted comes back under its number, with prices and grapes; once', async () => {
    const { wines, bottleSize } = await ownWines(1);
    const [wine] = wines;
    const before = (await owner.call('GET', `/wine/${wine?.id}`)).body.data;
    await owner.call('DELETE', `/wine/${wine?.id}`);
    const { state, status, body, row } = await bringBack({ item: wine?.wine });
    expect(state).toMatchObject({ entity: 'wine', deleted: 1, exists: 0, notes: [], refused: null });
    expect(state.lines).toContainEqual({ field: 'price', of: bottleSize.size, now: null, back: '11.00' });
    expect([status, body.data]).toEqual([200, { entity: 'wine', id: wine?.id, notes: [] }]);
    expect((await owner.call('GET', `/wine/${wine?.id}`)).body.data).toEqual(before);
    const newestRow = await newest({ item: wine?.wine });
    expect(newestRow).toMatchObject({ action: 'bring-back', bring_back: 0 });
    expect((await stateOf(row.id)).refused).toEqual({ error: 'history.there-again', params: {} });
    const again = await admin.call('POST', `/history/bring-back/${row.id}`);
    expect([again.status, again.body.error]).toEqual([409, 'history.there-again']);
  });

  it('does not come back beside the same one, nor without its region', async () => {
    const { wines, region, wineType } = await ownWines(2);
    const [first, second] = wines;
    await owner.call('DELETE', `/wine/${first?.id}`);
    const same = { wine: first?.wine, region_id: region.id, wine_type_id: wineType.id };
    await owner.call('POST', '/wine', {
      ...same,
      ...plainWine,
      grape_varieties: [],
      bottle_size: [],
    });
    const deletion = await prisma().history.findFirstOrThrow({
      where: { entity: 'wine', entityId: first?.id ?? 0, action: 'delete' },
    });
    const twice = await admin.call('POST', `/history/bring-back/${deletion.id}`);
    expect([twice.status, twice.body.error]).toEqual([409, 'history.wine-twice']);
    for (const { id } of await prisma().wine.findMany({ where: { regionId: region.id } }))
      await owner.call('DELETE', `/wine/${id}`);
    await admin.call('DELETE', `/region/${region.id}`);
    const { status, body } = await bringBack({ item: second?.wine });
    expect([status, body.error, body.params]).toEqual([409, 'history.reference-gone', { name: region.name }]);
  });

  it('gets back the price and name that it had before a change', async () => {
    const { wines, bottleSize } = await ownWines(1);
    const id = wines[0]?.id;
    const before = (await owner.call('GET', `/wine/${id}`)).body.data;
    const changed = { wine: 'Verschrieben', year: 2020, bottle_size: [] };
    await owner.call('PUT', `/wine/${id}`, changed);
    const { state, status } = await bringBack({ item: 'Verschrieben' });
    expect([lineOf(state, 'wine'), lineOf(state, 'price')]).toEqual([
      ['Verschrieben', before.wine],
      [null, '11.00'],
    ]);
    expect(status).toBe(200);
    expect((await owner.call('GET', `/wine/${id}`)).body.data).toEqual({ ...before, version: 3 });
    expect(bottleSize.size).toBe(before.bottleSizes[0].size);
    const row = await newest({ item: before.wine });
    expect(row).toMatchObject({ action: 'restore-state', bring_back: 1 });
  });

  it('keeps the price that a page prints', async () => {
    const { wines, bottleSize } = await ownWines(1);
    const id = wines[0]?.id ?? 0;
    const { size } = await prisma().bottleSize.create({ data: { size: '37.5 cl' } });
    const small = await prisma().bottleSize.findFirstOrThrow({ where: { size } });
    await owner.call('POST', `/wine/add-price/${id}/${small.id}/12`);
    await filledPage([id], small.id);
    const { state, status, body } = await bringBack({ item: wines[0]?.wine, kind: 'wine' });
    expect([status, body.error, state.refused?.error]).toEqual([
      409,
      'wine.price-on-page',
      'wine.price-on-page',
    ]);
    expect(bottleSize.id).not.toBe(small.id);
  });
});

describe('a logo', () => {
  const makeReal = async () => {
    const logo = await makeLogo(server, owner.userId);
    const bytes = await makeLogoPdf(logo.name);
    const file = await storePdf(server, bytes, 'Zeichen.pdf');
    await prisma().logo.update({ where: { id: logo.id }, data: { fileId: file.id } });
    return { logo, bytes, sha256: file.sha256 };
  };
  const download = async (id: number) => {
    const response = await fetch(`${server.origin}/api/logo/download/${id}`, {
      headers: { Authorization: `Bearer ${owner.token}` },
    });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('that was deleted comes back with its file and approval, also after the sweep of the next weeks', async () => {
    const { logo, bytes } = await makeReal();
    await owner.call('DELETE', `/logo/${logo.id}`);
    expect((await download(logo.id)).status).toBe(404);
    const { db, files } = server.context;
    await sweepFiles(db, files, new Date(Date.now() + 29 * DAY_MS));
    const { status } = await bringBack({ item: logo.name });
    expect(status).toBe(200);
    const { body } = await owner.call('GET', `/logo/${logo.id}`);
    expect(body.data).toMatchObject({ name: logo.name, approved: true, ready: 1 });
    expect((await download(logo.id)).bytes.equals(Buffer.from(bytes))).toBe(true);
  });

  it('comes back beside others of its exhibitor at the same time', async () => {
    const real = [await makeReal(), await makeReal(), await makeReal()];
    for (const { logo } of real) await owner.call('DELETE', `/logo/${logo.id}`);
    const rows = await Promise.all(real.map(({ logo }) => newest({ item: logo.name })));
    const answers = await Promise.all(rows.map(({ id }) => admin.call('POST', `/history/bring-back/${id}`)));
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [200, undefined],
      [200, undefined],
      [200, undefined],
    ]);
  });

  it('is gone for good with its file after a month', async () => {
    const { logo, sha256 } = await makeReal();
    await owner.call('DELETE', `/logo/${logo.id}`);
    const { db, files } = server.context;
    await sweepFiles(db, files, new Date(Date.now() + 31 * DAY_MS));
    expect(await files.has(sha256)).toBe(false);
    const { state, status, body } = await bringBack({ item: logo.name });
    expect([state.refused?.error, status, body.error]).toEqual([
      'history.file-gone',
      409,
      'history.file-gone',
    ]);
  });
});

describe('a page', () => {
  it('that was deleted comes back at its position with its wines, and the others move down', async () => {
    const { wines, bottleSize } = await ownWines(2);
    const ids = wines.map(({ id }) => id);
    const { page } = await filledPage(ids, bottleSize.id);
    const next = await makePage(server, catalog.id, owner.userId);
    await owner.call('PUT', `/page/${page.id}`, { footer: 'Am Steg' });
    await admin.call('DELETE', `/page/${page.id}`);
    const { status, state } = await bringBack({ kind: 'page' });
    expect([status, state.refused]).toEqual([200, null]);
    expect(lineOf(state, 'footer')).toEqual([null, 'Am Steg']);
    const { body } = await admin.call('GET', `/page/${page.id}`);
    expect(body.data).toMatchObject({ position: page.position, footer: 'Am Steg', state: 'draft' });
    expect(await contentOf(page.id)).toEqual([['Weisse', ids]]);
    const moved = await prisma().page.findUniqueOrThrow({ where: { id: next.id } });
    expect(moved.position).toBe(page.position + 1);
  });

  it('that is an ad comes back with its PDF, or not at all', async () => {
    const bytes = await makePagePdf('Inserat');
    const make = async () => {
      const page = await makePage(server, catalog.id, owner.userId, { pageType: 2, standId });
      await attachPdf(server, page.id, bytes, 1);
      await admin.call('DELETE', `/page/${page.id}`);
      return page;
    };
    const page = await make();
    expect((await bringBack({ kind: 'page' })).status).toBe(200);
    const { body } = await owner.call('GET', `/page/${page.id}`);
    expect(body.data).toMatchObject({ page_type: 2, position: page.position });
    const file = await prisma().storedFile.findFirstOrThrow({ where: { pages: { some: { id: page.id } } } });
    expect(await server.context.files.has(file.sha256)).toBe(true);
    await admin.call('DELETE', `/page/${page.id}`);
    await server.context.files.remove(file.sha256);
    const { status, body: refusal } = await bringBack({ kind: 'page' });
    expect([status, refusal.error]).toEqual([409, 'history.file-gone']);
  });

  it('that is an ad comes back with its pulls', async () => {
    const page = await makePage(server, catalog.id, owner.userId, { pageType: 2, standId });
    await attachPdf(server, page.id, await makePagePdf('Inserat'), 1);
    expect((await owner.call('POST', `/page/exhibitor-release/${page.id}`, {})).status).toBe(200);
    await admin.call('PUT', `/page/${page.id}`, { release_accepted: 0, comment: 'Zu dunkel.' });
    const pulls = async () => (await owner.call('GET', `/page/${page.id}/pulls`)).body.data;
    const before = await pulls();
    expect(before).toMatchObject([{ number: 1, end: 'rejected', comment: 'Zu dunkel.', kept: 1 }]);
    expect((await admin.call('DELETE', `/page/${page.id}`)).status).toBe(200);
    expect((await bringBack({ kind: 'page' })).status).toBe(200);
    expect(await pulls()).toEqual(before);
  });

  it('comes back neither into an ended catalogue nor to an exhibitor who has left it', async () => {
    const ended = await makeCatalog(server, { from: '2029-01-01', to: '2029-02-01' });
    await prisma().catalogMembership.create({ data: { catalogId: ended.id, exhibitorId: owner.userId } });
    const page = await makePage(server, ended.id, owner.userId);
    await admin.call('DELETE', `/page/${page.id}`);
    const { status, body } = await bringBack({ kind: 'page' });
    expect([status, body.error, body.params]).toEqual([409, 'history.catalog-ended', { name: ended.name }]);
    const stranger = (await joinFair(server, catalog)).user;
    const theirs = await makePage(server, catalog.id, stranger.id);
    await admin.call('DELETE', `/page/${theirs.id}`);
    const key = { catalogId: catalog.id, exhibitorId: stranger.id };
    await prisma().catalogRequest.deleteMany({ where: key });
    await prisma().catalogMembership.delete({ where: { catalogId_exhibitorId: key } });
    expect((await bringBack({ kind: 'page' })).body.error).toBe('history.not-member');
  });
});

describe('an earlier state of a wine page', () => {
  it('comes back with head, footer, categories and wines', async () => {
    const { wines, bottleSize } = await ownWines(3);
    const ids = wines.map(({ id }) => id);
    const { page, categoryId } = await filledPage(ids, bottleSize.id);
    const title = await makePageTitle(server);
    await owner.call('PUT', `/page/${page.id}`, { footer: 'Früher', page_title_id: title.id });
    const remove = await owner.call('DELETE', `/page-category/${categoryId}`);
    expect(remove.status).toBe(200);
    const { id } = await newest({ kind: 'page' });
    await owner.call('PUT', `/page/${page.id}`, { footer: 'Später' });
    const state = await stateOf(id);
    expect(state).toMatchObject({ deleted: 1, exists: 1, refused: null });
    expect(lineOf(state, 'footer')).toEqual(['Später', 'Früher']);
    expect(lineOf(state, 'category')?.[0]).toBeNull();
    expect(await contentOf(page.id)).toEqual([]);
    const done = await admin.call('POST', `/history/bring-back/${id}`);
    expect([done.status, done.body.data]).toEqual([200, { entity: 'page-category', id: page.id, notes: [] }]);
    expect(await contentOf(page.id)).toEqual([['Weisse', ids]]);
    expect((await owner.call('GET', `/page/${page.id}`)).body.data.footer).toBe('Früher');
    const undone = await newest({ kind: 'page' });
    expect(undone.action).toBe('restore-state');
    await admin.call('POST', `/history/bring-back/${undone.id}`);
    expect(await contentOf(page.id)).toEqual([]);
  });

  it('is refused while the page is released, and without the wine or its price', async () => {
    const { wines, bottleSize } = await ownWines(2);
    const [kept = 0, gone = 0] = wines.map(({ id }) => id);
    const { page, categoryId } = await filledPage([kept, gone], bottleSize.id);
    await owner.call('DELETE', `/page-category/${categoryId}`);
    const { id } = await newest({ kind: 'page' });
    const refusal = async () => (await admin.call('POST', `/history/bring-back/${id}`)).body;
    const release = (state: 'released' | 'draft') =>
      prisma().$executeRaw`
        UPDATE page SET state = ${state}::release_state, snapshot = CASE WHEN ${state} = 'released' THEN '{}'::jsonb END
        WHERE id = ${page.id}`;
    await release('released');
    expect((await refusal()).error).toBe('page.released');
    await release('draft');
    await owner.call('DELETE', `/wine/delete-price/${kept}/${bottleSize.id}`);
    await prisma().winePrice.deleteMany({ where: { wineId: kept } });
    expect(await refusal()).toMatchObject({ error: 'history.price-gone', params: { wine: wines[0]?.wine } });
    await owner.call('DELETE', `/wine/${gone}`);
    await prisma().winePrice.create({
      data: { wineId: kept, bottleSizeId: bottleSize.id, price: 5 },
    });
    expect(await refusal()).toMatchObject({ error: 'history.wine-gone', params: { wine: wines[1]?.wine } });
  });
});

it('is for administrators only', async () => {
  const { id } = await newest({ kind: 'page' });
  for (const call of [
    () => owner.call('GET', `/history/state/${id}`),
    () => owner.call('POST', `/history/bring-back/${id}`),
  ])
    expect((await call()).status).toBe(403);
});
