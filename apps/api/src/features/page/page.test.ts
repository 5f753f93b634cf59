// Length: one fair and its people for everything that can happen to a page except the steps of its release.

import type { OwnPageRow, PageRow, SheetPlanPage } from '@rebblatt/contracts';
import { releaseStates } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makeLogo,
  makePage,
  makePageTitle,
} from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let catalog: { id: number; catalogType: number; name: string };
let owner: Awaited<ReturnType<typeof joinFair>>;
let other: Awaited<ReturnType<typeof joinFair>>;
let title: { id: number; name: string };

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server, { name: 'Sommermesse 2030' });
  title = await makePageTitle(server);
  owner = await joinFair(server, catalog, { companyName: 'Weingut Ährenfeld', winePages: 2, adPages: 1 });
  other = await joinFair(server, catalog, { companyName: 'Zürcher Keller', winePages: 20 });
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const form = (more: object = {}) => ({
  catalog_id: catalog.id,
  type: 1,
  stand_id: owner.stand.id,
  page_title_id: title.id,
  active: 1,
  ...more,
});
const add = (client: Client, more: object = {}) => client.call('PUT', '/catalog/add-wine', form(more));
const plan = async (): Promise<SheetPlanPage[]> =>
  (await admin.call('GET', `/catalog/${catalog.id}/sheet-plan`)).body.data;

