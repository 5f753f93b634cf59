import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayInZurich } from '../../lib/clock.ts';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let exhibitor: Client;

/** The clock of the test is set to the middle of July 2030. */
const clock = { now: () => new Date('2030-07-15T10:00:00Z') };

beforeAll(async () => {
  server = await startTestServer({ clock });
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
  exhibitor = await signInAs(server, (await makeExhibitor(server.context.db)).id);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const add = (name: string, from: string, to: string, catalog_type = 2) =>
  admin.call('POST', '/catalog', { name, from, to, catalog_type });

describe('the catalogues', () => {
  it('do not exist at first', async () => {
    for (const path of ['/catalog/active-catalog', '/catalog/last-active-catalog']) {
      const { status, body } = await exhibitor.call('GET', path);
      expect({ status, body }).toEqual({ status: 200, body: { data: null } });
    }
    expect((await exhibitor.call('GET', '/catalog/has-catalog-page')).body).toEqual({
      data: { has_catalog_page: 0 },
      has_catalog_page: 0,
    });
  });

  it('are created with their two registers at the front', async () => {
    const { status, body } = await add('Weinmesse 2030', '2030-07-01', '2030-07-15');
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: 'Weinmesse 2030',
      catalog_type: 2,
      from: '2030-07-01',
      to: '2030-07-15',
      currently_active: 1,
      status: null,
      version: 1,
    });
    const pages = await server.context.db.prisma.page.findMany({
      where: { catalogId: body.data.id },
      orderBy: { position: 'asc' },
    });
    expect(pages.map(({ position, pageType }) => [position, pageType])).toEqual([
      [1, 4],
      [2, 5],
    ]);
  });

  it.each([
    ['name', { name: 'abc' }, 'validation.min-length'],
    ['name', { name: '' }, 'validation.required'],
    ['to', { to: '2031-01-01' }, 'validation.not-before'],
    ['from', { from: '2031-02-31' }, 'validation.date'],
    ['from', { from: '2031-02-29' }, 'validation.date'],
    ['from', { from: '0000-01-01' }, 'validation.date'],
    ['to', { to: '9999-12-31' }, 'validation.date'],
    ['from', { from: '31.03.2031' }, 'validation.date'],
    ['from', { from: '2031-3-1' }, 'validation.date'],
    ['from', { from: '2031-03-01T00:00:00Z' }, 'validation.date'],
    ['from', { from: 20310301 }, 'validation.invalid'],
    ['catalog_type', { catalog_type: 3 }, 'validation.max'],
    ['name', { name: 'WEINMESSE  2030' }, 'validation.exists'],
  ])('refuse an invalid %s: %o', async (field, change, key) => {
    const form = { name: 'Frühlingsmesse 2031', from: '2031-03-01', to: '2031-03-31', catalog_type: 1 };
    const { status, body } = await admin.call('POST', '/catalog', { ...form, ...change });
    expect(status).toBe(422);
    expect(body.errors?.[field]?.[0]?.key).toBe(key);
  });

  it('never overlap, and the error names the other one and its days', async () => {
    const { status, body } = await add('Zu früh dran', '2030-07-15', '2030-08-01');
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: 'catalog.overlaps',
      params: { name: 'Weinmesse 2030', from: '01.07.2030', to: '15.07.2030' },
    });
    const next = await add('Primavera 2031', '2030-07-16', '2030-08-01', 1);
    expect(next.status).toBe(201);
    const moved = await admin.call('PUT', `/catalog/${next.body.data.id}`, { from: '2030-07-10' });
    expect(moved.body.error).toBe('catalog.overlaps');
  });

  it('do not overlap even when two are created at the same time', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => add(`Rennen Nummer ${n}`, '2035-01-01', '2035-01-31')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('can be found by name and type, newest first', async () => {
    const all = await admin.call('GET', listPath('catalog'));
    expect(all.body.data.map((row: { from: string }) => row.from)).toEqual(
      [...all.body.data.map((row: { from: string }) => row.from)].sort().reverse(),
    );
    const spring = await admin.call('GET', listPath('catalog', { columnFilters: { catalog_type: 1 } }));
    expect(spring.body).toMatchObject({ total: 1, data: [{ name: 'Primavera 2031' }] });
    const searched = await admin.call('GET', listPath('catalog', { search: 'weinmesse' }));
    expect(searched.body.total).toBe(1);
  });

  it('are managed only by administrators', async () => {
    for (const [method, path] of [
      ['GET', '/catalog/20/1'],
      ['GET', '/catalog/1'],
      ['POST', '/catalog'],
      ['PUT', '/catalog/1'],
      ['DELETE', '/catalog/1'],
    ] as const)
      expect((await exhibitor.call(method, path, method === 'GET' ? undefined : {})).status).toBe(403);
  });
});

