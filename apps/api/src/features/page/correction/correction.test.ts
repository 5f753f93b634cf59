// Length: every case stands on the same fair and pages, whose making takes longer than the cases.
import type { PageCorrection } from '@rebblatt/contracts';
import { printingStill } from '@rebblatt/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makeLogo,
  makePage,
  makeWines,
} from '../../../testing/fair.ts';
import { findBrokenInvariants } from '../../../testing/invariants.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

/** Each correction is laid out in the browser before it is proposed, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;
let catalog: { id: number; catalogType: number };
let standId: number;
let logoId: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server, { name: 'Sommermesse 2030' });
  const joined = await joinFair(server, catalog, { companyName: 'Weingut Sonnenhalde', winePages: 50 });
  owner = joined.client;
  standId = joined.stand.id;
  other = (await joinFair(server, catalog)).client;
  logoId = (await makeLogo(server, owner.userId)).id;
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

/** A released page with two wines of its own, in a category with one bottle size. */
async function releasedPage() {
  const { prisma } = server.context.db;
  const { wines, bottleSize } = await makeWines(server, owner.userId, 2);
  const { id } = await makePage(server, catalog.id, owner.userId, { standId });
  await prisma.page.update({ where: { id }, data: { logoId, footer: 'Am Steg' } });
  const placed = wines.map(({ id: wineId }, index) => ({ wineId, position: index + 1 }));
  const category = await prisma.pageCategory.create({
    data: {
      pageId: id,
      category: 'Weissweine',
      position: 1,
      bottleSize1Id: bottleSize.id,
      wines: { create: placed },
    },
  });
  expect((await owner.call('POST', `/page/exhibitor-release/${id}`)).status).toBe(200);
  return { id, categoryId: category.id, wine: wines[0]?.id ?? 0, wineName: wines[0]?.wine ?? '' };
}

type Released = Awaited<ReturnType<typeof releasedPage>>;
let page: Released;
beforeEach(async () => {
  page = await releasedPage();
});

const read = async (id = page.id, client = admin) => (await client.call('GET', `/page/${id}`)).body.data;
const propose = async (changes: object[], more: object = {}, client = admin, { id } = page) => {
  const { version } = await read(id);
  return client.call('POST', `/page/${id}/correction`, { pull: 1, version, changes, ...more });
};
const shown = async (client = owner): Promise<PageCorrection | null> =>
  (await client.call('GET', `/page/${page.id}/correction`)).body.data;
const act = (id: number, deed: string, client = owner, body: object = {}) =>
  client.call('POST', `/page-correction/${id}/${deed}`, body);
const mails = async (kind: string) =>
  server.context.db.prisma.mail.findMany({ where: { kind, text: { contains: `edit/${page.id}` } } });
const sheet = async ({ id } = page) => (await owner.call('GET', `/page-sheet/${id}`)).body.data.page.content;
const texts = () => [
  { field: 'wine', id: page.wine, to: 'Räuschling' },
  { field: 'price1', id: page.wine, to: 19.5 },
  { field: 'category', id: page.categoryId, to: 'Weisse' },
  { field: 'footer', to: 'Beim Steg' },
  { field: 'city', to: 'Stäfa' },
];

