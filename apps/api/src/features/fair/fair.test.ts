import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { clientOf } from '../../testing/client.ts';
import { joinOrganiser } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await joinOrganiser(server);
});
afterAll(() => server.stop());

const contact = {
  name: 'Weinschiffe am See',
  contact_name: 'Petra Steg',
  phone: '+41 44 123 45 67',
  email: 'Messe@Weinschiffe.test',
  hours: 'Mo bis Fr, 9 bis 12 Uhr',
  hours_fr: 'Lu à ve, 9 à 12 h',
};

describe('the fair and its contact', () => {
  it('are empty at first, set by the organiser, and read by everybody', async () => {
    const anybody = clientOf(server, null);
    expect((await anybody.call('GET', '/fair')).body.data).toMatchObject({ name: null, phone: null });
    const set = await admin.call('PUT', '/fair', contact);
    expect(set.body.data).toMatchObject({ ...contact, email: 'messe@weinschiffe.test' });
    expect((await anybody.call('GET', '/fair')).body.data).toEqual(set.body.data);
  });

  it('refuse what is no telephone number or address, by their fields', async () => {
    const { status, body } = await admin.call('PUT', '/fair', { phone: 'am Steg', email: 'messe' });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['email', 'phone']]);
  });

  it('tell of a change that somebody else made meanwhile', async () => {
    const { version } = (await admin.call('GET', '/fair')).body.data;
    await admin.call('PUT', '/fair', { ...contact, hours: 'Immer', version });
    const late = await admin.call('PUT', '/fair', { ...contact, hours: 'Nie', version });
    expect([late.status, late.body.data.hours]).toEqual([409, 'Immer']);
  });

  it('sign the mails and get the replies', async () => {
    const email = 'kellerei@steg.test';
    await clientOf(server, null).call('POST', '/register', {
      ...{ email, company_name: 'Kellerei am Steg', password: 'Steg am Ufer' },
      password_confirmation: 'Steg am Ufer',
    });
    const mail = await server.context.db.prisma.mail.findFirstOrThrow({ where: { recipient: email } });
    expect(mail.replyTo).toBe('messe@weinschiffe.test');
    expect(mail.text).toMatch(
      /Freundliche Grüsse\nWeinschiffe am See\nPetra Steg, \+41 44 123 45 67, messe@weinschiffe\.test$/,
    );
  });

  it('sign in each language with what the organiser has written there', async () => {
    const { version } = (await admin.call('GET', '/fair')).body.data;
    const signature_fr = 'Pour la direction du salon\nPetra Steg';
    expect((await admin.call('PUT', '/fair', { ...contact, signature_fr, version })).status).toBe(200);
    const ends = new Map<string, string>();
    for (const language of ['fr', 'en']) {
      const email = `${language}@steg.test`;
      await clientOf(server, null).call('POST', '/register', {
        ...{ email, company_name: 'Kellerei am Steg', password: 'Steg am Ufer', language },
        password_confirmation: 'Steg am Ufer',
      });
      const mail = await server.context.db.prisma.mail.findFirstOrThrow({ where: { recipient: email } });
      ends.set(language, mail.text.split('\n\n').at(-1) ?? '');
    }
    expect(ends.get('fr')).toBe(`Avec nos meilleures salutations\n${signature_fr}`);
    expect(ends.get('en')).toMatch(/^Kind regards\nWeinschiffe am See\nPetra Steg, /);
  });
});