describe('the active catalogue', () => {
  const active = async () => (await admin.call('GET', '/catalog/active-catalog')).body.data;

  it('is active from its first day to the end of its last, in Zurich', async () => {
    expect(todayInZurich({ now: () => new Date('2030-07-15T22:30:00Z') })).toBe('2030-07-16');
    expect(await active()).toMatchObject({ name: 'Weinmesse 2030', currently_active: 1 });
  });

  it('keeps its first day, but may be prolonged or renamed', async () => {
    const { id } = await active();
    const refused = await admin.call('PUT', `/catalog/${id}`, { from: '2030-07-02' });
    expect([refused.status, refused.body.error]).toEqual([409, 'catalog.start-locked']);
    const renamed = await admin.call('PUT', `/catalog/${id}`, {
      name: 'Weinmesse Zürich 2030',
      from: '2030-07-01',
      version: 1,
    });
    expect(renamed.body.data).toMatchObject({ name: 'Weinmesse Zürich 2030', version: 2 });
    const late = await admin.call('PUT', `/catalog/${id}`, { name: 'Zu spät gespeichert', version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ error: 'conflict.stale', data: { name: 'Weinmesse Zürich 2030' } });
    const backwards = await admin.call('PUT', `/catalog/${id}`, { to: '2030-06-01' });
    expect(backwards.body.errors?.to?.[0]?.key).toBe('validation.not-before');
  });

  it('reports the state of its last generation only to administrators', async () => {
    const { id } = await active();
    const states = ['failed', 'done'] as const;
    await server.context.db.prisma.job.createMany({
      data: states.map((state) => ({
        ...{ kind: 'generate-catalog', payload: { catalog_id: id }, state, finishedAt: clock.now() },
        dedupeKey: `generate-catalog:${id}`,
      })),
    });
    expect((await active()).status).toBe(1);
    expect((await admin.call('GET', `/catalog/${id}`)).body.data.status).toBe(1);
    expect((await exhibitor.call('GET', '/catalog/active-catalog')).body.data.status).toBeNull();
  });

  it('becomes the last one when it has ended', async () => {
    const later = await startTestServer({
      db: server.context.db,
      clock: { now: () => new Date('2030-09-01T10:00:00Z') },
    });
    const reader = await signInAs(later, admin.userId);
    const { body } = await reader.call('GET', '/catalog/last-active-catalog');
    expect(body.data).toMatchObject({ name: 'Primavera 2031', currently_active: 0 });
    expect((await reader.call('GET', '/catalog/active-catalog')).body.data).toBeNull();
    await later.stop();
  });
});

describe('a catalogue with data', () => {
  it('keeps its type and cannot be deleted', async () => {
    const { db } = server.context;
    const { body } = await add('Messe mit Stand', '2032-01-01', '2032-01-31', 1);
    const { id } = body.data;
    const stand = await db.prisma.stand.create({ data: { stand: 'A 12', catalogType: 1 } });
    await db.prisma.catalogMembership.create({ data: { catalogId: id, exhibitorId: exhibitor.userId } });
    const typeOfMember = await admin.call('PUT', `/catalog/${id}`, { catalog_type: 2 });
    expect(typeOfMember.status).toBe(200);
    await admin.call('PUT', `/catalog/${id}`, { catalog_type: 1 });
    await db.prisma.catalogStand.create({
      data: { catalogId: id, standId: stand.id, exhibitorId: exhibitor.userId },
    });
    const type = await admin.call('PUT', `/catalog/${id}`, { catalog_type: 2 });
    expect([type.status, type.body.error]).toEqual([409, 'catalog.type-locked']);
    const gone = await admin.call('DELETE', `/catalog/${id}`);
    expect([gone.status, gone.body.error]).toEqual([409, 'catalog.has-users-and-pages']);
    expect(gone.body.params).toEqual({ exhibitors: 1, requests: 0, pages: 0 });
    const tried = await admin.call('GET', `/catalog/removable/${id}`);
    expect([tried.status, tried.body]).toEqual([409, gone.body]);

    const members = await admin.call('GET', listPath('exhibitor-in-catalog', { custom: { catalog_id: id } }));
    expect(members.body).toMatchObject({ total: 1, data: [{ id: exhibitor.userId, active: 1 }] });
    const stands = await exhibitor.call('GET', `${listPath('stand-exhibitor')}catalog_id=${id}`);
    expect(stands.body).toMatchObject({ total: 1, data: [{ stand: 'A 12', ship: null }] });
    // A page beyond the last one is empty, but its total is the same.
    for (const list of ['exhibitor-in-catalog', 'stand-exhibitor']) {
      const path = listPath(list, { custom: { catalog_id: id } }, 20, 9);
      expect((await admin.call('GET', path)).body).toEqual({ data: [], total: 1 });
    }
    const neighbour = await signInAs(server, (await makeExhibitor(db)).id);
    const foreign = await neighbour.call(
      'GET',
      listPath('stand-exhibitor', { userId: exhibitor.userId, custom: { catalog_id: id } }),
    );
    expect(foreign.body).toEqual({ data: [], total: 0 });
  });

  it('can be deleted with its registers as long as it has no other data', async () => {
    const { body } = await add('Versehentlich angelegt', '2033-01-01', '2033-01-31');
    // What is only tried is there afterwards.
    expect((await admin.call('GET', `/catalog/removable/${body.data.id}`)).status).toBe(200);
    expect((await admin.call('GET', `/catalog/${body.data.id}`)).status).toBe(200);
    expect((await admin.call('DELETE', `/catalog/${body.data.id}`)).status).toBe(200);
    expect((await admin.call('GET', `/catalog/${body.data.id}`)).status).toBe(404);
    expect(await server.context.db.prisma.page.count({ where: { catalogId: body.data.id } })).toBe(0);
  });
});
