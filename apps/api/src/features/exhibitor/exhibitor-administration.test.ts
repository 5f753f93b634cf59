// Length: all calls of the organiser about exhibitors against one server, which takes longer to start than they do.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { clientOf, listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser, makeWineReferences } from '../../testing/factories.ts';
import { makeCatalog, makePage, makeWines } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { lockCatalogs } from '../catalog/catalog.queries.ts';

const PASSWORD = 'Steg am Ufer';

let server: TestServer;
let admin: Client;
let boss: Client;
let spring: { id: number };
let main: { id: number };
let regions: number[];
let country: { id: number; name: string };

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  admin = await signInAs(server, (await makeUser(db, 'ADMIN')).id);
  boss = await signInAs(server, (await makeUser(db, 'SUPER_ADMIN')).id);
  spring = await makeCatalog(server, { from: '2029-07-01', to: '2029-07-31' });
  main = await makeCatalog(server, { name: 'Herbstschau' });
  const references = await makeWineReferences(db);
  country = references.country;
  const second = await db.prisma.region.create({ data: { name: 'Zweite Region', countryId: country.id } });
  regions = [references.region.id, second.id];
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

let n = 0;
const form = (more: object = {}) => ({
  company_name: `Weingut Neu ${++n}`,
  email: `neu${n}@fair.test`,
  password: PASSWORD,
  passwordRepeat: PASSWORD,
  ...more,
});
async function exhibitor(more: Parameters<typeof makeExhibitor>[1] = {}) {
  const { id, email } = await makeExhibitor(server.context.db, more);
  return { id, email, path: `/exhibitor/${id}` };
}
const join = (exhibitorId: number, catalogId: number) =>
  server.context.db.prisma.catalogMembership.create({ data: { exhibitorId, catalogId } });
const mailsTo = (recipient: string) =>
  server.context.db.prisma.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } });
const kindsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ kind }) => kind);
/** How many connections wait for a catalogue that another transaction has locked. */
const waitingForCatalog = async () => {
  const { rows } = await server.context.db.pool.query(`
    SELECT FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND query LIKE '%FROM catalog WHERE%FOR UPDATE%' AND datname = current_database()`);
  return rows.length;
};
const historyOf = async (entity: string, entityId: number) =>
  (
    await server.context.db.prisma.history.findMany({ where: { entity, entityId }, orderBy: { id: 'asc' } })
  ).map(({ action, actorId }) => [action, actorId]);
const login = (email: string, password: string) =>
  clientOf(server, null).call('POST', '/login', { email, password });
const companies = async (query: Record<string, unknown>) =>
  (await admin.call('GET', listPath('exhibitor', query))).body.data.map(
    (row: { company_name: string }) => row.company_name,
  );

