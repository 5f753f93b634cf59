// Length: all rules of the slice against one server, which takes longer to start than they take to run.

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../lib/password.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser, makeWineReferences } from '../../testing/factories.ts';
import { makeCatalog } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

const PASSWORD = 'Steg am Ufer';

let server: TestServer;
let admin: Client;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  await server.context.db.pool.query('DELETE FROM throttle');
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

async function exhibitor(more: { companyName?: string; active?: boolean } = {}) {
  const { id } = await makeExhibitor(server.context.db, more);
  const user = await server.context.db.prisma.user.update({ where: { id }, data: { passwordHash } });
  const client = await signInAs(server, id);
  return { id, email: user.email, client, path: `/exhibitor/${id}` };
}
const companies = (body: { data: { company_name: string }[] }) => body.data.map((row) => row.company_name);
const mailKinds = async (recipient: string) =>
  (await server.context.db.prisma.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  );

describe('the list of exhibitors', () => {
  it('is searched by the telephone number, however it is grouped, and by name and stand', async () => {
    const { prisma } = server.context.db;
    const one = await exhibitor({ companyName: 'Weingut Rufweite' });
    const two = await exhibitor({ companyName: 'Weingut Stille' });
    await prisma.exhibitor.update({
      where: { id: one.id },
      data: { phone: '+41 (0)44 918 27 36', city: 'Stäfa' },
    });
    await prisma.exhibitor.update({ where: { id: two.id }, data: { phone: '0449182799' } });
    // The address is searched, too, and those made for tests are numbered.
    await prisma.user.update({ where: { id: one.id }, data: { email: 'rufweite@fair.test' } });
    await prisma.user.update({ where: { id: two.id }, data: { name: 'Ruth Zwicky' } });
    const find = async (search: string) =>
      companies((await admin.call('GET', listPath('exhibitor', { search }))).body);
    for (const typed of [
      '44 918 27 36',
      '449182736',
      '044/918-27-36',
      'staefa 044 918 27',
      'rufweite 0449182736',
    ])
      expect(await find(typed)).toEqual(['Weingut Rufweite']);
    for (const typed of ['044 918 27 99', '0449182799', 'zwicky', 'Ruth Stille'])
      expect(await find(typed)).toEqual(['Weingut Stille']);
    expect(await find('91 82')).toEqual(['Weingut Rufweite', 'Weingut Stille']);
    expect(await find('918')).toEqual([]);
    const catalog = await makeCatalog(server, { from: '2031-03-01', to: '2031-03-31' });
    const stand = await prisma.stand.create({ data: { stand: 'Bug 31', catalogType: 1 } });
    await prisma.catalogStand.create({
      data: { catalogId: catalog.id, exhibitorId: one.id, standId: stand.id },
    });
    expect(await find('bug 31')).toEqual(['Weingut Rufweite']);
    expect(await find('bug 3')).toEqual([]);
  });

  it.each([
    '+41 44 918 27 36',
    '+41 (0)44 918 27 36',
    '044 918 27 36',
    '0041 44 918 27 36',
    '+423 44 918 27 36',
  ])('finds the telephone number %s with and without its country', async (phone) => {
    const { id } = await exhibitor({ companyName: `Weingut Ruf ${phone.replace(/\D/g, '')}` });
    await server.context.db.prisma.exhibitor.update({ where: { id }, data: { phone } });
    const found = async (search: string) => {
      const { body } = await admin.call('GET', listPath('exhibitor', { search }));
      return body.data.some((row: { id: number }) => row.id === id);
    };
    const country = phone.includes('423') ? '423' : '41';
    for (const typed of [
      ...['044 918 27 36', '0449182736', '(044) 918 27 36', '044/918 27', '449182736', '918 27 36'],
      ...[`+${country} 44 918 27 36`, `00${country}449182736`, `+${country} (0)44 918 27`, phone],
    ])
      expect([typed, await found(typed)]).toEqual([typed, true]);
    for (const typed of ['044 918 27 37', '043 918 27 36', `+${country} 44 918 28`])
      expect([typed, await found(typed)]).toEqual([typed, false]);
  });

  it('is searched by company, place and e-mail, filtered and sorted', async () => {
    const { prisma } = server.context.db;
    const one = await exhibitor({ companyName: 'Château Öhler' });
    const two = await exhibitor({ companyName: 'Château Ott', active: false });
    await prisma.exhibitor.update({ where: { id: one.id }, data: { city: 'Meilen' } });
    const find = async (query: object) =>
      companies((await admin.call('GET', listPath('exhibitor', { ...query }))).body);
    expect(await find({ search: 'chateau' })).toEqual(['Château Öhler', 'Château Ott']);
    expect(await find({ search: 'meilen' })).toEqual(['Château Öhler']);
    expect(await find({ search: two.email })).toEqual(['Château Ott']);
    expect(await find({ search: 'chateau', columnFilters: { active: 0 } })).toEqual(['Château Ott']);
    expect(await find({ columnFilters: { company_name: 'öhler' } })).toEqual(['Château Öhler']);
    expect(await find({ search: 'chateau', sort: [{ field: 'active', type: 'desc' }] })).toEqual([
      'Château Öhler',
      'Château Ott',
    ]);
  });

  it('is limited to a catalogue, by the name of the catalogue or by the catalogue’s list', async () => {
    const { prisma } = server.context.db;
    const { id } = await exhibitor({ companyName: 'Mitglied' });
    const catalog = await prisma.catalog.create({
      data: {
        name: 'Herbstmesse',
        catalogType: 2,
        fromOn: new Date('2031-01-01'),
        toOn: new Date('2031-02-01'),
        memberships: { create: { exhibitorId: id } },
        pages: { create: [4, 5].map((pageType, index) => ({ pageType, position: index + 1 })) },
      },
    });
    const scoped = await admin.call('GET', listPath(`catalog/${catalog.id}/exhibitor`));
    expect(companies(scoped.body)).toEqual(['Mitglied']);
    expect(scoped.body.data[0].catalogs).toEqual([catalog.id]);
    const filtered = await admin.call(
      'GET',
      listPath('exhibitor', { columnFilters: { catalog_name: 'herbst' } }),
    );
    expect(companies(filtered.body)).toEqual(['Mitglied']);
    expect((await admin.call('GET', listPath('catalog/999999/exhibitor'))).status).toBe(404);
    const names = await admin.call('GET', '/exhibitor/load-catalogs');
    expect(names.body.data).toContainEqual({ id: catalog.id, name: 'Herbstmesse' });
  });

  it.each([
    ['columnFilters', { 'user.password_hash': '$2' }],
    ['columnFilters', { password_hash: '$2' }],
    ['sort', [{ field: 'password_hash', type: 'asc' }]],
    ['custom', { role: 'ADMIN' }],
  ])('refuses an unknown %s', async (key, value) => {
    expect((await admin.call('GET', listPath('exhibitor', { [key]: value }))).status).toBe(422);
  });

  it('is only for administrators, as are the pickers', async () => {
    const { client } = await exhibitor();
    for (const path of [
      '/exhibitor/10/1',
      '/catalog/1/exhibitor/10/1',
      '/wine/getExhibitors',
      '/exhibitor/load-catalogs',
    ])
      expect((await client.call('GET', path)).status).toBe(403);
    const { body } = await admin.call('GET', '/wine/getExhibitors');
    const emails = body.data.map((row: { email: string }) => row.email);
    expect(emails).toEqual([...emails].sort());
    expect(Object.keys(body.data[0]).sort()).toEqual(['company_name', 'email', 'id']);
  });

  it('never shows a password', async () => {
    const { body } = await admin.call('GET', '/exhibitor/100/1');
    expect(JSON.stringify(body)).not.toMatch(/password|\$2/i);
  });
});