describe('adding a page', () => {
  it('returns its position', async () => {
    const { status, body } = await add(admin, { user_id: owner.user.id });
    expect(status).toBe(201);
    expect(body.position).toBe(3);
    expect(body.data).toMatchObject({
      position: 3,
      page_type: 1,
      accepted: 1,
      active: 1,
      released: null,
      release_accepted: null,
      state: 'draft',
      exhibitor: { company_name: 'Weingut Ährenfeld' },
      user: { email: owner.user.email },
      stand: { stand: owner.stand.stand, ship: null, deck: null },
      page_title: { name: title.name },
      catalog: { id: catalog.id, currently_active: 1 },
      status: { ready: 1, status: null },
      version: 1,
    });
    const registers = (await plan()).slice(0, 2).map(({ page_type }) => page_type);
    expect(registers).toEqual([4, 5]);
  });

  it('is limited for exhibitors to the number in their accepted request, also with concurrent calls', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(owner.client)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ error: 'page.wine-pages-exceeded', params: { max: 2 } });
    expect((await add(owner.client, { type: 2, stand_id: null })).status).toBe(201);
    const ads = await add(owner.client, { type: 2 });
    expect([ads.status, ads.body.error]).toEqual([409, 'page.ad-pages-exceeded']);
    expect((await add(admin, { user_id: owner.user.id, type: 2 })).status).toBe(201);
  });

  it('reports to an exhibitor without an accepted request that it is the request that is missing', async () => {
    const { prisma } = server.context.db;
    const guest = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    const answer = async () => (await add(guest)).body.error;
    expect(await answer()).toBe('page.no-request');
    const keys = { catalogId: catalog.id, exhibitorId: guest.userId };
    const counts = { countStands: 1, countPagesWine: 1, countPagesAdvertising: 0 };
    await prisma.catalogRequest.create({ data: { ...keys, ...counts } });
    expect(await answer()).toBe('page.request-open');
  });

  it('assigns an exhibitor’s page to that exhibitor, whatever the form says', async () => {
    const { body } = await add(other.client, {
      user_id: owner.user.id,
      exhibitor_id: owner.user.id,
      stand_id: other.stand.id,
      position: 1,
      released: 1,
      release_accepted: 1,
    });
    expect(body.data).toMatchObject({ exhibitor_id: other.user.id, state: 'draft' });
    expect(body.data.position).toBeGreaterThan(2);
  });

  it('requires a stand that is assigned to the exhibitor in this catalogue', async () => {
    const foreign = await add(other.client, { stand_id: owner.stand.id });
    expect([foreign.status, foreign.body.errors?.stand_id?.[0]?.key]).toEqual([422, 'page.stand-foreign']);
    const none = await add(other.client, { stand_id: null });
    expect(none.body.errors?.stand_id?.[0]?.key).toBe('validation.required');
    const stranger = (await makeExhibitor(server.context.db)).id;
    const outside = await add(admin, { user_id: stranger, type: 2, stand_id: null });
    expect(outside.body.errors?.user_id?.[0]?.key).toBe('validation.not-found');
    expect((await add(admin)).body.errors?.user_id?.[0]?.key).toBe('validation.required');
  });

  it('stands after the last page of its title; what has none, at the end', async () => {
    const user_id = owner.user.id;
    const other = await server.context.db.prisma.pageTitle.create({ data: { name: 'Winzerinnen' } });
    const { body: next } = await add(admin, { user_id, page_title_id: other.id });
    const { body: beside } = await add(admin, { user_id });
    const positions = async (...ids: number[]) => {
      const pages = await Promise.all(ids.map((id) => admin.call('GET', `/page/${id}`)));
      return pages.map(({ body }) => body.data.position);
    };
    expect(await positions(beside.data.id, next.data.id)).toEqual([next.position, next.position + 1]);
    expect(beside.position).toBe(next.position);
    const greeting = await admin.call('POST', '/page', { catalog_id: catalog.id, description: 'Grusswort' });
    expect(greeting.body.position).toBe((await plan()).length);
    for (const { id } of [next.data, beside.data, greeting.body.data])
      expect((await admin.call('DELETE', `/page/${id}`)).status).toBe(200);
  });

  it('is possible only in the active catalogue', async () => {
    const next = await makeCatalog(server, { from: '2031-01-01', to: '2031-01-31', name: 'Wintermesse' });
    const last = await makeCatalog(server, { from: '2029-01-01', to: '2029-01-31', name: 'Letztes Jahr' });
    const early = await add(admin, { catalog_id: next.id, user_id: owner.user.id });
    expect(early.body).toMatchObject({ error: 'catalog.inactive', params: { name: 'Wintermesse' } });
    const late = await add(owner.client, { catalog_id: last.id });
    expect(late.body).toMatchObject({ error: 'catalog.closed', params: { name: 'Letztes Jahr' } });
    expect((await add(admin, { catalog_id: 999_999, user_id: owner.user.id })).status).toBe(422);
  });

  it('creates of each kind of register one', async () => {
    const kinds = ['grape', 'award', 'ship', 'type'];
    const ids: number[] = [];
    for (const register_kind of kinds) {
      const made = await admin.call('POST', '/page', { catalog_id: catalog.id, type: 7, register_kind });
      expect([made.status, made.body.data.page_type, made.body.data.register_kind]).toEqual([
        201,
        7,
        register_kind,
      ]);
      ids.push(made.body.data.id);
    }
    const again = await admin.call('POST', '/page', {
      catalog_id: catalog.id,
      type: 7,
      register_kind: 'ship',
    });
    expect([again.status, again.body.error]).toEqual([409, 'page.register-exists']);
    const without = await admin.call('POST', '/page', { catalog_id: catalog.id, type: 7 });
    expect(without.body.errors.register_kind[0].key).toBe('validation.required');
    const odd = await admin.call('POST', '/page', {
      catalog_id: catalog.id,
      type: 7,
      register_kind: 'price',
    });
    expect(odd.status).toBe(422);
    const { body } = await admin.call(
      'GET',
      `/catalog/${catalog.id}/page/50/1?query=${encodeURIComponent(JSON.stringify({ filters: { page_type: 7 } }))}`,
    );
    expect(body.data.filter((page: { page_type: number }) => page.page_type === 7)).toHaveLength(4);
    for (const id of ids) expect((await admin.call('DELETE', `/page/${id}`)).status).toBeLessThan(300);
  });

  it('creates a wine tour at once and a content page with a description', async () => {
    const tour = await admin.call('POST', '/page', { catalog_id: catalog.id, type: 6 });
    expect([tour.status, tour.body.data.page_type]).toEqual([201, 6]);
    const content = await admin.call('POST', '/page', { description: 'Grusswort' });
    expect(content.body.data).toMatchObject({
      page_type: 3,
      description: 'Grusswort',
      catalog_id: catalog.id,
    });
    const short = await admin.call('POST', '/page', { description: 'x' });
    expect(short.body.errors?.description?.[0]?.key).toBe('validation.min-length');
    expect((await owner.client.call('POST', '/page', { description: 'Nein' })).status).toBe(403);
  });
});