describe('a new exhibitor', () => {
  it('is created with catalogues, regions and an open account, of which the owner is notified', async () => {
    const { status, body } = await boss.call(
      'POST',
      '/exhibitor',
      form({
        ...{ active: 1, city: 'Meilen', approved: 0, ready: '0' },
        ...{ catalogs: JSON.stringify([spring.id, main.id]), regions: JSON.stringify(regions) },
      }),
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...{ active: 1, account: 'active', city: 'Meilen', last_sign_in: null, web_logo: null },
      ...{ catalogs: [main.id, spring.id], regions },
    });
    const [mail] = await mailsTo(body.data.email);
    expect(mail?.kind).toBe('exhibitor-created');
    expect(mail?.text).not.toContain(PASSWORD);
    expect((await login(body.data.email, PASSWORD)).status).toBe(200);
    const shown = (await admin.call('GET', `/exhibitor/${body.data.id}`)).body.data;
    expect(Date.parse(shown.last_sign_in)).toBeLessThanOrEqual(Date.now());
    expect(await historyOf('exhibitor', body.data.id)).toEqual([['create', boss.userId]]);
  });

  it('waits, without a mail, until the account is opened', async () => {
    const { body } = await boss.call('POST', '/exhibitor', form());
    expect(body.data).toMatchObject({ active: 0, account: 'waiting' });
    expect(await kindsTo(body.data.email)).toEqual([]);
    await admin.call('PUT', `/exhibitor/${body.data.id}`, { active: 1 });
    expect(await kindsTo(body.data.email)).toEqual(['exhibitor-activated']);
  });

  it('is written to in the language that the organiser says, and later in another one', async () => {
    const { body } = await boss.call('POST', '/exhibitor', form({ language: 'fr' }));
    expect(body.data.language).toBe('fr');
    const { id, version } = body.data;
    const changed = await boss.call('PUT', `/exhibitor/${id}`, { language: 'en', version });
    expect([changed.status, changed.body.data.language]).toEqual([200, 'en']);
    const same = await boss.call('PUT', `/exhibitor/${id}`, { language: 'en', version: version + 1 });
    expect(same.body.data.version).toBe(version + 1);
    const wrong = await boss.call('PUT', `/exhibitor/${id}`, { language: 'it', version: version + 1 });
    expect([wrong.status, wrong.body.errors.language[0].key]).toEqual([422, 'validation.choice']);
    expect(await historyOf('exhibitor', id)).toEqual([
      ['create', boss.userId],
      ['update', boss.userId],
    ]);
  });

  it('may be sent as a form with its picture', async () => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const fields = new FormData();
    for (const [name, value] of Object.entries(form({ catalogs: '[]', regions: JSON.stringify(regions) })))
      fields.set(name, String(value));
    fields.set('web_logo', new Blob([pixel]), 'haus.png');
    const { status, body } = await boss.call('POST', '/exhibitor', fields);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ web_logo: { name: 'haus.png' }, regions });
  });

  it.each<[object, string, string]>([
    [{ password: undefined }, 'password', 'validation.required'],
    [{ passwordRepeat: 'anders' }, 'passwordRepeat', 'validation.confirmed'],
    [{ password: 'passwort', passwordRepeat: 'passwort' }, 'password', 'validation.common-password'],
    [{ company_name: ' ' }, 'company_name', 'validation.required'],
    [{ email: 'kein at' }, 'email', 'validation.email'],
    [{ catalogs: '[999999]' }, 'catalogs', 'validation.not-found'],
    [{ catalogs: [1, 1] }, 'catalogs.1', 'validation.duplicate'],
    [{ catalogs: 'alle' }, 'catalogs', 'validation.invalid'],
    [{ regions: [999999] }, 'regions', 'validation.not-found'],
    [{ regions: [{ id: 1 }] }, 'regions.0', 'validation.numeric'],
    [{ regions: Array.from({ length: 501 }, (_, index) => index + 1) }, 'regions', 'validation.too-many'],
  ])('is refused with %j', async (more, field, key) => {
    const sent = form(more);
    const { status, body } = await boss.call('POST', '/exhibitor', sent);
    expect([status, body.errors?.[field]?.[0]?.key]).toEqual([422, key]);
    expect(await server.context.db.prisma.user.count({ where: { email: sent.email } })).toBe(0);
  });

  it('has an e-mail address that no other account has', async () => {
    const { email } = await exhibitor();
    const { body } = await boss.call('POST', '/exhibitor', form({ email: email.toUpperCase() }));
    expect(body.errors?.email?.[0]?.key).toBe('account.email-taken');
  });
});

