import { adSpecimen } from '@rebblatt/specimen';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath } from '../../testing/client.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makeLogo,
  makePage,
  makeWines,
} from '../../testing/fair.ts';
import { makeLogoPdf } from '../../testing/pdf.ts';
import { storePdf } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { changedPlaces } from './changes.press.ts';
import { markChanges } from './compare.press.ts';

/** Pages are printed at low priority, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;
let catalogId: number;
let pageId: number;
let adId: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  const { prisma } = server.context.db;
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  catalogId = catalog.id;
  const joined = await joinFair(server, catalog);
  owner = joined.client;
  other = (await joinFair(server, catalog)).client;
  const page = await makePage(server, catalog.id, owner.userId);
  pageId = page.id;
  const standId = joined.stand.id;
  adId = (await makePage(server, catalog.id, owner.userId, { pageType: 2, standId })).id;
  const logo = await makeLogo(server, owner.userId);
  const file = await storePdf(server, await makeLogoPdf('Rebstock'), 'logo.pdf');
  await prisma.logo.update({ where: { id: logo.id }, data: { fileId: file.id } });
  const { wines, bottleSize } = await makeWines(server, owner.userId, 2);
  await owner.call('PUT', `/page/${pageId}`, { logo_id: logo.id, footer: 'Am Steg' });
  const form = { page_id: pageId, category: 'Weisse', bottle_size1_id: bottleSize.id };
  const { body } = await owner.call('POST', '/page-category', form);
  for (const { id } of wines) await owner.call('POST', `/page-category/add-wine/${body.data.id}/${id}`);
});
afterAll(() => server.stop());

const fetched = async (client: Client, path: string) => {
  const response = await fetch(`${server.origin}/api${path}`, {
    headers: { Authorization: `Bearer ${client.token}` },
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};
const picture = (client: Client, id: number, side: string) =>
  fetched(client, `/history/picture/${id}/${side}`);
const pull = (client: Client, id: number, number: number, against = '') =>
  fetched(client, `/page/${id}/pull/${number}/picture${against}`);

const changes = (client: Client, id: number, number: number, against: number) =>
  client.call('GET', `/page/${id}/pull/${number}/changes?against=${against}`);

/** The part of a picture in which two pictures differ, 0 to 1. */
async function differing(one: Buffer, two: Buffer): Promise<number> {
  const raw = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([raw(one), raw(two)]);
  expect(a.length).toBe(b.length);
  let count = 0;
  for (let i = 0; i < a.length; i += 3) if (Math.abs((a[i + 1] ?? 0) - (b[i + 1] ?? 0)) > 20) count++;
  return count / (a.length / 3);
}

const newest = async () => {
  const query = { columnFilters: { kind: 'page' } };
  return (await admin.call('GET', listPath('history', query, 1))).body.data[0];
};

it('shows what a page printed before a change, and marks in the page of now what is different', async () => {
  await owner.call('PUT', `/page/${pageId}`, { footer: 'Freier Ausschank auf dem Oberdeck' });
  const row = await newest();
  expect(row).toMatchObject({ action: 'update', compare: 1 });
  const [earlier, later, marks] = [
    await picture(owner, row.id, 'earlier'),
    await picture(admin, row.id, 'later'),
    await picture(admin, row.id, 'marks'),
  ];
  expect([earlier.status, later.status, marks.status]).toEqual([200, 200, 200]);
  const changed = await differing(earlier.bytes, later.bytes);
  expect(changed).toBeGreaterThan(0.0005);
  const marked = await differing(later.bytes, marks.bytes);
  expect(marked).toBeGreaterThan(changed);
  expect(marked).toBeLessThan(0.1);
  expect((await picture(other, row.id, 'earlier')).status).toBe(404);
});

it('compares what was released with the release before', async () => {
  const release = async () => {
    const { status } = await owner.call('POST', `/page/exhibitor-release/${pageId}`, {});
    expect(status).toBe(200);
    return newest();
  };
  await release();
  await owner.call('POST', `/page/cancel-release/${pageId}`, {});
  await owner.call('PUT', `/page/${pageId}`, { footer: 'Ganz ohne Ausschank' });
  const row = await release();
  expect(row).toMatchObject({ action: 'release', compare: 1 });
  const [earlier, later] = [await picture(admin, row.id, 'earlier'), await picture(admin, row.id, 'later')];
  expect(await differing(earlier.bytes, later.bytes)).toBeGreaterThan(0.0005);

  // The same as numbered pulls.
  const { data } = (await owner.call('GET', `/page/${pageId}/pulls`)).body;
  expect(data).toMatchObject([
    { number: 2, end: null, ended_at: null, kept: 1, released_by: { organiser: 0 } },
    { number: 1, end: 'cancelled', kept: 1 },
  ]);
  const [first, second] = [await pull(owner, pageId, 1), await pull(admin, pageId, 2)];
  expect(await differing(first.bytes, earlier.bytes)).toBe(0);
  expect(await differing(second.bytes, later.bytes)).toBe(0);
  const marked = await pull(owner, pageId, 2, '?against=1');
  expect(await differing(marked.bytes, second.bytes)).toBeGreaterThan(0.0005);
  expect((await pull(other, pageId, 1)).status).toBe(404);
  expect((await pull(owner, pageId, 3)).status).toBe(404);

  // The words of the foot are one place, at the foot of the type area.
  const places = await changes(owner, pageId, 2, 1);
  expect(places).toMatchObject({ status: 200, body: { total: 1 } });
  const [foot] = places.body.data;
  expect(foot.y_mm).toBeGreaterThan(110);
  expect(foot.y_mm + foot.height_mm).toBeLessThanOrEqual(135);
  expect(foot.height_mm).toBeLessThan(12);
  expect(await changes(admin, pageId, 1, 2)).toMatchObject({ body: { total: 1 } });
  expect((await changes(other, pageId, 2, 1)).status).toBe(404);
  expect((await changes(owner, pageId, 2, 3)).status).toBe(404);
});