describe('the page list', () => {
  const list = async (query: object = {}): Promise<{ data: PageRow[]; total: number }> =>
    (await admin.call('GET', listPath(`catalog/${catalog.id}/page`, query as Record<string, unknown>))).body;

  it('is in the order of the book and can be sorted and filtered by every column', async () => {
    const all = await list();
    expect(all.data.map(({ position }) => position)).toEqual(all.data.map((_, index) => index + 1));
    expect(all.total).toBe((await plan()).length);
    const count = async (columnFilters: object) => (await list({ columnFilters })).total;
    expect(await count({ page_type: 4 })).toBe(1);
    expect(await count({ position: 2 })).toBe(1);
    expect(await count({ description: 'gruss' })).toBe(1);
    expect(await count({ 'exhibitor.company_name': 'keller' })).toBe(1);
    expect(await count({ 'stand.stand': other.stand.stand })).toBe(1);
    expect(await count({ 'page_title.name': title.name })).toBeGreaterThan(2);
    expect(await count({ active: 0 })).toBe(0);
    expect(await count({ released: 0 })).toBe(all.total);
    expect(await count({ release_accepted: 1 })).toBe(0);
    const companies = (await list({ sort: [{ field: 'exhibitor.company_name', type: 'asc' }] })).data;
    // What the organiser describes stands among the companies.
    expect(companies.find(({ exhibitor }) => exhibitor)?.exhibitor?.company_name).toBe('Weingut Ährenfeld');
    const named = (await list({ search: 'Ährenfeld' })).total;
    expect(named).toBeGreaterThan(1);
    for (const search of ['ahrenfeld', 'aehrenfeld', 'WEINGUT aehren'])
      expect((await list({ search })).total).toBe(named);
    const ads = { page_type: 2, 'exhibitor.company_name': 'Ährenfeld' };
    const numbers = async (query: object) => (await list(query)).data.map(({ id }) => id);
    for (const search of ['Ährenfeld Inserat', 'advertisement aehrenfeld', 'annonce Ährenfeld'])
      expect(await numbers({ search })).toEqual(await numbers({ columnFilters: ads }));
    expect(await count(ads)).toBeGreaterThan(0);
    expect((await list({ custom: { state: 'draft' } })).total).toBe(all.total);
    expect((await list({ custom: { state: 'rejected' } })).total).toBe(0);
  });

  it('reports the state of each page as a word and two flags, and is filtered and sorted by both', async () => {
    const later = await makeCatalog(server, { from: '2031-07-01', to: '2031-07-31' });
    const { user } = await joinFair(server, later);
    const { prisma } = server.context.db;
    for (const state of Object.values(releaseStates)) {
      const { id } = await makePage(server, later.id, user.id, { pageType: 2 });
      await prisma.page.update({ where: { id }, data: { state, comment: 'Grösser' } });
    }
    const list = async (query: Record<string, unknown>) => {
      const { body } = await admin.call('GET', listPath(`catalog/${later.id}/page`, query));
      const rows: PageRow[] = body.data.filter(({ page_type }: PageRow) => page_type === 2);
      return rows.map(({ state, released, release_accepted }) => [state, released, release_accepted]);
    };
    const draft = ['draft', null, null];
    const released = ['released', 1, null];
    const accepted = ['accepted', 1, 1];
    const rejected = ['rejected', 0, 0];
    expect(await list({})).toEqual([draft, released, accepted, rejected]);
    for (const one of [draft, released, accepted, rejected])
      expect(await list({ state: one[0] })).toEqual([one]);
    expect(await list({ columnFilters: { released: 1 } })).toEqual([released, accepted]);
    expect(await list({ columnFilters: { released: 0 } })).toEqual([draft, rejected]);
    expect(await list({ columnFilters: { release_accepted: 1 } })).toEqual([accepted]);
    expect(await list({ columnFilters: { release_accepted: 0 } })).toEqual([rejected]);
    const by = (field: string, type: 'asc' | 'desc') => list({ sort: [{ field, type }] });
    expect(await by('released', 'asc')).toEqual([rejected, released, accepted, draft]);
    expect(await by('released', 'desc')).toEqual([released, accepted, rejected, draft]);
    expect(await by('release_accepted', 'asc')).toEqual([rejected, accepted, draft, released]);
    expect(await by('release_accepted', 'desc')).toEqual([accepted, rejected, draft, released]);
  });

  it.each([
    ['columnFilters', { snapshot: 'x' }],
    ['columnFilters', { 'exhibitor.user.passwordHash': 'x' }],
    ['sort', [{ field: 'snapshot', type: 'asc' }]],
    ['custom', { state: 'secret' }],
  ])('refuses an unknown %s: %o', async (name, value) => {
    const path = listPath(`catalog/${catalog.id}/page`, { [name]: value });
    expect((await admin.call('GET', path)).status).toBe(422);
  });

  it('shows an exhibitor their own pages of the active catalogue, and nothing of others', async () => {
    const { body } = await owner.client.call(
      'GET',
      listPath('active_catalog_and_user/page', { userId: other.user.id }),
    );
    expect(body.total).toBe(4);
    expect(new Set(body.data.map((row: PageRow) => row.exhibitor_id))).toEqual(new Set([owner.user.id]));
    const filled = body.data.find((row: OwnPageRow) => row.page_type === 1);
    for (const category of ['Zürichsee weiss', 'Zürichsee rot'])
      await owner.client.call('POST', '/page-category', { page_id: filled.id, category });
    const after = (await owner.client.call('GET', listPath('active_catalog_and_user/page'))).body.data;
    expect(after.find((row: OwnPageRow) => row.id === filled.id).categories).toEqual([
      'Zürichsee weiss',
      'Zürichsee rot',
    ]);
    expect((await owner.client.call('GET', listPath(`catalog/${catalog.id}/page`))).status).toBe(403);
    expect((await owner.client.call('GET', `/catalog/${catalog.id}/sheet-plan`)).status).toBe(403);
  });
});