describe('the catalogues and regions of an exhibitor', () => {
  it('are replaced as whole lists; a list that is left out stays the same', async () => {
    const { path, id } = await exhibitor();
    const first = await admin.call('PUT', path, { catalogs: [spring.id, main.id], regions, version: 1 });
    expect(first.body.data).toMatchObject({ catalogs: [main.id, spring.id], regions, version: 2 });
    const second = await admin.call('PUT', path, { catalogs: [spring.id], city: 'Stäfa' });
    expect(second.body.data).toMatchObject({ catalogs: [spring.id], regions, city: 'Stäfa', version: 3 });
    const same = await admin.call('PUT', path, { catalogs: [spring.id], regions: [...regions].reverse() });
    expect(same.body.data.version).toBe(3);
    expect(await historyOf('exhibitor', id)).toHaveLength(2);
    const offered = await admin.call('POST', '/exhibitor/get-catalogs', { id });
    expect(offered.body.userCatalogs).toEqual([spring.id]);
    expect(offered.body.catalogs.map((entry: { id: number }) => entry.id)).toEqual([main.id, spring.id]);
    expect((await admin.call('POST', '/exhibitor/get-catalogs')).body).not.toHaveProperty('userCatalogs');
  });

  it('cannot be changed by the exhibitor', async () => {
    const { path, id } = await exhibitor();
    const own = await signInAs(server, id);
    const { body } = await own.call('PUT', path, { catalogs: [main.id], regions, active: 0 });
    expect(body.data).toMatchObject({ catalogs: [], regions: [], active: 1 });
  });

  it('keep a catalogue that has pages, stands or a request of the exhibitor, and say which', async () => {
    const { path, id } = await exhibitor();
    await admin.call('PUT', path, { catalogs: [spring.id, main.id] });
    await server.context.db.prisma.catalogRequest.create({
      data: {
        catalogId: main.id,
        exhibitorId: id,
        countStands: 1,
        countPagesWine: 1,
        countPagesAdvertising: 0,
      },
    });
    await makePage(server, main.id, id, {});
    const { status, body } = await admin.call('PUT', path, { catalogs: [spring.id], city: 'Nie' });
    expect(status).toBe(409);
    expect(body.error).toBe('exhibitor.works-in-catalog');
    expect(body.errors.catalogs[0].params).toMatchObject({ requests: 1, stands: 0, pages: 1 });
    expect((await admin.call('GET', path)).body.data).toMatchObject({
      catalogs: [main.id, spring.id],
      city: null,
    });
    expect((await admin.call('PUT', path, { catalogs: [main.id] })).status).toBe(200);
  });

  it('keep a catalogue for which a page is created while it is being removed', async () => {
    const { db } = server.context;
    const { path, id } = await exhibitor();
    await admin.call('PUT', path, { catalogs: [spring.id] });
    const leaving = await db.transact(async (tx) => {
      await lockCatalogs(tx, [spring.id]);
      const answer = admin.call('PUT', path, { catalogs: [] });
      await expect.poll(waitingForCatalog, { timeout: 2500, interval: 20 }).toBe(1);
      const page = { catalogId: spring.id, exhibitorId: id, pageType: 1, position: 999 };
      await tx.page.create({ data: page });
      return { answer };
    });
    const { status, body } = await leaving.answer;
    expect([status, body.error]).toEqual([409, 'exhibitor.works-in-catalog']);
    expect((await admin.call('GET', path)).body.data.catalogs).toEqual([spring.id]);
    await db.prisma.page.deleteMany({ where: { exhibitorId: id } });
  });
});