describe('a correction that the organiser proposes', () => {
  it('is taken over as the next release, which differs in exactly what was proposed', async () => {
    const before = await sheet();
    const proposed = await propose(texts(), { message: 'Der Name ist verschrieben.' });
    expect(proposed.status).toBe(200);
    expect(await read()).toMatchObject({ state: 'released', correction: 'open' });
    expect(await sheet()).toEqual(before);
    const [mail] = await mails('correction-proposed');
    expect(mail?.text).toContain(`${page.wineName}, Preis: 11.00 → 19.50`);
    expect(mail?.text).toContain('Der Name ist verschrieben.');
    const own = (await owner.call('GET', '/own-standing')).body.data.pages;
    expect(own.find(({ id }: { id: number }) => id === page.id)).toMatchObject({
      standing: 'waiting',
      correction: 'open',
    });

    const correction = await shown();
    expect(correction).toMatchObject({ pull: 1, state: 'open', message: 'Der Name ist verschrieben.' });
    expect(correction?.changes[0]).toEqual({
      field: 'wine',
      id: page.wine,
      of: page.wineName,
      from: page.wineName,
      to: 'Räuschling',
    });
    const taken = await act(correction?.id ?? 0, 'accept');
    expect(taken.body.data).toMatchObject({ state: 'released', correction: 'accepted' });
    expect(await mails('correction-proposed')).toEqual([]);
    expect((await mails('page-released')).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Korrektur übernommen'),
    );

    const after = await sheet();
    const [category] = before.categories;
    expect(after).toEqual({
      ...before,
      company: { ...before.company, city: 'Stäfa' },
      footer: 'Beim Steg',
      categories: [
        {
          ...category,
          category: 'Weisse',
          wines: [{ ...category.wines[0], name: 'Räuschling', price1: 19.5 }, category.wines[1]],
        },
      ],
    });
    expect((await owner.call('GET', `/wine/${page.wine}`)).body.data.wine).toBe('Räuschling');
    const pulls = (await owner.call('GET', `/page/${page.id}/pulls`)).body.data;
    expect(pulls).toMatchObject([
      { number: 2, end: null },
      { number: 1, end: 'corrected' },
    ]);
    const waiting = (await admin.call('GET', `/catalog/${catalog.id}/waiting-pages`)).body.data;
    expect(waiting.find(({ id }: { id: number }) => id === page.id)).toMatchObject({
      pull: 2,
      correction: { state: 'accepted', pull: 1 },
    });
    expect((await act(correction?.id ?? 0, 'accept')).body.error).toBe('correction.ended');
    const decided = await admin.call('PUT', `/page/${page.id}`, { release_accepted: 1 });
    expect(decided.body.data).toMatchObject({ state: 'accepted', correction: null });
    expect(await sheet()).toEqual(after);
  });

  it('is answered instead, which the organiser reads and which leaves the page as it is', async () => {
    const { body } = await propose(texts().slice(0, 1));
    const before = await sheet();
    expect((await act(body.data.id, 'answer', owner, { answer: ' ' })).status).toBe(422);
    const answered = await act(body.data.id, 'answer', owner, { answer: 'So heisst er wirklich.' });
    expect(answered.body.data).toMatchObject({ state: 'answered', answer: 'So heisst er wirklich.' });
    expect(await sheet()).toEqual(before);
    expect((await mails('correction-answered'))[0]?.text).toContain('So heisst er wirklich.');
    expect(await read()).toMatchObject({ state: 'released', correction: 'answered' });
    expect((await act(body.data.id, 'accept')).body.error).toBe('correction.ended');
    // Another one may follow.
    expect((await propose([{ field: 'footer', to: null }])).status).toBe(200);
  });

  it('is withdrawn with the mail that is still held, and closed by any decision', async () => {
    const first = await propose(texts());
    expect((await propose(texts())).body.error).toBe('correction.open');
    expect((await act(first.body.data.id, 'withdraw', admin)).body.data.state).toBe('withdrawn');
    expect(await mails('correction-proposed')).toEqual([]);
    expect(await mails('correction-withdrawn')).toEqual([]);
    expect(await shown()).toBeNull();
    const second = await propose(texts());
    const before = await sheet();
    await admin.call('PUT', `/page/${page.id}`, { release_accepted: 1 });
    expect(await mails('correction-proposed')).toEqual([]);
    expect((await act(second.body.data.id, 'accept')).body.error).toBe('correction.ended');
    expect(await sheet()).toEqual(before);
  });

  it('is not mailed when its page is deleted meanwhile', async () => {
    await propose(texts());
    expect(await mails('correction-proposed')).toHaveLength(1);
    expect((await admin.call('DELETE', `/page/${page.id}`)).status).toBe(200);
    expect(await mails('correction-proposed')).toEqual([]);
    page = await releasedPage();
    await admin.call('PUT', `/page/${page.id}`, { release_accepted: 0, comment: 'Bitte prüfen.' });
    expect(await mails('page-rejected')).toHaveLength(1);
    expect((await admin.call('DELETE', `/page/${page.id}`)).status).toBe(200);
    expect(await mails('page-rejected')).toEqual([]);
  });

  it('is taken over once, however often that is asked at the same time', async () => {
    const { body } = await propose(texts());
    const answers = await Promise.all([1, 2, 3].map(() => act(body.data.id, 'accept')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await owner.call('GET', `/page/${page.id}/pulls`)).body.data).toHaveLength(2);
  });

  it('can still be taken over after the end of the collection', async () => {
    const { body } = await propose(texts().slice(0, 2));
    const ended = { fromOn: new Date('2030-06-01'), toOn: new Date('2030-06-30') };
    const { prisma } = server.context.db;
    const { fromOn, toOn } = await prisma.catalog.findUniqueOrThrow({ where: { id: catalog.id } });
    await prisma.catalog.update({ where: { id: catalog.id }, data: ended });
    expect((await act(body.data.id, 'accept')).status).toBe(200);
    await prisma.catalog.update({ where: { id: catalog.id }, data: { fromOn, toOn } });
  });
});