describe('the list over all catalogues', () => {
  it('contains what the caller may see, also of a catalogue that has ended', async () => {
    const ended = await makeCatalog(server, { name: 'Messe 2029', from: '2029-07-01', to: '2029-07-31' });
    const old = await makePage(server, ended.id, owner.user.id);
    const all = (client: Client, query: object = {}) =>
      client.call('GET', listPath('page', { ...query }, 100));
    const { body } = await all(owner.client);
    expect(new Set(body.data.map((row: PageRow) => row.exhibitor_id))).toEqual(new Set([owner.user.id]));
    expect(new Set(body.data.map((row: PageRow) => row.catalog_id))).toEqual(new Set([catalog.id, ended.id]));
    const ofOne = await all(owner.client, { columnFilters: { catalog_id: ended.id }, userId: other.user.id });
    expect(ofOne.body).toMatchObject({ data: [{ id: old.id, categories: [] }], total: 1 });
    const everybodys = (await all(admin)).body;
    expect(everybodys.total).toBe(await server.context.db.prisma.page.count());
    expect((await all(admin, { userId: owner.user.id })).body.total).toBe(body.total);
  });
});

describe('changing a page', () => {
  it('lets an exhibitor set stand, title, logo and footer of a draft, and nothing else', async () => {
    const { id } = await makePage(server, catalog.id, other.user.id);
    const logo = await makeLogo(server, other.user.id);
    const before = (await other.client.call('GET', `/page/${id}`)).body.data;
    const { status, body } = await other.client.call('PUT', `/page/${id}`, {
      ...before,
      stand_id: other.stand.id,
      page_title_id: title.id,
      logo_id: logo.id,
      footer: 'Besuchen Sie uns\r\nam Stand',
      active: false,
      id: 1,
      position: 1,
      exhibitor_id: owner.user.id,
      user_id: owner.user.id,
      released: 1,
      release_accepted: 1,
      accepted: 0,
      snapshot: {},
      content_status: 1,
      version: 1,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id,
      position: before.position,
      exhibitor_id: other.user.id,
      state: 'draft',
      stand_id: other.stand.id,
      logo: { id: logo.id },
      footer: 'Besuchen Sie uns\nam Stand',
      active: 0,
      version: 2,
    });
    const late = await other.client.call('PUT', `/page/${id}`, { footer: 'Zu spät', version: 1 });
    expect([late.status, late.body.error]).toEqual([409, 'conflict.stale']);
    expect(late.body.data).toMatchObject({ footer: 'Besuchen Sie uns\nam Stand', version: 2 });
  });

  it('accepts only an approved logo and an assigned stand of the page’s own exhibitor', async () => {
    const { id } = await makePage(server, catalog.id, other.user.id);
    const put = async (client: Client, body: object) =>
      (await client.call('PUT', `/page/${id}`, body)).body.errors;
    const [unapproved, foreign] = [
      await makeLogo(server, other.user.id, false),
      await makeLogo(server, owner.user.id),
    ];
    for (const client of [other.client, admin]) {
      expect((await put(client, { logo_id: unapproved.id }))?.logo_id?.[0]?.key).toBe('logo.not-approved');
      expect((await put(client, { logo_id: foreign.id }))?.logo_id?.[0]?.key).toBe('validation.not-found');
      expect((await put(client, { stand_id: owner.stand.id }))?.stand_id?.[0]?.key).toBe(
        'page.stand-foreign',
      );
      expect((await put(client, { page_title_id: 999_999 }))?.page_title_id?.[0]?.key).toBe(
        'validation.not-found',
      );
    }
  });

  it('is not possible for a register, which can only be moved', async () => {
    const [register] = await plan();
    const put = await admin.call('PUT', `/page/${register?.id}`, { active: 0 });
    expect([put.status, put.body.error]).toEqual([409, 'page.not-editable']);
    const gone = await admin.call('DELETE', `/page/${register?.id}`);
    expect([gone.status, gone.body.error]).toEqual([409, 'page.not-editable']);
    expect((await admin.call('PUT', `/page/change-position/${register?.id}/2`)).status).toBe(200);
  });
});

