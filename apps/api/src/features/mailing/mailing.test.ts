import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { fairClock, makeCatalog } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let catalogId: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await signInAs(
    server,
    (await makeUser(server.context.db, 'ADMIN', { email: 'anna@fair.test' })).id,
  );
  catalogId = (await makeCatalog(server)).id;
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const message = { subject: 'Aufbau am Donnerstag', text: 'Guten Tag\n\nDer Aufbau beginnt um sieben Uhr.' };
const send = (more: object = {}, client = admin) =>
  client.call('POST', '/exhibitor/send-mail', { catalog_id: catalogId, ...message, ...more });
const mails = () => server.context.db.prisma.mail.findMany({ orderBy: { id: 'asc' } });

async function joined(more: { companyName?: string; active?: boolean } = {}, of = catalogId) {
  const { db } = server.context;
  const exhibitor = await makeExhibitor(db, more);
  await db.prisma.catalogMembership.create({ data: { catalogId: of, exhibitorId: exhibitor.id } });
  return exhibitor;
}

describe('a message to exhibitors', () => {
  it('is refused for a catalogue that has ended or has not begun', async () => {
    for (const from of ['2001-03-01', '2999-03-01']) {
      const other = await makeCatalog(server, {
        name: `Messe ab ${from}`,
        from,
        to: from.replace('-01', '-20'),
      });
      await joined({}, other.id);
      const { status, body } = await send({ catalog_id: other.id });
      expect([status, body.error, body.params]).toEqual([409, 'catalog.inactive', { name: other.name }]);
    }
    expect(await mails()).toEqual([]);
  });

  it('without recipients is refused, as is one without its catalogue', async () => {
    const nobody = await send();
    expect([nobody.status, nobody.body.error]).toEqual([409, 'exhibitor.no-recipients']);
    for (const catalog_id of [undefined, null, '']) {
      const { status, body } = await send({ catalog_id });
      expect([status, body.errors.catalog_id[0].key]).toEqual([422, 'exhibitor.catalog-missing']);
    }
    expect((await send({ catalog_id: 999_999 })).body.errors.catalog_id[0].key).toBe('validation.not-found');
  });

  it('is sent to exactly those on the screen, each in a separate mail that can be replied to', async () => {
    const { db } = server.context;
    const first = await joined({ companyName: 'Aargauer Rebgut' });
    const second = await joined({ companyName: 'Zürcher Rebgut' });
    await db.prisma.user.update({ where: { id: second.id }, data: { language: 'en' } });
    await joined({ active: false });
    await makeExhibitor(db);
    const shown = await admin.call('GET', `/catalog/${catalogId}/mail-recipients`);
    expect(shown.body).toMatchObject({
      data: [
        { id: first.id, company_name: 'Aargauer Rebgut', email: first.email, language: 'de' },
        { id: second.id, company_name: 'Zürcher Rebgut', email: second.email, language: 'en' },
      ],
      total: 2,
      without_account: 1,
      from: server.context.env.MAIL_FROM,
    });
    expect((await send()).body).toEqual({ error: null, message: 'exhibitor.mail-sent', count: 2 });
    const [german, english] = await mails();
    expect(german).toMatchObject({
      recipient: first.email,
      kind: 'mailing',
      subject: message.subject,
      replyTo: 'anna@fair.test',
      state: 'queued',
    });
    expect(german?.text).toMatch(/^Guten Tag\n\nDer Aufbau .*\n\nDiese Nachricht der Messeleitung geht an/s);
    expect(english).toMatchObject({ recipient: second.email, language: 'en' });
    expect(english?.text).toContain('\n\nThe organiser sent this message');
    const written = await db.prisma.history.findFirst({ where: { action: 'send-mail' } });
    expect(written).toMatchObject({ entityId: catalogId, actorId: admin.userId });
  });

  it('is sent only to the selected ones, and to no one when one of them is not in the catalogue', async () => {
    const { db } = server.context;
    await db.prisma.mail.deleteMany();
    const chosen = await joined();
    expect((await send({ exhibitors: [chosen.id, String(chosen.id)] })).body.count).toBe(1);
    const stranger = await makeExhibitor(db);
    const { status, body } = await send({ exhibitors: [chosen.id, stranger.id] });
    expect([status, body.errors.exhibitors[0].key]).toEqual([422, 'validation.not-found']);
    expect((await mails()).map(({ userId }) => userId)).toEqual([chosen.id]);
  });

  it.each([
    ['a subject of two characters', { subject: 'Ja' }, 'subject', 'validation.min-length'],
    ['a subject of 51 characters', { subject: 'x'.repeat(51) }, 'subject', 'validation.max-length'],
    ['no subject', { subject: '  ' }, 'subject', 'validation.required'],
    ['a message of nine characters', { text: 'Neun Zei.' }, 'text', 'validation.min-length'],
    ['no message', { text: undefined }, 'text', 'validation.required'],
    ['a book', { text: 'x'.repeat(10_001) }, 'text', 'validation.max-length'],
    ['no recipient at all', { exhibitors: [] }, 'exhibitors', 'validation.too-few'],
    ['a misspelt list of recipients', { exhibitor_ids: [1] }, 'exhibitor_ids', 'validation.unknown'],
    ['an invalid recipient', { exhibitors: ['alle'] }, 'exhibitors.0', undefined],
  ])('with %s is refused on its field', async (_, more, field, key) => {
    const { status, body } = await send(more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    if (key) expect(body.errors[field][0].key).toBe(key);
  });

  it('cannot inject a header through its subject or a company’s name', async () => {
    const { db } = server.context;
    await db.prisma.mail.deleteMany();
    const sly = await joined({ companyName: 'Rebgut\r\nBcc: alle@evil.test' });
    const { status } = await send({ subject: 'Hallo\r\nBcc: alle@evil.test', exhibitors: [sly.id] });
    expect(status).toBe(200);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Hallo Bcc: alle@evil.test');
    expect(mail?.recipient).toBe(sly.email);
  });

  it('to 600 exhibitors is queued completely, one of them with an invalid address', async () => {
    const { db } = server.context;
    await Promise.all([db.prisma.mail.deleteMany(), db.prisma.catalogMembership.deleteMany()]);
    await db.pool.query(
      `WITH made AS (
         INSERT INTO "user" (email, password_hash, role, active)
         SELECT CASE WHEN n = 300 THEN 'kaputt@fair@test' ELSE 'rebgut' || n || '@fair.test' END, '', 'EXHIBITOR', true
         FROM generate_series(1, 600) AS n RETURNING id),
       companies AS (INSERT INTO exhibitor (id, company_name) SELECT id, 'Rebgut ' || id FROM made RETURNING id)
       INSERT INTO catalog_membership (catalog_id, exhibitor_id) SELECT $1, id FROM companies`,
      [catalogId],
    );
    expect((await send()).body.count).toBe(600);
    const [waiting, jobs] = await Promise.all([
      db.prisma.mail.count({ where: { state: 'queued' } }),
      db.prisma.job.count({ where: { kind: 'send-mail', state: 'queued', userId: admin.userId } }),
    ]);
    expect(waiting).toBe(600);
    expect(jobs).toBeGreaterThanOrEqual(600);
  });

  it('is queued once, however often the call is repeated', async () => {
    const { db } = server.context;
    await db.prisma.mail.deleteMany();
    const { id } = await joined();
    const once = () =>
      admin.call(
        'POST',
        '/exhibitor/send-mail',
        { catalog_id: catalogId, ...message, exhibitors: [id] },
        { 'Idempotency-Key': 'a-message-once' },
      );
    expect((await once()).body.count).toBe(1);
    expect((await once()).body.count).toBe(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a message that names its readers', () => {
  const letters = {
    subject: 'Stand {Stand}',
    text: 'Guten Tag {kontakt}\n\n{Firma} steht am Stand {Stand}; es bleiben {Tage}.',
    subject_fr: 'Stand {stand}',
    text_fr: 'Bonjour {contact},\n\n{entreprise}, stand {stand}: encore {jours}.',
  };

  it('says company, person, stand and days to each in their language, and German where it has no other', async () => {
    const { db } = server.context;
    await db.prisma.mail.deleteMany();
    const catalog = await makeCatalog(server, { name: 'Mit Ständen', from: '2031-07-01', to: '2031-07-31' });
    const french = await joined({ companyName: 'Domaine du Quai' }, catalog.id);
    const english = await joined({ companyName: 'Rebgut Nord' }, catalog.id);
    await db.prisma.exhibitor.update({ where: { id: french.id }, data: { contactPerson: 'Luc Exemple' } });
    await db.prisma.user.update({ where: { id: french.id }, data: { language: 'fr' } });
    await db.prisma.user.update({ where: { id: english.id }, data: { language: 'en' } });
    for (const stand of ['A-2', 'A-1']) {
      const { id } = await db.prisma.stand.create({ data: { stand, catalogType: 1 } });
      await db.prisma.catalogStand.create({
        data: { catalogId: catalog.id, standId: id, exhibitorId: french.id },
      });
    }
    const { status, body } = await admin.call('POST', '/exhibitor/write', {
      catalog_id: catalog.id,
      ...letters,
      exhibitors: [french.id, english.id],
    });
    expect([status, body.count]).toEqual([200, 2]);
    const byName = new Map((await mails()).map((mail) => [mail.userId, mail]));
    expect(byName.get(french.id)?.subject).toBe('Stand A-1, A-2');
    expect(byName.get(french.id)?.text).toMatch(
      /^Bonjour Luc Exemple,\n\nDomaine du Quai, stand A-1, A-2: encore \d+ jours\.\n\nCe message/,
    );
    expect(byName.get(english.id)?.text).toMatch(
      /^Guten Tag Rebgut Nord\n\nRebgut Nord steht am Stand no stand yet; es bleiben \d+ days\.\n\nThe organiser/,
    );
    const shown = await admin.call('GET', `/mail-recipients?catalog_id=${catalog.id}`);
    expect(shown.body.data[0]).toMatchObject({
      company_name: 'Domaine du Quai',
      contact_person: 'Luc Exemple',
      stands: ['A-1', 'A-2'],
    });
  });

  it.each([
    [
      'a word that means nothing',
      { text: 'Guten Tag {Vorname}, willkommen.' },
      'text',
      'mailing.placeholder',
    ],
    [
      'French words without a subject',
      { text_fr: 'Bonjour à tout le monde' },
      'subject_fr',
      'validation.required',
    ],
    ['an English subject alone', { subject_en: 'Welcome' }, 'text_en', 'validation.required'],
  ])('is refused with %s', async (_, more, field, key) => {
    const { status, body } = await send({ exhibitors: [admin.userId], ...more });
    expect([status, body.errors[field][0].key]).toEqual([422, key]);
  });
});

describe('a message beside the running catalogue', () => {
  it('reaches the exhibitors of one that is over or has not begun, and any company of the fair', async () => {
    const { db } = server.context;
    await db.prisma.mail.deleteMany();
    const over = await makeCatalog(server, { name: 'Vorbei', from: '2002-03-01', to: '2002-03-20' });
    const before = await joined({ companyName: 'Rebgut von damals' }, over.id);
    const stranger = await makeExhibitor(db, { companyName: 'Rebgut ohne Katalog' });
    const write = (more: object) => admin.call('POST', '/exhibitor/write', { ...message, ...more });
    expect((await write({ catalog_id: over.id, exhibitors: [before.id] })).body.count).toBe(1);
    expect((await write({ exhibitors: [before.id, stranger.id] })).body.count).toBe(2);
    const texts = (await mails()).map(({ text }) => text.split('\n').at(-1));
    expect(texts).toEqual([
      'Diese Nachricht der Messeleitung geht an die Aussteller im Katalog «Vorbei».',
      'Diese Nachricht der Messeleitung geht an Aussteller der Messe.',
      'Diese Nachricht der Messeleitung geht an Aussteller der Messe.',
    ]);
    const written = await db.prisma.history.findMany({
      where: { action: 'send-mail' },
      orderBy: { id: 'desc' },
    });
    expect(written.slice(0, 2).map(({ entity }) => entity)).toEqual(['fair', 'catalog']);
    const shown = await admin.call('GET', '/mail-recipients');
    expect(shown.body.data.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining([before.id, stranger.id]),
    );
  });

  it.each([
    ['nobody', { exhibitors: [] }, 'exhibitors', 'validation.too-few'],
    ['recipients left out', {}, 'exhibitors', 'validation.required'],
    [
      'somebody of another catalogue',
      { catalog_id: 'own', exhibitors: [999_999] },
      'exhibitors',
      'validation.not-found',
    ],
    [
      'a catalogue that is not there',
      { catalog_id: 999_999, exhibitors: [1] },
      'catalog_id',
      'validation.not-found',
    ],
    [
      'a stand without a catalogue',
      { text: 'Ihr Stand: {Stand}', exhibitors: [1] },
      'text',
      'mailing.needs-catalog',
    ],
    ['a misspelt list', { exhibitor: [1] }, 'exhibitor', 'validation.unknown'],
  ])('is refused for %s', async (_, more, field, key) => {
    const own = {
      ...more,
      ...('catalog_id' in more && more.catalog_id === 'own' && { catalog_id: catalogId }),
    };
    const { status, body } = await admin.call('POST', '/exhibitor/write', { ...message, ...own });
    expect([status, body.errors[field][0].key]).toEqual([422, key]);
  });
});