describe('a text that stands on several released pages', () => {
  it('is corrected on each, and prints on each only what was taken over there', async () => {
    const [second, third] = [await releasedPage(), await releasedPage()];
    const street = [{ field: 'street', to: 'Seehalde' }];
    const first = await propose(street);
    const again = await propose([...street, { field: 'footer', to: 'Hier' }], {}, admin, second);
    const footer = await propose([{ field: 'footer', to: 'Dort' }], {}, admin, third);
    const before = { second: await sheet(second), third: await sheet(third) };
    for (const client of [admin, owner]) {
      const { data } = (await client.call('GET', `/page/${page.id}/shared-texts`)).body;
      const named = printingStill(data, first.body.data.changes).map(({ id }) => id);
      expect(named).toEqual(expect.arrayContaining([second.id, third.id]));
      expect(named).not.toContain(page.id);
    }

    const position = String((await read(second.id)).position);
    expect((await mails('correction-proposed'))[0]?.text).toMatch(new RegExp(`Position .*\\b${position}\\b`));

    expect((await act(first.body.data.id, 'accept')).status).toBe(200);
    expect(await sheet(second)).toEqual(before.second);
    expect((await act(footer.body.data.id, 'accept')).status).toBe(200);
    expect(await sheet(third)).toEqual({ ...before.third, footer: 'Dort' });
    expect((await act(again.body.data.id, 'accept')).status).toBe(200);
    const company = { ...before.second.company, street: 'Seehalde' };
    expect(await sheet(second)).toEqual({ ...before.second, company, footer: 'Hier' });

    // What was taken over on another page is not written over, but can follow here at any time.
    const more = { pull: 2 };
    const otherwise = await propose([{ field: 'street', to: 'Seeweg' }], more, admin, third);
    expect(otherwise.body.error).toBe('correction.changed-since');
    const followed = await propose(street, more, admin, third);
    expect((await act(followed.body.data.id, 'accept')).status).toBe(200);
    expect((await sheet(third)).company.street).toBe('Seehalde');
  });

  it('stands in the way of no page, as long as none was released with it', async () => {
    const { prisma } = server.context.db;
    const [second, settled] = [await releasedPage(), await releasedPage()];
    const before = await sheet(second);
    await admin.call('PUT', `/page/${settled.id}`, { release_accepted: 1 });
    const first = await propose([{ field: 'street', to: 'Rebweg' }]);
    // On an accepted page nothing can be taken over.
    const position = String((await read(settled.id)).position);
    const [mail] = await mails('correction-proposed');
    expect(mail?.text).not.toMatch(new RegExp(`auch auf Position .*\\b${position}\\b`));

    const form = { release_accepted: 0, comment: 'Bitte prüfen.' };
    const { version } = (await admin.call('PUT', `/page/${second.id}`, form)).body.data;
    expect((await act(first.body.data.id, 'accept')).status).toBe(200);
    const back = await admin.call('POST', `/page/take-back-rejection/${second.id}`, { version });
    expect(back.status).toBe(200);
    expect(await sheet(second)).toEqual(before);
    const footer = [{ field: 'footer', to: 'Dort' }];
    const again = await propose(footer, {}, admin, second);
    expect((await act(again.body.data.id, 'accept')).status).toBe(200);

    // Released with another street, the page does not print the one that was taken over before.
    const setStreet = (street: string) =>
      prisma.exhibitor.update({ where: { id: owner.userId }, data: { street } });
    await owner.call('POST', `/page/cancel-release/${second.id}`);
    await setStreet('Neugasse');
    expect((await owner.call('POST', `/page/exhibitor-release/${second.id}`)).status).toBe(200);
    await setStreet('Rebweg');
    const late = await propose([{ field: 'footer', to: 'Da' }], { pull: 3 }, admin, second);
    expect(late.body.error).toBe('correction.changed-since');

    await prisma.page.update({ where: { id: second.id }, data: { active: false } });
    const { data } = (await owner.call('GET', `/page/${page.id}/shared-texts`)).body;
    const ids = data.map(({ id }: { id: number }) => id);
    expect(ids).toContain(settled.id);
    expect(ids).not.toContain(second.id);
  });

  it('is a wine of theirs, whose price is that of the same size', async () => {
    const { prisma } = server.context.db;
    const { bottleSize } = await makeWines(server, owner.userId, 1);
    const size = await prisma.pageCategory.findUniqueOrThrow({ where: { id: page.categoryId } });
    const sizes = { bottleSize1Id: bottleSize.id, bottleSize2Id: size.bottleSize1Id };
    await prisma.winePrice.create({ data: { wineId: page.wine, bottleSizeId: bottleSize.id, price: 7 } });
    const placeOn = async ({ id }: { id: number }) => {
      const wines = { create: [{ wineId: page.wine, position: 1 }] };
      const category = { category: 'Zwei Grössen', position: 2, ...sizes };
      await prisma.pageCategory.create({ data: { pageId: id, ...category, wines } });
    };
    const second = await releasedPage();
    await owner.call('POST', `/page/cancel-release/${second.id}`);
    await placeOn(second);
    const open = (await owner.call('GET', `/page/${page.id}/shared-texts`)).body.data;
    const there = open.find(({ id }: { id: number }) => id === second.id);
    expect(there).toMatchObject({ state: 'draft' });
    expect(there.texts).toContainEqual({ field: 'price1', id: page.wine, value: 11 });
    expect((await owner.call('POST', `/page/exhibitor-release/${second.id}`)).status).toBe(200);

    const here = [
      { field: 'wine', id: page.wine, to: 'Completer' },
      { field: 'price1', id: page.wine, to: 21 },
    ];
    const onSecond = [
      { field: 'wine', id: page.wine, to: 'Completer' },
      { field: 'price2', id: page.wine, to: 21 },
    ];
    const first = await propose(here);
    const footer = await propose([{ field: 'footer', to: 'Dort' }], { pull: 2 }, admin, second);
    const before = await sheet(second);
    expect((await act(first.body.data.id, 'accept')).status).toBe(200);
    expect(await sheet(second)).toEqual(before);
    expect((await act(footer.body.data.id, 'accept')).status).toBe(200);
    expect(await sheet(second)).toEqual({ ...before, footer: 'Dort' });
    const again = await propose(onSecond, { pull: 3 }, admin, second);
    const { version } = (await owner.call('GET', `/wine/${page.wine}`)).body.data;
    expect((await act(again.body.data.id, 'accept')).status).toBe(200);
    expect((await sheet(second)).categories[1].wines[0]).toMatchObject({
      name: 'Completer',
      price1: 7,
      price2: 21,
    });
    // It was so already.
    expect((await owner.call('GET', `/wine/${page.wine}`)).body.data.version).toBe(version);
    // What was taken over for one size explains no price of another.
    const row = { wineId: page.wine, bottleSizeId: bottleSize.id };
    await prisma.winePrice.update({ where: { wineId_bottleSizeId: row }, data: { price: 21 } });
    const otherSize = await propose([{ field: 'footer', to: 'Da' }], { pull: 4 }, admin, second);
    expect(otherSize.body.error).toBe('correction.changed-since');
  });
});