describe('the list', () => {
  it('is filtered by catalogue and region, and searched by the name of a catalogue', async () => {
    const [one, two] = [
      await exhibitor({ companyName: 'Filter Eins' }),
      await exhibitor({ companyName: 'Filter Zwei' }),
    ];
    await admin.call('PUT', one.path, { catalogs: [spring.id], regions: [regions[0]] });
    await admin.call('PUT', two.path, { catalogs: [main.id], regions: [regions[1]] });
    const named = { company_name: 'filter' };
    expect(await companies({ columnFilters: { ...named, catalog_id: spring.id } })).toEqual(['Filter Eins']);
    expect(await companies({ columnFilters: { ...named, region_id: String(regions[1]) } })).toEqual([
      'Filter Zwei',
    ]);
    const { name } = await server.context.db.prisma.catalog.findUniqueOrThrow({ where: { id: main.id } });
    expect(await companies({ search: name.toUpperCase(), columnFilters: named })).toEqual(['Filter Zwei']);
  });

  it('distinguishes a registration that waits from an account that was closed', async () => {
    const [waits, closed] = [
      await exhibitor({ companyName: 'Zustand wartet', active: false }),
      await exhibitor({ companyName: 'Zustand gesperrt' }),
    ];
    await admin.call('PUT', closed.path, { active: 0 });
    await admin.call('PUT', waits.path, { active: 0 });
    const named = { company_name: 'zustand' };
    expect(await companies({ columnFilters: { ...named, account: 'waiting' } })).toEqual(['Zustand wartet']);
    expect(await companies({ columnFilters: { ...named, account: 'closed' } })).toEqual(['Zustand gesperrt']);
    await admin.call('PUT', closed.path, { active: 1 });
    expect((await admin.call('GET', closed.path)).body.data.account).toBe('active');
    const unknown = await admin.call('GET', listPath('exhibitor', { columnFilters: { account: 'lost' } }));
    expect(unknown.status).toBe(422);
  });

  it('is sorted by the last sign-in, which an administrator on behalf of the exhibitor does not change', async () => {
    const { prisma } = server.context.db;
    const [early, late] = [
      await exhibitor({ companyName: 'Anmeldung früh' }),
      await exhibitor({ companyName: 'Anmeldung spät' }),
    ];
    await prisma.user.update({ where: { id: early.id }, data: { signedInAt: new Date('2030-01-01') } });
    await prisma.user.update({ where: { id: late.id }, data: { signedInAt: new Date('2030-02-01') } });
    await admin.call('POST', '/login-as-exhibitor', { id: early.id, email: early.email });
    const sort = [{ field: 'last_sign_in', type: 'desc' }];
    expect(await companies({ sort, columnFilters: { company_name: 'anmeldung' } })).toEqual([
      'Anmeldung spät',
      'Anmeldung früh',
    ]);
  });
});

describe('a password that the organiser sets', () => {
  const NEW = 'drei rote Boote';

  it('ends all sessions of the exhibitor, is announced by mail and recorded in the history', async () => {
    const { path, id, email } = await exhibitor();
    const own = await signInAs(server, id);
    const { status } = await admin.call('PUT', path, { password: NEW, passwordRepeat: NEW });
    expect(status).toBe(200);
    expect((await own.call('GET', '/user')).status).toBe(401);
    expect((await admin.call('GET', '/user')).status).toBe(200);
    expect((await login(email, NEW)).status).toBe(200);
    expect(await kindsTo(email)).toEqual(['password-set']);
    expect(await historyOf('user', id)).toEqual([['set-password', admin.userId]]);
  });

  it('stays the same when its fields are empty, and is refused when it is common or not repeated', async () => {
    const { path, email } = await exhibitor();
    expect((await admin.call('PUT', path, { city: 'Uster', password: '', passwordRepeat: '' })).status).toBe(
      200,
    );
    for (const [word, repeat, field] of [
      ['passwort', 'passwort', 'password'],
      [NEW, 'anders', 'passwordRepeat'],
    ] as const) {
      const { status, body } = await admin.call('PUT', path, { password: word, passwordRepeat: repeat });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
    expect(await kindsTo(email)).toEqual([]);
  });
});

describe('the access of an exhibitor', () => {
  const NEW = 'drei rote Boote';
  const reset = (client: Client, id: number, more: object = {}) =>
    client.call('POST', `/exhibitor/password-reset/${id}`, {
      ...{ id, oldPassword: PASSWORD, password: NEW, passwordRepeat: NEW },
      ...more,
    });
  async function known() {
    const { body } = await boss.call('POST', '/exhibitor', form({ active: 1 }));
    return { id: body.data.id as number, email: body.data.email as string };
  }

  it('is renewed with a password by a super administrator who knows the old one', async () => {
    const { id, email } = await known();
    const own = await signInAs(server, id);
    expect((await reset(boss, id)).body).toEqual({ error: null, message: 'password.changed' });
    expect((await own.call('GET', '/user')).status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, NEW)).status).toBe(200);
    expect(await kindsTo(email)).toEqual(['exhibitor-created', 'password-set']);
  });

  it.each<[object, string, string]>([
    [{ oldPassword: 'falsch geraten' }, 'oldPassword', 'password.old-wrong'],
    [{ oldPassword: '' }, 'oldPassword', 'validation.required'],
    [{ passwordRepeat: 'anders' }, 'passwordRepeat', 'validation.confirmed'],
    [{ password: 'hallo123', passwordRepeat: 'hallo123' }, 'password', 'validation.common-password'],
  ])('keeps its password with %j', async (more, field, key) => {
    const { id, email } = await known();
    const { status, body } = await reset(boss, id, more);
    expect([status, body.errors?.[field]?.[0]?.key]).toEqual([422, key]);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('cannot be guessed', async () => {
    const { id } = await exhibitor();
    const guess = () => reset(boss, id, { oldPassword: 'x'.repeat(80) });
    for (let tries = 0; tries < 5; tries++) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });

  it('is restored by a mailed link, of which only the last one is valid', async () => {
    const { id, email } = await exhibitor();
    const send = () => admin.call('POST', `/exhibitor/password-link/${id}`);
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    const tokens = (await mailsTo(email)).map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1]);
    const use = (token: string | undefined) =>
      clientOf(server, null).call('POST', '/reset-password', {
        ...{ email, token, password: NEW, password_confirmation: NEW },
      });
    expect((await use(tokens[0])).status).toBe(422);
    expect((await use(tokens[1])).status).toBe(200);
    expect((await historyOf('user', id)).map(([action]) => action)).toEqual([
      ...['send-password-link', 'send-password-link', 'reset-password'],
    ]);
  });

  it('ends with all its sessions, except those of an administrator on behalf of the exhibitor', async () => {
    const { id } = await exhibitor();
    const [one, two, acting] = [
      await signInAs(server, id),
      await signInAs(server, id),
      await signInAs(server, id, admin.userId),
    ];
    expect((await admin.call('POST', `/exhibitor/end-sessions/${id}`)).status).toBe(200);
    for (const client of [one, two]) expect((await client.call('GET', '/user')).status).toBe(401);
    expect((await acting.call('GET', '/user')).status).toBe(200);
  });

  it('cannot be changed for an administrator by these calls', async () => {
    for (const step of ['password-link', 'end-sessions'])
      expect((await boss.call('POST', `/exhibitor/${step}/${admin.userId}`)).status).toBe(404);
    expect((await reset(boss, admin.userId)).status).toBe(404);
  });
});

