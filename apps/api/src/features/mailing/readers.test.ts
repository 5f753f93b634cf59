import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { fairClock } from '../../testing/fair.ts';
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