describe('what cannot be proposed or taken over', () => {
  it('is a text that the page does not have, one that the forms refuse, or nothing', async () => {
    const foreign = (await makeWines(server, other.userId, 1)).wines[0]?.id;
    const errorsOf = async (change: object) => Object.keys((await propose([change])).body.errors ?? {});
    expect(await errorsOf({ field: 'wine', id: foreign, to: 'Fremder Wein' })).toEqual(['changes.0.id']);
    expect(await errorsOf({ field: 'price2', id: page.wine, to: 12 })).toEqual(['changes.0.id']);
    expect(await errorsOf({ field: 'category', id: page.wine + 9999, to: 'Rote' })).toEqual(['changes.0.id']);
    expect(await errorsOf({ field: 'price1', id: page.wine, to: null })).toEqual(['changes.0.to']);
    expect(await errorsOf({ field: 'year', id: page.wine, to: 1200 })).toEqual(['changes.0.to']);
    expect(await errorsOf({ field: 'phone', to: 'anrufen' })).toEqual(['changes.0.to']);
    expect(await errorsOf({ field: 'sku', id: page.wine, to: 'A1' })).toHaveLength(1);
    expect(await errorsOf({ field: 'footer', to: 'Am Steg' })).toEqual(['changes']);
    const twice = await propose([texts()[0] ?? {}, texts()[0] ?? {}]);
    expect(Object.keys(twice.body.errors)).toEqual(['changes.1.id']);
    const long = await propose([{ field: 'footer', to: 'Zeile\n'.repeat(160) }]);
    expect(long.body.error).toBe('page.does-not-fit');
    expect((await propose([{ field: 'footer', to: 'Zeichen \u{10FFFD}' }])).body.error).toBe(
      'page.unprintable-characters',
    );
    expect(await shown(admin)).toBeNull();
  });

  it('is something on an outdated release, or what was changed since elsewhere', async () => {
    const stale = await propose(texts(), { pull: 2 });
    expect(stale.body.error).toBe('conflict.stale');
    expect((await propose(texts(), { version: 1 })).body.error).toBe('conflict.stale');
    const { body } = await propose(texts());
    const wine = (await owner.call('GET', `/wine/${page.wine}`)).body.data;
    await owner.call('PUT', `/wine/${page.wine}`, { wine: 'Umgetauft', version: wine.version });
    const before = await sheet();
    expect((await act(body.data.id, 'accept')).body.error).toBe('correction.changed-since');
    expect(await sheet()).toEqual(before);
    expect((await owner.call('GET', `/exhibitor/${owner.userId}`)).body.data.city).not.toBe('Zürich');
    expect((await shown())?.state).toBe('open');
    await act(body.data.id, 'withdraw', admin);
    expect((await propose(texts())).body.error).toBe('correction.changed-since');
  });

  it('is the correction of somebody else, and no administrator takes one over', async () => {
    expect((await propose(texts(), {}, owner)).status).toBe(403);
    const { body } = await propose(texts());
    expect((await other.call('GET', `/page/${page.id}/correction`)).status).toBe(404);
    expect((await act(body.data.id, 'accept', other)).status).toBe(404);
    expect((await act(body.data.id, 'answer', other, { answer: 'Nein.' })).status).toBe(404);
    expect((await act(body.data.id, 'accept', admin)).status).toBe(404);
    expect((await act(body.data.id, 'withdraw', owner)).status).toBe(403);
    expect((await shown())?.state).toBe('open');
  });

  it('is anything on a page that does not wait, or on an advertisement', async () => {
    await admin.call('POST', `/page/cancel-release/${page.id}`, {});
    expect((await propose(texts())).body.error).toBe('page.not-released');
    const ad = await makePage(server, catalog.id, owner.userId, { pageType: 2, standId });
    const form = { pull: 1, version: 1, changes: [{ field: 'footer', to: 'Neu' }] };
    expect((await admin.call('POST', `/page/${ad.id}/correction`, form)).body.error).toBe(
      'page.not-editable',
    );
  });
});