describe('assigning a catalogue', () => {
  it('adds many at once and returns how many are new', async () => {
    const all = [await exhibitor(), await exhibitor(), await exhibitor()].map(({ id }) => id);
    await join(all[0] ?? 0, spring.id);
    const assign = () =>
      admin.call('POST', '/exhibitor/assign-catalog', { catalog_id: spring.id, exhibitor_ids: all });
    expect((await assign()).body).toEqual({ data: { added: 2 } });
    expect((await assign()).body).toEqual({ data: { added: 0 } });
    expect((await historyOf('catalog', spring.id)).filter(([action]) => action === 'assign')).toHaveLength(1);
  });

  it.each<[object, number]>([
    [{ catalog_id: 999_999 }, 404],
    [{ exhibitor_ids: [999_999] }, 422],
    [{ exhibitor_ids: 'alle' }, 422],
    [{ exhibitor_ids: ['1 OR 1=1'] }, 422],
    [{ catalog_id: null }, 422],
  ])('is refused with %j, and assigns no one', async (more, expected) => {
    const { id, path } = await exhibitor();
    const sent = { catalog_id: spring.id, exhibitor_ids: [id], ...more };
    expect((await admin.call('POST', '/exhibitor/assign-catalog', sent)).status).toBe(expected);
    expect((await admin.call('GET', path)).body.data.catalogs).toEqual([]);
  });
});

