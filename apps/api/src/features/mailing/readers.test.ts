import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, clientOf, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { fairClock, makeCatalog } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  const anna = await makeUser(server.context.db, 'ADMIN', { email: 'anna@fair.test' });
  admin = await signInAs(server, anna.id);
});
beforeEach(() => server.context.db.prisma.mail.deleteMany());
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const prisma = () => server.context.db.prisma;
const mails = () => prisma().mail.findMany({ orderBy: { id: 'asc' } });
const write = (more: object) =>
  admin.call('POST', '/exhibitor/write', {
    subject: 'Aufbau',
    text: 'Guten Tag {Kontakt}\n\nDer Aufbau beginnt um sieben.',
    ...more,
  });

describe('whoever reads a message', () => {
  it('of a company that wants its news is greeted by the own name', async () => {
    const company = await makeExhibitor(server.context.db, { companyName: 'Rebgut am Steg' });
    await prisma().exhibitor.update({ where: { id: company.id }, data: { contactPerson: 'Anna Muster' } });
    const person = await makeUser(server.context.db, 'NOBODY', { email: 'keller@steg.test' });
    await prisma().user.update({ where: { id: person.id }, data: { name: 'Beat Frei' } });
    await prisma().contact.create({ data: { id: person.id, exhibitorId: company.id, may: 'read' } });
    expect((await write({ exhibitors: [company.id] })).body.count).toBe(1);
    const begins = (await mails()).map(({ recipient, text }) => [recipient, text.split('\n')[0]]);
    expect(Object.fromEntries(begins)).toEqual({
      [company.email]: 'Guten Tag Anna Muster',
      'keller@steg.test': 'Guten Tag Beat Frei',
    });
  });
});

describe('a message of the organiser', () => {
  it('is answered to the fair, and without an address of it to whoever wrote', async () => {
    const { id } = await makeExhibitor(server.context.db);
    const replyTo = async () => {
      await prisma().mail.deleteMany();
      await write({ exhibitors: [id] });
      const shown = (await admin.call('GET', '/mail-recipients')).body.reply_to;
      return [shown, (await mails())[0]?.replyTo];
    };
    expect(await replyTo()).toEqual(['anna@fair.test', 'anna@fair.test']);
    await admin.call('PUT', '/fair', { email: 'messe@fair.test' });
    expect(await replyTo()).toEqual(['messe@fair.test', 'messe@fair.test']);
  });

  it('counts no days of a catalogue that is over', async () => {
    const over = await makeCatalog(server, { name: 'Vorbei', from: '2003-03-01', to: '2003-03-20' });
    const { id } = await makeExhibitor(server.context.db);
    await prisma().catalogMembership.create({ data: { catalogId: over.id, exhibitorId: id } });
    const letter = { catalog_id: over.id, exhibitors: [id], text: 'Guten Tag\n\nEs bleiben {Tage}.' };
    const { status, body } = await write(letter);
    expect([status, body.errors.text[0].key]).toEqual([422, 'mailing.days-over']);
    expect((await write({ ...letter, text: 'Guten Tag\n\nDanke!' })).body.count).toBe(1);
  });
});

describe('the subject of a mail about an account', () => {
  it('names the fair, and the product only while the fair has no name', async () => {
    const { email } = await makeExhibitor(server.context.db);
    const forgotten = async () => {
      await server.context.db.pool.query('DELETE FROM throttle');
      await clientOf(server, null).call('POST', '/forgot-password', { email });
      return (await mails()).at(-1)?.subject;
    };
    expect(await forgotten()).toBe('Neues Passwort für Rebblatt');
    const { version } = (await admin.call('GET', '/fair')).body.data;
    await admin.call('PUT', '/fair', { name: 'Weinschiffe $& Co', version });
    expect(await forgotten()).toBe('Neues Passwort für Weinschiffe $& Co');
  });
});