it('finds no place in a page that is released again as it was', async () => {
  await owner.call('POST', `/page/cancel-release/${pageId}`, {});
  await owner.call('POST', `/page/exhibitor-release/${pageId}`, {});
  const { data } = (await admin.call('GET', `/catalog/${catalogId}/waiting-pages`)).body;
  const own = data.find(({ id }: { id: number }) => id === pageId);
  expect(own).toMatchObject({ pull: 3, compare_pull: 2 });
  expect(await changes(admin, pageId, 3, 2)).toMatchObject({ status: 200, body: { data: [], total: 0 } });
  expect(await changes(admin, pageId, 3, 1)).toMatchObject({ body: { total: 1 } });
});

/** Uploads another design of an ad and waits until it has been checked. */
async function uploadAd(seed: number) {
  const text = { name: 'Gut Steg', place: 'Stäfa', slogan: 'Willkommen', stand: '12', website: 'steg.test' };
  const form = new FormData();
  form.set('id', String(adId));
  form.set('file', new Blob([Uint8Array.from(await adSpecimen({ seed, ...text }))]), `inserat-${seed}.pdf`);
  expect((await owner.call('POST', '/catalog/update-ad', form)).status).toBe(200);
  const ready = async () => (await owner.call('GET', `/page/${adId}`)).body.data.status.ready;
  await expect.poll(ready, { timeout: 90_000 }).toBe(1);
}

const picturesOf = async (row: { id: number }) => {
  const sides = [await picture(owner, row.id, 'earlier'), await picture(owner, row.id, 'later')] as const;
  expect(sides.map(({ status }) => status)).toEqual([200, 200]);
  return sides.map(({ bytes }) => bytes) as [Buffer, Buffer];
};

it('compares an ad with the PDF that it replaced, and one release of it with the one before', async () => {
  await uploadAd(2);
  expect(await newest()).toMatchObject({ action: 'upload', compare: 0 });
  await owner.call('POST', `/page/exhibitor-release/${adId}`, {});
  const first = await newest();
  expect(first).toMatchObject({ action: 'release', compare: 1 });
  await owner.call('POST', `/page/cancel-release/${adId}`, {});
  await uploadAd(3);
  const uploaded = await newest();
  expect(uploaded).toMatchObject({ action: 'upload', compare: 1 });
  const [earlier, later] = await picturesOf(uploaded);
  expect(await differing(earlier, later)).toBeGreaterThan(0.01);
  const marks = await picture(admin, uploaded.id, 'marks');
  expect(await differing(later, marks.bytes)).toBeGreaterThan(0.01);
  expect((await picture(other, uploaded.id, 'earlier')).status).toBe(404);

  await owner.call('POST', `/page/exhibitor-release/${adId}`, {});
  const [before, now] = await picturesOf(await newest());
  expect(await differing(before, earlier)).toBe(0);
  expect(await differing(now, later)).toBe(0);
  const pulled = [await pull(owner, adId, 1), await pull(owner, adId, 2)] as const;
  expect(await differing(pulled[0].bytes, earlier)).toBe(0);
  expect(await differing(pulled[1].bytes, later)).toBe(0);
  const { data } = (await changes(admin, adId, 2, 1)).body;
  expect(data.length).toBeGreaterThan(0);
  for (const place of data) {
    expect(place.x_mm).toBeGreaterThanOrEqual(-3);
    expect(place.x_mm + place.width_mm).toBeLessThanOrEqual(213);
  }
  // Of the first release what there is now, as it has none before it.
  const [released, current] = await picturesOf(first);
  expect(await differing(released, earlier)).toBe(0);
  expect(await differing(current, later)).toBe(0);
});

it('marks nothing in two pictures that are the same', async () => {
  const paper = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await differing(paper, Buffer.from(await markChanges(paper, paper)))).toBe(0);
});

/** A picture of a page, with dots on it of a size and colour. */
const dotted = (dots: { left: number; top: number; px: number; fill: string }[]) => {
  const drawn = dots.map(
    ({ left, top, px, fill }) => `<rect x="${left}" y="${top}" width="${px}" height="${px}" fill="${fill}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="783">${drawn.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

it('finds a full stop, and a colour that is as dark as the one before', async () => {
  const stop = { left: 600, top: 400, px: 2, fill: '#222' };
  const before = await dotted([{ left: 100, top: 100, px: 40, fill: '#0000ff' }]);
  const after = await dotted([{ left: 100, top: 100, px: 40, fill: '#4b0000' }, stop]);
  const [square, dot, ...more] = await changedPlaces(before, after);
  expect(more).toEqual([]);
  // To half a cell, with a margin of a millimetre.
  const near = (value: number | undefined, wanted: number) =>
    expect(Math.abs((value ?? Number.NaN) - wanted)).toBeLessThan(1);
  near(square?.x_mm, 100 / 5.556 - 3 - 1);
  near(square?.width_mm, 40 / 5.556 + 2);
  near(dot?.x_mm, 600 / 5.556 - 3 - 1);
  near(dot?.y_mm, 400 / 5.556 - 3 - 1);
  expect(await changedPlaces(after, after)).toEqual([]);
});
