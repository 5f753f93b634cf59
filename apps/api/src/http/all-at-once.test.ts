import type { FieldError } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as a from '../testing/access-world.ts';
import { fairClock } from '../testing/fair.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

let server: TestServer;
let world: a.AccessWorld;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  world = await a.makeAccessWorld(server);
});
afterAll(() => server.stop());

const form = (fields: Record<string, string>) => {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
};

describe('everything that a form lacks is told in one answer', () => {
  it.each<[what: string, path: string, body: object, fields: Record<string, string>]>([
    [
      'a wine page',
      'PUT /catalog/add-wine',
      { type: 1 },
      { page_title_id: 'required', stand_id: 'required', user_id: 'required' },
    ],
    [
      'a content page',
      'POST /catalog/add-content',
      form({ link: 'https://a b', description: 'x' }),
      { description: 'min-length', file: 'required', link: 'url' },
    ],
    [
      'a content page whose fields are right',
      'POST /catalog/add-content',
      form({ description: 'Saalplan' }),
      { file: 'required' },
    ],
    [
      'a logo',
      'POST /logo',
      form({ withVerification: 'x' }),
      { file: 'required', user_id: 'required', withVerification: 'choice' },
    ],
    [
      'an output condition',
      'POST /print-setting/profile',
      form({}),
      { condition: 'required', file: 'required', identifier: 'required' },
    ],
    [
      'a wine',
      'POST /wine',
      { wine: '' },
      {
        alcohol_content_level: 'required',
        region_id: 'required',
        user_id: 'required',
        wine: 'required',
        wine_type_id: 'required',
      },
    ],
  ])('%s', async (_what, call, sent, fields) => {
    const [method = '', path = ''] = call.split(' ');
    const { status, body } = await world.clients.boss.call(method, path, sent);
    const answered = Object.entries<FieldError[]>(body.errors ?? {}).map(([name, [first]]) => [
      name,
      first?.key,
    ]);
    expect([status, Object.fromEntries(answered)]).toEqual([
      422,
      Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, `validation.${rule}`])),
    ]);
  });

  it('and an exhibitor, who adds their own, is not asked for whom', async () => {
    const { body } = await world.clients.owner.call('PUT', '/catalog/add-wine', { type: 1 });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['page_title_id', 'stand_id']);
  });
});
