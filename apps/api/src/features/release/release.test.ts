// Length: every test steps through one fair, whose press would have to be started again for a second file.
import type { PageItem } from '@rebblatt/contracts';
import { releaseStates } from '@rebblatt/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
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
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

/** A release lays its page out in the browser, at low priority, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;
let standId: number;
let catalog: { id: number; catalogType: number; name: string };
let logoId: number;
let wines: number[];

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server, { name: 'Sommermesse 2030' });
  const joined = await joinFair(server, catalog, { companyName: 'Weingut Sonnenhalde' });
  owner = joined.client;
  standId = joined.stand.id;
  other = (await joinFair(server, catalog)).client;
  logoId = (await makeLogo(server, owner.userId)).id;
  wines = (await makeWines(server, owner.userId, 40)).wines.map(({ id }) => id);
});
// Nothing is held of what the case before has decided.
beforeEach(() => server.context.db.pool.query(`DELETE FROM job WHERE payload ? 'collected'`));
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

/** A wine page with a logo and a category of this many wines. */
async function filledPage(count: number, lastCatalogId = catalog.id) {
  const { id } = await makePage(server, lastCatalogId, owner.userId, { standId });
  await server.context.db.prisma.page.update({ where: { id }, data: { logoId } });
  const category = await server.context.db.prisma.pageCategory.create({
    data: {
      pageId: id,
      category: 'Weissweine',
      position: 1,
      wines: {
        create: wines.slice(0, count).map((wineId, index) => ({ wineId, position: index + 1 })),
      },
    },
  });
  return { id, categoryId: category.id };
}

const release = (id: number, client = owner) => client.call('POST', `/page/exhibitor-release/${id}`);
const decide = (id: number, form: object, client = admin): Promise<Answer<{ data: PageItem }>> =>
  client.call('PUT', `/page/${id}`, form);
const state = async (id: number) => (await admin.call('GET', `/page/${id}`)).body.data.state;
const mails = async (kind: string) =>
  (await server.context.db.prisma.mail.findMany({ where: { kind }, orderBy: { id: 'asc' } })).map(
    ({ recipient, subject, text }) => ({ recipient, subject, text }),
  );