describe('deleting a page', () => {
  it('reports beforehand what is deleted with it and closes the gap', async () => {
    const { id } = await makePage(server, catalog.id, other.user.id);
    await other.client.call('POST', '/page-category', { page_id: id, category: 'Weissweine' });
    const preview = await admin.call('GET', `/page/${id}/delete-preview`);
    expect(preview.body.data).toMatchObject({
      id,
      categories: 1,
      wines: 0,
      content_pdf: null,
      state: 'draft',
    });
    const [, , first] = await plan();
    expect((await admin.call('DELETE', `/page/${first?.id}`)).status).toBe(200);
    expect((await admin.call('GET', `/page/${first?.id}`)).status).toBe(404);
    const after = await plan();
    expect(after.map(({ position }) => position)).toEqual(after.map((_, index) => index + 1));
    expect((await other.client.call('DELETE', `/page/${id}`)).status).toBe(403);
  });
});

describe('an administrator on behalf of an exhibitor', () => {
  it('is bound to the exhibitor’s rules, and the history records both', async () => {
    const acting = await signInAs(server, other.user.id, admin.userId);
    const { body } = await add(acting, { stand_id: other.stand.id });
    expect(body.data.exhibitor_id).toBe(other.user.id);
    const [row] = await server.context.db.prisma.history.findMany({
      where: { entity: 'page', entityId: body.data.id },
    });
    expect(row).toMatchObject({ actorId: admin.userId, onBehalfId: other.user.id, action: 'create' });
  });
});