describe('wines and pages', () => {
  it('are listed for exactly one exhibitor by its id', async () => {
    const [one, namesake] = [
      await exhibitor({ companyName: 'Weingut Hof' }),
      await exhibitor({ companyName: 'Weingut Hof am See' }),
    ];
    for (const { id } of [one, namesake]) {
      await makeWines(server, id, 2);
      await makePage(server, main.id, id, {});
    }
    const wines = await admin.call('GET', listPath('wine', { columnFilters: { user_id: one.id } }));
    expect(wines.body.total).toBe(2);
    const filter = { columnFilters: { exhibitor_id: String(one.id) } };
    expect((await admin.call('GET', listPath(`catalog/${main.id}/page`, filter))).body.total).toBe(1);
    const own = await signInAs(server, namesake.id);
    expect((await own.call('GET', listPath('wine', { columnFilters: { user_id: one.id } }))).body.total).toBe(
      0,
    );
  });
});

describe('deleting an exhibitor', () => {
  it('removes an accidental registration with its sessions and its picture', async () => {
    const { path, id } = await exhibitor();
    const own = await signInAs(server, id);
    const file = await server.context.db.prisma.storedFile.create({
      data: {
        ...(await server.context.files.keepBytes(Buffer.from('bild'))),
        ...{ mimeType: 'image/png', name: 'bild.png', extension: 'png' },
      },
    });
    await server.context.db.prisma.exhibitor.update({ where: { id }, data: { webLogoFileId: file.id } });
    expect((await admin.call('DELETE', path)).body).toEqual({ data: { id } });
    expect((await admin.call('GET', path)).status).toBe(404);
    expect((await own.call('GET', '/user')).status).toBe(401);
    expect(await server.context.db.prisma.storedFile.count({ where: { id: file.id } })).toBe(0);
    expect((await admin.call('DELETE', path)).status).toBe(404);
  });

  it('removes one who was only given a later day in a catalogue', async () => {
    const { path, id } = await exhibitor();
    const until = new Date('2030-12-31');
    await server.context.db.prisma.laterDeadline.create({
      data: { catalogId: spring.id, exhibitorId: id, until },
    });
    expect((await admin.call('DELETE', path)).body).toEqual({ data: { id } });
  });

  it('is refused while something belongs to the exhibitor, and says what', async () => {
    const { path, id } = await exhibitor({ companyName: 'Ist dabei' });
    const none = { name: 'Ist dabei', catalogs: 0, requests: 0, stands: 0, pages: 0, wines: 0, logos: 0 };
    const refused = async (has: object) => {
      const { status, body } = await boss.call('DELETE', path);
      expect([status, body.error, body.params]).toEqual([409, 'exhibitor.took-part', { ...none, ...has }]);
    };
    await join(id, spring.id);
    await refused({ catalogs: 1 });
    const { wines } = await makeWines(server, id, 2);
    await refused({ catalogs: 1, wines: 2 });
    expect((await admin.call('DELETE', `/wine/${wines[0]?.id}`)).status).toBe(200);
    await refused({ catalogs: 1, wines: 1 });
    expect((await admin.call('GET', path)).status).toBe(200);
  });

  it('removes one who was in a catalogue by mistake, and one whose wines were deleted', async () => {
    const left = await exhibitor({ companyName: 'Versehentlich zugeteilt' });
    await join(left.id, spring.id);
    const { version } = (await admin.call('GET', left.path)).body.data;
    expect((await admin.call('PUT', left.path, { catalogs: [], version })).status).toBe(200);
    const grower = await exhibitor({ companyName: 'Hatte Wein' });
    const { wines } = await makeWines(server, grower.id, 1);
    expect((await admin.call('DELETE', `/wine/${wines[0]?.id}`)).status).toBe(200);
    for (const { path, id } of [left, grower])
      expect((await boss.call('DELETE', path)).body).toEqual({ data: { id } });
    const { history } = server.context.db.prisma;
    const gone = await history.findFirstOrThrow({
      where: { entity: 'wine', entityId: wines[0]?.id ?? 0, action: 'delete' },
    });
    const back = await boss.call('POST', `/history/bring-back/${gone.id}`);
    expect([back.status, back.body.error]).toEqual([409, 'history.exhibitor-gone']);
  });

  it('is refused for accounts other than exhibitors’', async () => {
    expect((await boss.call('DELETE', `/exhibitor/${admin.userId}`)).status).toBe(404);
    expect((await admin.call('GET', '/user')).status).toBe(200);
  });
});
