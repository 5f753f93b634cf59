import { MAX_MAIL_TEXTS } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeUser } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
});
afterAll(() => server.stop());

const message = { subject: 'Anmeldung offen', text: 'Guten Tag {Kontakt}, ab heute können Sie bestellen.' };
const keep = (more: object = {}) =>
  admin.call('POST', '/mail-text', { name: 'Anmeldung', ...message, ...more });
const names = async () =>
  (await admin.call('GET', '/mail-text')).body.data.map(({ name }: { name: string }) => name);

describe('a kept message', () => {
  it('comes back as it was written, in each language, until it is deleted', async () => {
    const french = {
      subject_fr: 'Inscription ouverte',
      text_fr: 'Bonjour {contact}, vous pouvez commander.',
    };
    const { status, body } = await keep(french);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: 'Anmeldung',
      ...message,
      ...french,
      subject_en: null,
      text_en: null,
    });
    const { id, version } = body.data;
    const changed = { name: 'Anmeldung', ...message, subject: 'Bestellung offen', version };
    const put = await admin.call('PUT', `/mail-text/${id}`, changed);
    expect(put.body.data).toMatchObject({ subject: 'Bestellung offen', text_fr: null, version: version + 1 });
    expect((await admin.call('PUT', `/mail-text/${id}`, changed)).status).toBe(409);
    expect(await names()).toEqual(['Anmeldung']);
    expect((await admin.call('DELETE', `/mail-text/${id}`)).status).toBe(200);
    expect((await admin.call('DELETE', `/mail-text/${id}`)).status).toBe(404);
    expect(await names()).toEqual([]);
    const written = await server.context.db.prisma.history.findMany({ where: { entity: 'mail-text' } });
    expect(written.map(({ action }) => action).sort()).toEqual(['create', 'delete', 'update']);
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'validation.required'],
    ['half a language', { text_en: 'You can order from today.' }, 'subject_en', 'validation.required'],
    ['a word that means nothing', { text: 'Guten Tag {Vorname}, hallo.' }, 'text', 'mailing.placeholder'],
    ['a field that there is not', { to: [1] }, 'to', 'validation.unknown'],
  ])('is refused with %s', async (_, more, field, key) => {
    const { status, body } = await keep(more);
    expect([status, body.errors[field]?.[0].key]).toEqual([422, key]);
  });

  it('has a name that no other has', async () => {
    expect((await keep({ name: 'Aufbau' })).status).toBe(201);
    const { status, body } = await keep({ name: 'Aufbau' });
    expect([status, body.errors.name[0].key]).toEqual([422, 'validation.exists']);
  });

  it('is one of two hundred, also when two are kept at the same time', async () => {
    const { prisma } = server.context.db;
    await prisma.mailText.deleteMany();
    await prisma.mailText.createMany({
      data: Array.from({ length: MAX_MAIL_TEXTS - 1 }, (_, n) => ({ name: `Text ${n}`, ...message })),
    });
    const answers = await Promise.all(['Neu A', 'Neu B', 'Neu C', 'Neu D'].map((name) => keep({ name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(await prisma.mailText.count()).toBe(MAX_MAIL_TEXTS);
  });
});