describe('the release of a wine page', () => {
  it('is announced to everybody in the language they last used', async () => {
    const { id } = await filledPage(1);
    const { prisma } = server.context.db;
    await prisma.user.updateMany({
      where: { id: { in: [owner.userId, admin.userId] } },
      data: { language: 'en' },
    });
    await release(id);
    await decide(id, { release_accepted: 0, comment: 'Vintages, please.' });
    const [firstMail] = await mails('page-released');
    expect(firstMail?.subject).toMatch(/^Released: wine page \d+, Weingut Sonnenhalde$/);
    const [bad] = await mails('page-rejected');
    expect(bad?.subject).toBe('Your wine page needs a change');
    expect(bad?.text).toContain('The organiser’s remark:\nVintages, please.');
    await prisma.user.updateMany({ data: { language: null } });
    await prisma.mail.deleteMany();
  });

  it('passes from draft through rejection to acceptance and back, mailed and logged at each step', async () => {
    const { id } = await filledPage(3);
    const released = await release(id);
    expect(released.status).toBe(200);
    expect(released.body.data).toMatchObject({
      state: 'released',
      released: 1,
      release_accepted: null,
      editable: 0,
    });
    const position = released.body.data.position;
    const [firstMail] = await mails('page-released');
    expect(firstMail?.subject).toBe(`Freigegeben: Weinseite ${position}, Weingut Sonnenhalde`);
    expect(firstMail?.text).toContain(`http://catalogue.test/active-catalog/page/edit/${id}`);

    const mute = await decide(id, { release_accepted: 0 });
    expect(mute.body.errors?.comment?.[0]?.key).toBe('page.rejection-needs-comment');
    const rejected = await decide(id, { release_accepted: 0, comment: 'Bitte die Jahrgänge ergänzen.' });
    expect(rejected.body.data).toMatchObject({ state: 'rejected', released: 0, release_accepted: 0 });
    const [bad] = await mails('page-rejected');
    expect(bad?.text).toContain('Bitte die Jahrgänge ergänzen.');
    expect((await owner.call('GET', `/page/${id}`)).body.data).toMatchObject({
      editable: 1,
      comment: 'Bitte die Jahrgänge ergänzen.',
    });

    expect((await release(id)).body.data).toMatchObject({ state: 'released', comment: null });
    const accepted = await decide(id, { release_accepted: 1 });
    expect(accepted.body.data).toMatchObject({ state: 'accepted', released: 1, release_accepted: 1 });
    expect(accepted.body.data.decided_at).toBe('2030-07-15T10:00:00.000Z');
    expect((await mails('page-accepted'))[0]?.subject).toBe('Ihre Weinseite ist angenommen');

    expect((await decide(id, { release_accepted: null })).body.data.state).toBe('released');
    const cancelled = await admin.call('POST', `/page/cancel-release/${id}`);
    expect(cancelled.body.data).toMatchObject({ state: 'draft', released: null, release_accepted: null });
    const history = await server.context.db.prisma.history.findMany({
      where: { entity: 'page', entityId: id },
      orderBy: { id: 'asc' },
    });
    expect(history.map(({ action }) => action)).toEqual([
      'release',
      'reject',
      'release',
      'accept',
      'withdraw',
      'cancel',
    ]);
    expect(history[0]?.after).toMatchObject({
      snapshot: { company: { company_name: 'Weingut Sonnenhalde' } },
    });
  });

  it('stores what was released, whatever happens to the wines afterwards', async () => {
    const { id, categoryId } = await filledPage(2);
    const sheet = async () => (await owner.call('GET', `/page-sheet/${id}`)).body.data;
    expect(await sheet()).toMatchObject({ from_snapshot: 0, catalog_name: 'Sommermesse 2030' });
    await release(id);
    const before = await sheet();
    expect(before).toMatchObject({
      from_snapshot: 1,
      page: { page_type: 1, content: { company: { company_name: 'Weingut Sonnenhalde' } } },
    });
    const wine = (await owner.call('GET', `/wine/${wines[0]}`)).body.data;
    await owner.call('PUT', `/wine/${wines[0]}`, { wine: 'Ganz anderer Wein' });
    expect(await sheet()).toEqual(before);
    const approved = await owner.call('GET', `/page-category/approved-by-page/${id}`);
    expect(approved.body.data).toMatchObject([
      { id: categoryId, category: 'Weissweine', approved_wines: [{ wine_name: wine.wine }, {}] },
    ]);
    await owner.call('PUT', `/wine/${wines[0]}`, { wine: wine.wine });
  });

  it('requires a logo, a category, a wine in one and enough room', async () => {
    const bare = await makePage(server, catalog.id, owner.userId);
    expect((await release(bare.id)).body.error).toBe('page.no-logo');
    await owner.call('PUT', `/page/${bare.id}`, { logo_id: logoId });
    expect((await release(bare.id)).body.error).toBe('page.no-categories');
    for (const category of ['Weissweine', 'Rotweine'])
      await owner.call('POST', '/page-category', { page_id: bare.id, category });
    expect((await release(bare.id)).body.error).toBe('page.no-wines');
    const { id } = await filledPage(40);
    const full = await release(id);
    expect([full.status, full.body.error]).toEqual([409, 'page.does-not-fit']);
    expect(await state(id)).toBe('draft');
  });

  it('names the characters that cannot be printed', async () => {
    const { id } = await filledPage(1);
    await owner.call('PUT', `/page/${id}`, { footer: 'Prost 🍷 auf Ξινόμαυρο, Żółć und Šipon' });
    const odd = await release(id);
    expect([odd.status, odd.body.error]).toEqual([409, 'page.unprintable-characters']);
    expect(odd.body.params).toEqual({ characters: '🍷 Ξ ι ν ό μ α υ ρ ο' });
    await owner.call('PUT', `/page/${id}`, { footer: 'Prost auf Żółć und Šipon' });
    expect((await release(id)).status).toBe(200);
  });

  it('names in words a character that nobody sees', async () => {
    const { id } = await filledPage(1);
    // As a database from before the names were cleaned may have it.
    await server.context.db.prisma.page.update({ where: { id }, data: { footer: 'Guter Pinot\u200B Noir' } });
    const odd = await release(id);
    expect([odd.status, odd.body.error]).toEqual([409, 'page.invisible-character']);
    expect(odd.body.params).toMatchObject({ character: 'U+200B' });
    expect(odd.body.params?.after).toMatch(/Pinot$/);
    await owner.call('PUT', `/page/${id}`, { footer: 'Guter Pinot\u200B Noir' });
    expect((await release(id)).status).toBe(200);
  });

  it('requires a checked PDF for an ad', async () => {
    const ad = await makePage(server, catalog.id, owner.userId, { pageType: 2 });
    expect((await release(ad.id)).body.error).toBe('page.no-pdf');
  });

  it('is refused twice, on pages of others, and on an older version', async () => {
    const { id } = await filledPage(1);
    expect((await release(id, other)).status).toBe(404);
    const late = await owner.call('POST', `/page/exhibitor-release/${id}`, { version: 7 });
    expect([late.status, late.body.error]).toEqual([409, 'conflict.stale']);
    const answers = await Promise.all([release(id), release(id), release(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await release(id)).body.error).toBe('page.released');
  });

  it('can be done by an administrator, which notifies the exhibitor', async () => {
    const { id } = await filledPage(1);
    await release(id, admin);
    const firstMail = await mails('page-released');
    expect(firstMail.at(-1)?.subject).toBe('Ihre Weinseite wurde freigegeben');
  });

  it('is withdrawn by its exhibitor before the decision, which notifies the administrators', async () => {
    const { id } = await filledPage(1);
    const takeBack = (who = owner) => who.call('POST', `/page/cancel-release/${id}`, {});
    expect((await takeBack()).body.error).toBe('page.not-released');
    await release(id);
    expect((await takeBack(other)).status).toBe(404);
    expect((await takeBack()).body.data).toMatchObject({ state: 'draft', editable: 1, released_at: null });
    const [firstMail] = await mails('page-taken-back');
    expect(firstMail?.subject).toMatch(/^Zurückgezogen: Weinseite \d+, Weingut Sonnenhalde$/);
    expect(firstMail?.recipient).not.toBe((await mails('page-accepted'))[0]?.recipient);

    await release(id);
    await decide(id, { release_accepted: 1 });
    expect((await takeBack()).body.error).toBe('page.accepted');
    expect(await state(id)).toBe('accepted');
  });
});

describe('the decision', () => {
  it('belongs to administrators and is possible only for a released page', async () => {
    const { id } = await filledPage(1);
    expect((await decide(id, { release_accepted: 1 })).body.error).toBe('page.not-released');
    await release(id);
    const own = await decide(id, { release_accepted: 1 }, owner);
    expect(own.body.data.state).toBe('released');
    expect(await state(id)).toBe('released');
    await decide(id, { release_accepted: 1 });
    expect((await admin.call('POST', `/page/cancel-release/${id}`)).body.error).toBe('page.accepted');
    const deleted = await admin.call('DELETE', `/page/${id}`);
    expect([deleted.status, deleted.body.error]).toEqual([409, 'page.accepted']);
    const stand = await decide(id, { stand_id: standId + 1000, release_accepted: 1 });
    expect([stand.status, stand.body.error]).toEqual([409, 'page.stand-locked']);
  });

  it('against a page is not taken back when a wine of it has changed, or without its version', async () => {
    const { id } = await filledPage(1);
    await release(id);
    const { version } = (await decide(id, { release_accepted: 0, comment: 'Zu kurz.' })).body.data;
    const takeBack = (form: object) => admin.call('POST', `/page/take-back-rejection/${id}`, form);
    expect((await takeBack({})).status).toBe(422);
    const wineId = wines[0] ?? 0;
    const { wine } = (await owner.call('GET', `/wine/${wineId}`)).body.data;
    await server.context.db.prisma.wine.update({ where: { id: wineId }, data: { wine: 'Räuschling' } });
    expect((await takeBack({ version })).body.error).toBe('conflict.stale');
    await server.context.db.prisma.wine.update({ where: { id: wineId }, data: { wine } });
    expect((await takeBack({ version })).body.data.state).toBe('released');
  });
});

/** Every call that changes a page or its content. */
const writes = (page: { id: number; categoryId: number; adId: number }): [string, string, unknown?][] => [
  ['PUT', `/page/${page.id}`, { footer: 'Neu' }],
  ['PUT', `/page/${page.id}`, { active: 0 }],
  ['PUT', `/page/${page.id}`, { logo_id: null }],
  ['PUT', `/page/swap-positions/${page.id}/${page.adId}`],
  ['PUT', `/page/change-position/${page.id}/1`],
  ['PATCH', '/page/persist-order', [{ id: page.id, position: 1 }]],
  ['POST', `/page/exhibitor-release/${page.id}`],
  ['POST', '/page-category', { page_id: page.id, category: 'Neu' }],
  ['PUT', `/page-category/${page.categoryId}`, { category: 'Neu' }],
  ['DELETE', `/page-category/${page.categoryId}`],
  ['PUT', `/page-category/swap-positions/${page.categoryId}/${page.categoryId}`],
  ['POST', `/page-category/add-wine/${page.categoryId}/${wines[9]}`],
  ['POST', `/page-category/remove-wine/${page.categoryId}/${wines[0]}`],
  ['POST', '/page-category/remove-wines', { category_id: page.categoryId, wines: [wines[0]] }],
  ['PUT', `/page-category/swap-wine-positions/${wines[0]}/${wines[1]}/${page.categoryId}/${page.categoryId}`],
  [
    'PUT',
    `/page-category/move-wine-to-position-of/${wines[0]}/${page.categoryId}/${wines[1]}/${page.categoryId}`,
  ],
  ['PUT', `/page-category/swap-wine-category/${wines[0]}/${page.categoryId}/${page.categoryId}`],
  ['POST', '/catalog/update-ad', { id: page.adId, active: 0 }],
];

/** All rows of a page that a user could change. */
const rowsOf = (page: { id: number; adId: number }) =>
  server.context.db.prisma.page.findMany({
    where: { id: { in: [page.id, page.adId] } },
    orderBy: { id: 'asc' },
    include: { categories: { include: { wines: { orderBy: { position: 'asc' } } } } },
  });

async function closedPage(catalogId: number, flags: object) {
  const page = await filledPage(2, catalogId);
  const ad = await makePage(server, catalogId, owner.userId, { pageType: 2 });
  await server.context.db.prisma.page.updateMany({ where: { id: { in: [page.id, ad.id] } }, data: flags });
  return { ...page, adId: ad.id };
}

describe('every way to change a page is closed for its exhibitor', () => {
  const snapshot = {};

  it.each([
    ['released', { state: releaseStates.released, snapshot }, ['page.released']],
    ['accepted', { state: releaseStates.accepted, snapshot }, ['page.accepted']],
  ])('while it is %s', async (_, flags, codes) => {
    const page = await closedPage(catalog.id, flags);
    const before = await rowsOf(page);
    for (const [method, path, body] of writes(page)) {
      const { status, body: answer } = await owner.call(method, path, body);
      expect([method, path, status, codes.includes(String(answer.error))]).toEqual([method, path, 409, true]);
    }
    expect(await rowsOf(page)).toEqual(before);
  });

  it('after the end of the collection, while administrators can continue', async () => {
    const old = await makeCatalog(server, { from: '2030-05-01', to: '2030-06-30' });
    const page = await closedPage(old.id, {});
    const before = await rowsOf(page);
    for (const [method, path, body] of writes(page)) {
      const { status, body: answer } = await owner.call(method, path, body);
      expect([method, path, status, answer.error]).toEqual([method, path, 409, 'catalog.closed']);
    }
    expect(await rowsOf(page)).toEqual(before);
    expect((await admin.call('PUT', `/page/${page.id}`, { footer: 'Nachtrag' })).status).toBe(200);
  });

  it('also for an administrator, while it is released, on whoever’s behalf', async () => {
    const page = await closedPage(catalog.id, { state: releaseStates.released, snapshot });
    const acting = await signInAs(server, owner.userId, admin.userId);
    for (const client of [admin, acting])
      expect((await client.call('PUT', `/page/${page.id}`, { footer: 'Heimlich' })).status).toBe(409);
    expect((await admin.call('DELETE', `/page-category/${page.categoryId}`)).status).toBe(409);
  });
});

describe('a page of another exhibitor', () => {
  it('is not found', async () => {
    const title = await makePageTitle(server);
    const { id } = await filledPage(1);
    for (const [method, path, body] of [
      ['GET', `/page/${id}`],
      ['GET', `/page-sheet/${id}`],
      ['PUT', `/page/${id}`, { page_title_id: title.id }],
      ['POST', `/page/exhibitor-release/${id}`, {}],
    ] as const) {
      const answer = await other.call(method, path, body);
      expect([path, answer.status, answer.body.error]).toEqual([path, 404, 'request.not-found']);
    }
  });
});