describe('an exhibitor', () => {
  it('reads and changes only their own profile', async () => {
    const [own, other] = [await exhibitor(), await exhibitor()];
    const { status, body } = await own.client.call('PUT', own.path, {
      company_name: '  Weingut   zum Steg ',
      website: 'https://steg.test/wein',
      description: '',
      version: 1,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      company_name: 'Weingut zum Steg',
      website: 'https://steg.test/wein',
      description: null,
      email: own.email,
      version: 2,
    });
    expect((await own.client.call('GET', `/exhibitor/show/${own.id}`)).body.data).toEqual(body.data);
    for (const call of [
      own.client.call('GET', other.path),
      own.client.call('GET', `/exhibitor/show/${other.id}`),
      own.client.call('PUT', other.path, { city: 'Gekapert' }),
      own.client.call('POST', other.path, { city: 'Gekapert' }),
      own.client.call('GET', `/exhibitor/thumbnail/${other.id}`),
      own.client.call('GET', `/exhibitor/download/${other.id}`),
      own.client.call('POST', '/exhibitor/get-regions', { id: other.id }),
    ])
      expect((await call).status).toBe(404);
    expect((await admin.call('GET', other.path)).body.data.city).toBeNull();
  });

  it('cannot set fields outside the profile', async () => {
    const own = await exhibitor();
    const before = (await own.client.call('GET', own.path)).body.data;
    await own.client.call('PUT', own.path, {
      ...{ active: 0, role: 'ADMIN', id: 1, approved: 1, ready: 1, catalogs: '[1]', web_logo_file_id: 1 },
      ...{ user: { update: { role: 'SUPER_ADMIN' } } },
    });
    const after = (await own.client.call('GET', own.path)).body.data;
    expect(after).toEqual(before);
    expect((await own.client.call('GET', '/user')).body.role).toBe('EXHIBITOR');
  });

  it('cannot overwrite a concurrent change by an administrator: the second one receives the current item', async () => {
    const own = await exhibitor();
    const answers = await Promise.all([
      own.client.call('PUT', own.path, { city: 'Uerikon', version: 1 }),
      admin.call('PUT', own.path, { city: 'Feldbach', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const won = answers.find(({ status }) => status === 200);
    expect(lost?.body).toMatchObject({ error: 'conflict.stale', data: won?.body.data });
  });
});

describe('the password of the signed-in exhibitor', () => {
  const change = (client: Client, path: string, form: object) =>
    client.call('PUT', path, { password: 'drei rote Boote', passwordRepeat: 'drei rote Boote', ...form });

  it('changes with the old one; this session continues, others end, and the owner is notified', async () => {
    const own = await exhibitor();
    const elsewhere = await signInAs(server, own.id);
    const { status } = await change(own.client, own.path, { oldPassword: PASSWORD });
    expect(status).toBe(200);
    expect((await own.client.call('GET', '/user')).status).toBe(200);
    expect((await elsewhere.call('GET', '/user')).status).toBe(401);
    expect(await mailKinds(own.email)).toEqual(['password-changed']);
    const mailed = await server.context.db.prisma.mail.findFirstOrThrow({ where: { recipient: own.email } });
    expect(mailed.text).toContain('Alle anderen Geräte wurden abgemeldet.');
    const visitor = clientOf(server, null);
    const login = (password: string) => visitor.call('POST', '/login', { email: own.email, password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('drei rote Boote')).status).toBe(200);
  });

  it.each<[object, string, string]>([
    [{}, 'oldPassword', 'validation.required'],
    [{ oldPassword: 'falsch geraten' }, 'oldPassword', 'password.old-wrong'],
    [{ oldPassword: PASSWORD, passwordRepeat: 'anders' }, 'passwordRepeat', 'validation.confirmed'],
    [
      { oldPassword: PASSWORD, password: 'kurz', passwordRepeat: 'kurz' },
      'password',
      'validation.min-length',
    ],
    [
      { oldPassword: PASSWORD, password: 'hallo123', passwordRepeat: 'hallo123' },
      'password',
      'validation.common-password',
    ],
  ])('does not change with %j', async (form, field, key) => {
    const own = await exhibitor();
    const { status, body } = await change(own.client, own.path, form);
    expect([status, body.errors?.[field]?.[0]?.key]).toEqual([422, key]);
    const after = await server.context.db.prisma.user.findUniqueOrThrow({ where: { id: own.id } });
    expect(after.passwordHash).toBe(passwordHash);
  });

  it('cannot be guessed from an unattended screen', async () => {
    const own = await exhibitor();
    const wrong = { oldPassword: 'x'.repeat(80) };
    for (let n = 0; n < 5; n++) expect((await change(own.client, own.path, wrong)).status).toBe(422);
    expect((await change(own.client, own.path, { oldPassword: PASSWORD })).status).toBe(429);
  });

  it('stays the same when its fields are empty', async () => {
    const own = await exhibitor();
    const form = { city: 'Stäfa', password: '', passwordRepeat: '', oldPassword: '' };
    expect((await own.client.call('PUT', own.path, form)).status).toBe(200);
  });

  it('is not set by an administrator on behalf of the exhibitor', async () => {
    const own = await exhibitor();
    const acting = await signInAs(server, own.id, admin.userId);
    expect((await change(acting, own.path, { oldPassword: PASSWORD })).status).toBe(403);
  });
});

describe('the e-mail', () => {
  it('changes with the old password, is reported to the old address, and invalidates mailed links', async () => {
    const own = await exhibitor();
    const { prisma } = server.context.db;
    await prisma.passwordReset.create({
      data: { userId: own.id, tokenHash: 'a'.repeat(64), expiresAt: new Date(Date.now() + 60_000) },
    });
    const next = `neu-${own.email}`;
    const without = await own.client.call('PUT', own.path, { email: next });
    expect(without.body.errors?.oldPassword?.[0]?.key).toBe('validation.required');
    const { body } = await own.client.call('PUT', own.path, {
      email: next.toUpperCase(),
      oldPassword: PASSWORD,
    });
    expect(body.data.email).toBe(next);
    expect(await mailKinds(own.email)).toEqual(['email-changed']);
    const [link] = await prisma.passwordReset.findMany({ where: { userId: own.id } });
    expect(link?.usedAt).not.toBeNull();
    const found = await admin.call('GET', listPath('exhibitor', { search: next }));
    expect(found.body.total).toBe(1);
  });

  it.each([
    [{ email: 'neu@fair.test', company_name: '' }, ['company_name', 'oldPassword']],
    [{ email: 'neu@fair', phone: 'keine', oldPassword: '' }, ['email', 'oldPassword', 'phone']],
    [{ password: 'kurz' }, ['oldPassword', 'password', 'passwordRepeat']],
    [{ password: 'drei rote Boote', company_name: '' }, ['company_name', 'oldPassword', 'passwordRepeat']],
  ])('and the password are asked for in one round with what else is wrong of %j', async (form, fields) => {
    const own = await exhibitor();
    const { status, body } = await own.client.call('PUT', own.path, form);
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, fields]);
    const same = await own.client.call('PUT', own.path, { email: own.email.toUpperCase(), company_name: '' });
    expect(Object.keys(same.body.errors ?? {})).toEqual(['company_name']);
  });

  it('cannot be that of another account', async () => {
    const [own, other] = [await exhibitor(), await exhibitor()];
    const { status, body } = await own.client.call('PUT', own.path, {
      email: other.email,
      city: 'Nicht gespeichert',
      oldPassword: PASSWORD,
    });
    expect([status, body.errors?.email?.[0]?.key]).toEqual([422, 'account.email-taken']);
    expect((await admin.call('GET', own.path)).body.data.city).toBeNull();
  });

  it('is corrected by an administrator, but not on behalf of the exhibitor', async () => {
    const own = await exhibitor();
    const acting = await signInAs(server, own.id, admin.userId);
    expect((await acting.call('PUT', own.path, { email: 'b@fair.test', oldPassword: PASSWORD })).status).toBe(
      403,
    );
    expect((await admin.call('PUT', own.path, { email: 'korrigiert@fair.test' })).status).toBe(200);
    // The same address again is no change.
    const same = { email: 'korrigiert@fair.test', city: 'Zollikon' };
    expect((await acting.call('PUT', own.path, same)).status).toBe(200);
  });
});

describe('an account', () => {
  it('is opened and closed by an administrator, with mail, history and the end of its sessions', async () => {
    const own = await exhibitor({ active: false });
    expect((await admin.call('PUT', own.path, { active: 1 })).body.data.active).toBe(1);
    const session = await signInAs(server, own.id);
    expect((await session.call('GET', '/user')).status).toBe(200);
    expect((await admin.call('PUT', own.path, { active: true })).status).toBe(200);
    expect((await admin.call('PUT', own.path, { active: 0 })).body.data.active).toBe(0);
    expect((await session.call('GET', '/user')).status).toBe(401);
    expect(await mailKinds(own.email)).toEqual(['exhibitor-activated', 'exhibitor-deactivated']);
    const rows = await server.context.db.prisma.history.findMany({
      where: { entity: 'exhibitor', entityId: own.id, action: { in: ['activate', 'deactivate'] } },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['activate', admin.userId],
      ['deactivate', admin.userId],
    ]);
  });

  it('of an administrator is not found here', async () => {
    expect((await admin.call('GET', `/exhibitor/${admin.userId}`)).status).toBe(404);
    expect((await admin.call('PUT', `/exhibitor/${admin.userId}`, { active: 0 })).status).toBe(404);
  });
});

describe('the web logo', () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a1f3d' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .png()
      .toBuffer();
  const withFile = (bytes: Uint8Array, name: string, more: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('web_logo', new Blob([Uint8Array.from(bytes)]), name);
    for (const [key, value] of Object.entries(more)) form.set(key, value);
    return form;
  };
  const bytesOf = async (client: Client, path: string) => {
    const response = await fetch(`${server.origin}/api${path}`, {
      headers: { Authorization: `Bearer ${client.token}` },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('is uploaded with the form, reduced in size and without the metadata of the camera', async () => {
    const own = await exhibitor();
    const form = withFile(await png(2400, 1200), '../Logo «Steg».PNG', { city: 'Männedorf', catalogs: '[]' });
    const { status, body } = await own.client.call('POST', own.path, form);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      city: 'Männedorf',
      web_logo: { name: 'Logo «Steg».png', extension: 'png', mime_type: 'image/png' },
    });
    const stored = await bytesOf(own.client, `/exhibitor/download/${own.id}`);
    expect(stored.response.headers.get('content-disposition')).toContain('attachment');
    expect(stored.response.headers.get('x-content-type-options')).toBe('nosniff');
    const meta = await sharp(stored.bytes).metadata();
    expect([meta.width, meta.height, meta.exif]).toEqual([1200, 600, undefined]);
    for (const client of [own.client, admin]) {
      const preview = await bytesOf(client, `/exhibitor/thumbnail/${own.id}?t=1`);
      expect((await sharp(preview.bytes).metadata()).width).toBe(400);
      expect(preview.response.headers.get('content-disposition')).not.toContain('.png.png');
    }
  });

  it('replaces an earlier one', async () => {
    const own = await exhibitor();
    await own.client.call('POST', own.path, withFile(await png(10, 10), 'a.png'));
    const first = (await own.client.call('GET', own.path)).body.data.web_logo.id;
    await own.client.call('PUT', own.path, withFile(await png(20, 20), 'b.png'));
    const { web_logo } = (await own.client.call('GET', own.path)).body.data;
    expect(web_logo.name).toBe('b.png');
    expect(await server.context.db.prisma.storedFile.count({ where: { id: first } })).toBe(0);
  });

  it.each<[string, Buffer, number, string]>([
    ['vertrag.pdf', Buffer.from('%PDF-1.4\n%%EOF'), 415, 'file.incorrect-type'],
    ['logo.png', Buffer.from('%PDF-1.4\n%%EOF'), 415, 'file.incorrect-type'],
    ['logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'file.incorrect-type'],
    ['logo.png', Buffer.from('GIF89a'), 415, 'file.incorrect-type'],
    ['logo.png', Buffer.alloc(0), 422, 'file.empty'],
    ['logo.png', Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1'), 422, 'file.unreadable'],
  ])('is not accepted %s with other content', async (name, bytes, status, key) => {
    const own = await exhibitor();
    const answer = await own.client.call(
      'POST',
      own.path,
      withFile(bytes, name, { city: 'Nicht gespeichert' }),
    );
    expect([answer.status, answer.body.errors?.web_logo?.[0]?.key]).toEqual([status, key]);
    expect((await own.client.call('GET', own.path)).body.data).toMatchObject({ city: null, web_logo: null });
    expect((await own.client.call('GET', `/exhibitor/thumbnail/${own.id}`)).status).toBe(404);
  });
});

describe('the regions of an exhibitor', () => {
  it('are offered by country, with the selected ones', async () => {
    const own = await exhibitor();
    const { region, country } = await makeWineReferences(server.context.db);
    await server.context.db.prisma.exhibitorRegion.create({
      data: { exhibitorId: own.id, regionId: region.id },
    });
    const all = await own.client.call('POST', '/exhibitor/get-regions');
    expect(all.body.countries).toContainEqual({
      ...{ id: country.id, name: country.name, name_fr: null, name_en: null },
    });
    expect(all.body.regions).toContainEqual({
      id: region.id,
      name: region.name,
      name_fr: null,
      name_en: null,
      country_id: country.id,
    });
    expect(all.body).not.toHaveProperty('usersSelectedRegions');
    const chosen = await admin.call('POST', '/exhibitor/get-regions', { id: own.id });
    expect(chosen.body.usersSelectedRegions).toEqual([region.id]);
  });
});
