import type { ListCheck, ListRead } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeUser, makeWineReferences } from '../../testing/factories.ts';
import { joinOrganiser, makeCatalog } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await joinOrganiser(server);
  await makeWineReferences(server.context.db);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const call = (path: string, body: unknown) => admin.call('POST', `/import/exhibitor${path}`, body);
const read = async (...lines: string[]): Promise<ListRead> =>
  (await call('/read', { text: lines.join('\n') })).body.data;
const tableOf = ({ columns, rows }: ListRead) => ({ columns, rows, create: [] });
const check = async (list: ListRead): Promise<ListCheck> => (await call('/check', tableOf(list))).body.data;
const write = (list: ListRead) => call('', tableOf(list));
const fieldsOf = (list: ListRead) => list.columns.map(({ field }) => field);
const problemsOf = ({ rows }: ListCheck) =>
  rows.map(({ problems }) => problems.map(({ field, key }) => [field, key]));
const companyOf = async (email: string) => {
  const { id } = await server.context.db.prisma.user.findUniqueOrThrow({ where: { email } });
  return (await admin.call('GET', `/exhibitor/${id}`)).body.data;
};

describe('a list of companies', () => {
  it('makes each an account without a password, with all that it says', async () => {
    const catalog = await makeCatalog(server, { name: 'Herbstmesse', catalogType: 2 });
    const list = await read(
      'Firma;Vorname;Nachname;Strasse und Nr.;PLZ/Ort;E-Mail;Tel.;Web;Sprache;Messe;Bemerkung',
      'Weingut am Steg;Anna;Muster;Seestrasse 12a;CH-8700 Küsnacht;Info@Steg.example;Tel. 044 123 45 67;www.steg.example;D;Herbstmesse;kommt mit dem Schiff',
      'Domaine du Quai;Luc;Exemple;12, rue du Lac;1003 Lausanne;mailto:luc@quai.example;+41 21 123 45 67;;f;;',
    );
    expect(fieldsOf(list)).toEqual([
      'company_name',
      'contact_first',
      'contact_person',
      'street',
      'zip_city',
      'email',
      'phone',
      'website',
      'language',
      'catalogs',
      'description',
    ]);
    expect(problemsOf(await check(list))).toEqual([[], []]);
    const { status, body } = await write(list);
    expect([status, body.data]).toMatchObject([201, { added: 2, updated: 0 }]);
    expect(await companyOf('info@steg.example')).toMatchObject({
      company_name: 'Weingut am Steg',
      contact_person: 'Anna Muster',
      street: 'Seestrasse',
      number: '12a',
      zip_code: '8700',
      city: 'Küsnacht',
      phone: '044 123 45 67',
      website: 'www.steg.example',
      description: 'kommt mit dem Schiff',
      catalogs: [catalog.id],
      account: 'invited',
      active: 0,
      invitation: null,
    });
    expect(await companyOf('luc@quai.example')).toMatchObject({ street: 'rue du Lac', number: '12' });
    const french = await server.context.db.prisma.user.findUnique({ where: { email: 'luc@quai.example' } });
    expect(french).toMatchObject({ language: 'fr', passwordHash: null, role: 'EXHIBITOR' });
  });

  it('says what it changes, by the address, and takes no catalogue away', async () => {
    await makeCatalog(server, { name: 'Frühlingsmesse', from: '2031-02-01', to: '2031-02-28' });
    const list = await read(
      'Firma;Mail;Ort;Katalog',
      'Weingut am Steg;INFO@steg.example;Zürich;Frühlingsmesse',
      'Domaine du Quai;luc@quai.example;Lausanne;',
    );
    const checked = await check(list);
    expect(checked.rows.map(({ choice, changes }) => [choice, changes.map(({ field }) => field)])).toEqual([
      ['update', ['city', 'catalogs']],
      ['skip', []],
    ]);
    expect(checked.rows[0]?.changes[1]).toEqual({
      field: 'catalogs',
      from: 'Herbstmesse',
      to: 'Herbstmesse, Frühlingsmesse',
    });
    const { id } = (await write(list)).body.data;
    const after = await companyOf('info@steg.example');
    expect([after.city, after.catalogs, after.street]).toEqual([
      'Zürich',
      [expect.anything(), expect.anything()],
      'Seestrasse',
    ]);
    expect((await call(`/undo/${id}`, {})).body.data).toEqual({ removed: 0, restored: 1, kept: [] });
    const back = await companyOf('info@steg.example');
    expect([back.city, back.catalogs]).toEqual(['Küsnacht', [expect.anything()]]);
  });

  it('asks whether a company of the same name is the same, and does nothing until somebody says so', async () => {
    const list = await read('Firma;E-Mail', 'WEINGUT AM STEG;neu@steg.example');
    const [row] = (await check(list)).rows;
    expect(row).toMatchObject({
      choice: 'skip',
      like: { name: 'Weingut am Steg', key: 'info@steg.example', column: 1 },
    });
    const wrong = { ...list, rows: list.rows.map((one) => ({ ...one, choice: 'update' as const })) };
    expect((await check(wrong)).rows[0]).toMatchObject({ choice: 'skip' });
    expect((await write(wrong)).body.data).toMatchObject({ added: 0, updated: 0 });
    const named = await check(await read('Firma;Ort', 'WEINGUT AM STEG;Zürich'));
    expect([named.missing, named.rows[0]?.like]).toEqual([['email'], null]);
    const chosen = { ...list, rows: list.rows.map((one) => ({ ...one, choice: 'add' as const })) };
    expect((await check(chosen)).rows[0]).toMatchObject({ choice: 'add', problems: [] });
    expect((await write(list)).body.data).toMatchObject({ added: 0, updated: 0 });
  });

  it('refuses addresses that are none, several, twice, missing, or of an organiser, each at its cell', async () => {
    const boss = await makeUser(server.context.db, 'ADMIN');
    const list = await read(
      'Firma;E-Mail;PLZ;Hausnummer',
      'Eins;eins.example;8000;',
      'Zwei;a@zwei.example, b@zwei.example;8000;',
      'Drei;drei@drei.example;8000;',
      'Vier;Drei@drei.example;8000;',
      'Fünf;;8000;',
      `Sechs;${boss.email};8000;`,
      'Sieben;sieben@sieben.example;acht;zwölf',
    );
    const checked = await check(list);
    expect(problemsOf(checked)).toEqual([
      [['email', 'validation.email']],
      [['email', 'validation.choice']],
      [],
      [['email', 'validation.duplicate']],
      [['email', 'validation.required']],
      [['email', 'account.email-taken']],
      [
        ['number', 'validation.house-number'],
        ['zip_code', 'validation.numeric'],
      ],
    ]);
    expect(checked.rows[1]?.problems[0]?.suggestions).toEqual(['a@zwei.example', 'b@zwei.example']);
    const { status, body } = await write(list);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['rows.0.email']]);
    expect(await server.context.db.prisma.user.count({ where: { email: 'drei@drei.example' } })).toBe(0);
  });

  it.each([
    ['Name;Adresse;PLZ;Ort;E-Mail', ['company_name', 'street', 'zip_code', 'city', 'email']],
    ['Aussteller;Name;Vorname;Mail', ['company_name', 'contact_person', 'contact_first', 'email']],
    [
      'Exposant;Prénom;Nom;Courriel;NPA;Localité',
      ['company_name', 'contact_first', 'contact_person', 'email', 'zip_code', 'city'],
    ],
    [
      'Company;Email address;Street address;ZIP code;City;Country',
      ['company_name', 'email', 'street', 'zip_code', 'city', null],
    ],
    [
      'Nr.;Firma;Anrede;Strasse;Nr.;PLZ;Ort;E-Mail',
      ['number', 'company_name', null, 'street', null, 'zip_code', 'city', 'email'],
    ],
  ])('knows the columns of «%s»', async (headings, fields) => {
    expect(fieldsOf(await read(headings, headings.replace(/[^;]+/g, 'x')))).toEqual(fields);
  });

  it('keeps a company that has accepted its invitation when the list is undone', async () => {
    const list = await read('Firma;E-Mail', 'Acht;acht@acht.example', 'Neun;neun@neun.example');
    const { id } = (await write(list)).body.data;
    const eight = await companyOf('acht@acht.example');
    await server.context.db.prisma.user.update({
      where: { id: eight.id },
      data: { passwordHash: 'x', active: true },
    });
    expect((await call(`/undo/${id}`, {})).body.data).toEqual({
      removed: 1,
      restored: 0,
      kept: [{ resource: 'exhibitor', id: eight.id, name: 'Acht' }],
    });
    expect(await server.context.db.prisma.user.count({ where: { email: 'neun@neun.example' } })).toBe(0);
    expect((await companyOf('acht@acht.example')).company_name).toBe('Acht');
  });

  it('invites those that it made', async () => {
    const list = await read('Firma;E-Mail', 'Zehn;zehn@zehn.example');
    await write(list);
    const { id } = await companyOf('zehn@zehn.example');
    expect((await admin.call('POST', '/exhibitor/invite', { ids: [id] })).body.data.invited).toBe(1);
    expect((await companyOf('zehn@zehn.example')).invitation.sent_at).toBeTruthy();
  });

  it('keeps a company whose invitation is in the post when the list is undone, and its link', async () => {
    const list = await read('Firma;E-Mail', 'Elf;elf@elf.example', 'Zwölf;zwoelf@zwoelf.example');
    const { id } = (await write(list)).body.data;
    const eleven = await companyOf('elf@elf.example');
    await admin.call('POST', '/exhibitor/invite', { ids: [eleven.id] });
    expect((await call(`/undo/${id}`, {})).body.data).toEqual({
      removed: 1,
      restored: 0,
      kept: [{ resource: 'exhibitor', id: eleven.id, name: 'Elf' }],
    });
    expect(await server.context.db.prisma.invitation.count({ where: { userId: eleven.id } })).toBe(1);
    expect(await server.context.db.prisma.user.count({ where: { email: 'zwoelf@zwoelf.example' } })).toBe(0);
  });
});
