import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { joinOrganiser } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await joinOrganiser(server);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const add = async (text: string, language = 'de', kind = 'page') =>
  (await admin.call('POST', '/text-block', { kind, language, text })).body.data;
const texts = async (language = 'de', kind = 'page') => {
  const { body } = await admin.call('GET', '/text-block');
  const all: { kind: string; language: string; text: string }[] = body.data;
  return all.filter((block) => block.kind === kind && block.language === language).map(({ text }) => text);
};

it('keeps texts of each language in an order that can be changed', async () => {
  const [one, two, three] = [await add('Eins'), await add('Zwei'), await add('Drei')];
  await add('One', 'en');
  expect([one.position, two.position, three.position]).toEqual([1, 2, 3]);
  const moved = await admin.call('PUT', `/text-block/${three.id}`, { position: 1, version: three.version });
  expect(moved.body.data).toMatchObject({ position: 1, text: 'Drei', version: 2 });
  expect(await texts()).toEqual(['Drei', 'Eins', 'Zwei']);
  await admin.call('PUT', `/text-block/${three.id}`, { position: 50 });
  expect(await texts()).toEqual(['Eins', 'Zwei', 'Drei']);
  const late = await admin.call('PUT', `/text-block/${three.id}`, { text: 'Spät', version: 1 });
  expect(late.body).toMatchObject({ error: 'conflict.stale', data: { text: 'Drei', version: 3 } });
  await admin.call('PUT', `/text-block/${two.id}`, { text: ' Zwei\r\nZeilen ' });
  await admin.call('DELETE', `/text-block/${one.id}`);
  expect(await texts()).toEqual(['Zwei\nZeilen', 'Drei']);
  expect(await texts('en')).toEqual(['One']);
  expect((await admin.call('PUT', `/text-block/${one.id}`, { text: 'Weg' })).status).toBe(404);
});

it('numbers the texts for pages, logos and requests apart', async () => {
  const page = await add('Für Seiten', 'fr');
  const [first, second] = [await add('Eins', 'fr', 'request'), await add('Zwei', 'fr', 'request')];
  expect([page.position, first.position, second.position]).toEqual([1, 1, 2]);
  await admin.call('PUT', `/text-block/${second.id}`, { position: 1 });
  expect(await texts('fr', 'request')).toEqual(['Zwei', 'Eins']);
  expect(await texts('fr', 'logo')).toEqual([]);
  await admin.call('DELETE', `/text-block/${second.id}`);
  expect(await texts('fr', 'request')).toEqual(['Eins']);
  await admin.call('DELETE', `/text-block/${page.id}`);
  expect(await texts('fr', 'request')).toEqual(['Eins']);
});

it('refuses what is empty, too long, of no kind or language, or one too many', async () => {
  const wrong = async (body: object) =>
    (await admin.call('POST', '/text-block', { kind: 'page', ...body })).body.errors;
  expect((await wrong({ language: 'de', text: '  ' })).text[0].key).toBe('validation.required');
  expect((await wrong({ language: 'de', text: 'a'.repeat(1001) })).text[0].key).toBe('validation.max-length');
  expect((await wrong({ language: 'it', text: 'Ciao' })).language[0].key).toBe('validation.choice');
  expect((await wrong({ kind: 'wine', language: 'de', text: 'Nein' })).kind[0].key).toBe('validation.choice');
  for (let n = 1; n <= 50; n++) await add(`Texte ${n}`, 'fr');
  expect((await wrong({ language: 'fr', text: 'Trop' })).text[0]).toEqual({
    key: 'validation.too-many',
    params: { max: 50 },
  });
});
