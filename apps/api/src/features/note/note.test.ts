import type { ExhibitorItem, NoteItem } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signInAs } from '../../testing/client.ts';
import { makeUser } from '../../testing/factories.ts';
import { joinFair, joinOrganiser, makeCatalog } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let boss: Client;
let owner: Client;
let other: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await joinOrganiser(server);
  boss = await signInAs(server, (await makeUser(server.context.db, 'SUPER_ADMIN')).id);
  const catalog = await makeCatalog(server, { name: 'Sommermesse' });
  owner = (await joinFair(server, catalog, { companyName: 'Weingut am Steg' })).client;
  other = (await joinFair(server, catalog, { companyName: 'Cave du Port' })).client;
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const add = async (form: object): Promise<NoteItem> =>
  (await admin.call('POST', '/note', { exhibitor_id: owner.userId, ...form })).body.data;
const list = async (): Promise<NoteItem[]> =>
  (await admin.call('GET', `/note?exhibitor_id=${owner.userId}`)).body.data;
const due = async (): Promise<string[]> =>
  (await admin.call('GET', '/note/due')).body.data.map(({ text }: NoteItem) => text);
const listed = async (filters: object): Promise<ExhibitorItem[]> => {
  const query = new URLSearchParams({ columnFilters: JSON.stringify(filters) });
  return (await admin.call('GET', `/exhibitor/20/1?${query}`)).body.data;
};

describe('a note about a company', () => {
  it('says who wrote it and when, is changed, done and removed, and comes back', async () => {
    const note = await add({ text: ' Rief an.\r\nSchickt bis Freitag. ', follow_up_on: '2020-05-04' });
    expect(note).toMatchObject({
      exhibitor_id: owner.userId,
      company_name: 'Weingut am Steg',
      text: 'Rief an.\nSchickt bis Freitag.',
      follow_up_on: '2020-05-04',
      done_at: null,
      version: 1,
    });
    expect(note.author).toBeTruthy();
    const at = `/note/${note.id}`;
    const changed = await admin.call('PUT', at, { text: 'Schickt bis Montag', version: 1 });
    expect(changed.body.data).toMatchObject({
      text: 'Schickt bis Montag',
      follow_up_on: '2020-05-04',
      version: 2,
    });
    const late = await admin.call('PUT', at, { text: 'Zu spät', version: 1 });
    expect(late.body).toMatchObject({ error: 'conflict.stale', data: { text: 'Schickt bis Montag' } });

    expect(await due()).toEqual(['Schickt bis Montag']);
    const done = await admin.call('PUT', at, { done: 1, version: 2 });
    expect(done.body.data.done_at).not.toBeNull();
    expect(await due()).toEqual([]);
    expect((await admin.call('PUT', at, { done: 0, version: 3 })).body.data.done_at).toBeNull();

    expect((await admin.call('DELETE', at)).status).toBe(200);
    expect([await list(), await due()]).toEqual([[], []]);
    expect((await admin.call('PUT', at, { text: 'Weg' })).status).toBe(404);
    expect((await admin.call('DELETE', at)).status).toBe(404);
    expect((await admin.call('POST', `${at}/restore`, {})).body.data.text).toBe('Schickt bis Montag');
    expect((await admin.call('POST', `${at}/restore`, {})).status).toBe(200);
    expect((await list()).map(({ text }) => text)).toEqual(['Schickt bis Montag']);
    await admin.call('PUT', at, { follow_up_on: null });
    expect(await due()).toEqual([]);
  });

  it('finds the company in the list once its day has come', async () => {
    await add({ text: 'Längst fällig', follow_up_on: '2020-03-02' });
    await add({ text: 'Später', follow_up_on: '2090-03-02' });
    await admin.call('POST', '/note', {
      exhibitor_id: other.userId,
      text: 'Erst 2090',
      follow_up_on: '2090-01-01',
    });
    const companies = async (filters: object) => (await listed(filters)).map((one) => one.company_name);
    expect(await companies({ follow_up: 1 })).toEqual(['Weingut am Steg']);
    expect(await companies({ follow_up: 0 })).toEqual(['Cave du Port']);
    const days = (await listed({})).map(({ company_name, follow_up_on }) => [company_name, follow_up_on]);
    expect(days).toEqual([
      ['Cave du Port', '2090-01-01'],
      ['Weingut am Steg', '2020-03-02'],
    ]);
    expect(await due()).toEqual(['Längst fällig']);
  });

  it('is seen by no exhibitor, neither by itself nor in the profile or the history', async () => {
    const note = await add({ text: 'Zahlt immer zu spät', follow_up_on: '2020-03-02' });
    for (const [method, path, body] of [
      ['GET', `/note?exhibitor_id=${owner.userId}`],
      ['GET', '/note/due'],
      ['POST', '/note', { exhibitor_id: owner.userId, text: 'Von mir' }],
      ['PUT', `/note/${note.id}`, { text: 'Von mir' }],
      ['DELETE', `/note/${note.id}`],
      ['POST', `/note/${note.id}/restore`, {}],
    ] as const)
      expect([path, (await owner.call(method, path, body)).status]).toEqual([path, 403]);
    const profile = await owner.call('GET', `/exhibitor/${owner.userId}`);
    expect(profile.status).toBe(200);
    expect(profile.body.data).not.toHaveProperty('follow_up_on');
    expect(JSON.stringify((await owner.call('GET', '/history/50/1')).body)).not.toContain('Zahlt');
    expect((await owner.call('GET', `/history/of/exhibitor/${owner.userId}/50/1`)).status).not.toBe(200);
    expect(JSON.stringify((await admin.call('GET', '/history/50/1')).body)).toContain('Zahlt immer zu spät');
  });

  it('is refused without words, with too many, with a day that is none, or about no company', async () => {
    const wrong = async (form: object) => {
      const { status, body } = await admin.call('POST', '/note', { exhibitor_id: owner.userId, ...form });
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await wrong({ text: ' \n ' })).toEqual([422, ['text']]);
    expect(await wrong({ text: 'a'.repeat(2001) })).toEqual([422, ['text']]);
    expect(await wrong({ text: 'Ja', follow_up_on: '2030-02-30' })).toEqual([422, ['follow_up_on']]);
    expect(await wrong({ text: 'Ja', exhibitor_id: 999_999 })).toEqual([422, ['exhibitor_id']]);
  });

  it('goes with a company that is deleted', async () => {
    const { body } = await boss.call('POST', '/exhibitor', {
      company_name: 'Weingut Ohne Messe',
      email: 'ohne@messe.test',
      password: 'drei rote Boote',
      passwordRepeat: 'drei rote Boote',
    });
    const id = body.data.id;
    const { data } = (await admin.call('POST', '/note', { exhibitor_id: id, text: 'Kommt nicht' })).body;
    expect((await admin.call('DELETE', `/exhibitor/${id}`)).status).toBe(200);
    expect((await admin.call('POST', `/note/${data.id}/restore`, {})).status).toBe(404);
  });
});
