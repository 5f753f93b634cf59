import type { Language, MailKind } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeExhibitor, makeUser } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { htmlTwin } from './html-twin.ts';
import { queueMail, queueMails } from './queue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({});
});
afterAll(async () => {
  await server.stop();
});

const order = {
  ...{ kind: 'page-released' as MailKind, recipient: 'winzer@fair.test', subject: 'Ihre Seite' },
  ...{ userId: null as number | null, language: 'de' as Language },
};

describe('a mail', () => {
  it('has a button that says what its link opens, and the address stays', () => {
    const text =
      'Bonjour,\n\nVotre page :\n\nhttps://fair.test/exhibitor-page/edit/7\n\nhttps://fair.test/login';
    const html = htmlTwin(text, 'fr');
    expect(html).toMatch(
      /<a href="https:\/\/fair\.test\/exhibitor-page\/edit\/7" style="[^"]+">Ouvrir la page<\/a>/,
    );
    expect(html).toContain('>https://fair.test/exhibitor-page/edit/7</a>');
    expect(html).toContain('<p><a href="https://fair.test/login">https://fair.test/login</a></p>');
  });

  it('greets its reader by person and company, and a contact by their own name', async () => {
    const { db } = server.context;
    const company = await makeExhibitor(db, { companyName: 'Weingut am Steg' });
    await db.prisma.exhibitor.update({ where: { id: company.id }, data: { contactPerson: 'Anna Muster' } });
    const contact = await makeUser(db, 'EXHIBITOR', { email: 'keller@steg.test' });
    await db.prisma.user.update({ where: { id: contact.id }, data: { name: 'Luc Exemple' } });
    await db.prisma.contact.create({ data: { id: contact.id, exhibitorId: company.id, may: 'fill' } });
    const letter = { recipient: company.email, userId: company.id, kind: 'page-accepted' as const };
    await db.transact((tx) =>
      queueMails(tx, [
        { ...order, ...letter, text: 'Guten Tag\n\nIhre Seite ist angenommen.' },
        { ...order, ...letter, language: 'fr', text: 'Bonjour,\n\nVotre page est acceptée.' },
      ]),
    );
    const rows = await db.prisma.mail.findMany({ where: { userId: company.id }, orderBy: { id: 'asc' } });
    const begins = rows.map(({ recipient, text }) => `${recipient}: ${text.split('\n')[0]}`);
    expect(begins.sort()).toEqual(
      [
        `${company.email}: Bonjour Anna Muster, Weingut am Steg,`,
        `${company.email}: Guten Tag Anna Muster, Weingut am Steg`,
        'keller@steg.test: Bonjour Luc Exemple, Weingut am Steg,',
        'keller@steg.test: Guten Tag Luc Exemple, Weingut am Steg',
      ].sort(),
    );
  });

  it('greets nobody by a name that would be a link', async () => {
    const { db } = server.context;
    const company = await makeExhibitor(db, { companyName: 'Gewinn auf https://evil.test' });
    await db.transact((tx) =>
      queueMail(tx, {
        ...order,
        recipient: company.email,
        userId: company.id,
        text: 'Guten Tag\n\nWillkommen.',
      }),
    );
    const { text } = await db.prisma.mail.findFirstOrThrow({ where: { userId: company.id } });
    expect(text).toBe('Guten Tag\n\nWillkommen.');
  });
});
