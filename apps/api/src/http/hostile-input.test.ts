import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { allEndpoints } from '../routes.ts';
import type { AccessWorld } from '../testing/access-world.ts';
import { aWine, makeAccessWorld } from '../testing/access-world.ts';
import { fairClock } from '../testing/fair.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

let server: TestServer;
let world: AccessWorld;
let wineId: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  world = await makeAccessWorld(server);
  wineId = (await aWine(world)).id;
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

/** Words of the lower layers that must never reach a caller. */
const leaks = /prisma|postgres|syntax error|relation "|node_modules|\bat .+:\d+/i;

describe('an id', () => {
  const path = (text: string) => `/wine/${encodeURIComponent(text)}`;

  it.each([
    ...['0', '-1', '+1', '01', ' 1', '1 ', '1e0', '1.0', '0x1', '１', '2147483648', '9'.repeat(40)],
    ...['1;drop', "1'--", '1,2', '[1]', '{"gt":0}', 'null', 'undefined', 'NaN', '__proto__', '1\n', '%00'],
  ])('is digits and nothing else: %j', async (text) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, body } = await world.clients.owner.call(
        method,
        path(text),
        method === 'PUT' ? {} : undefined,
      );
      expect([method, text, [404, 422].includes(status)]).toEqual([method, text, true]);
      expect(JSON.stringify(body)).not.toMatch(leaks);
    }
    expect((await world.clients.owner.call('GET', `/wine/${wineId}`)).status).toBe(200);
  });

  it.each([[[1]], [{}], [{ gt: 0 }], [true], ['1e0'], [' 1'], [-1], [1.5], [2147483648], [null]])(
    'in a body is one number: %j',
    async (id) => {
      const { status, body } = await world.clients.admin.call('POST', '/wine/update', {
        id,
        sku: 'gekapert',
      });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['id']]);
      expect(await server.context.db.prisma.wine.count({ where: { sku: 'gekapert' } })).toBe(0);
    },
  );
});

describe('an id beyond what the database counts', () => {
  it.each([
    ['GET', '/contact?exhibitor_id=2147483648'],
    ['GET', '/note?exhibitor_id=99999999999999'],
    ['POST', '/exhibitor/get-regions'],
    ['POST', '/exhibitor/get-catalogs'],
    ['POST', '/login-as-exhibitor'],
  ])('is refused at its field: %s %s', async (method, call) => {
    const form = { id: 2147483648, email: 'a@b.test' };
    const { status, body } = await world.clients.boss.call(
      method,
      call,
      method === 'POST' ? form : undefined,
    );
    expect([status, Object.keys(body.errors ?? {})]).toEqual([
      422,
      [method === 'GET' ? 'exhibitor_id' : 'id'],
    ]);
  });
});

describe('the page of a list', () => {
  it.each([
    ...['0/1', '-1/1', '10001/1', '1e4/1', '99999/1', '100000/1', '1.5/1', 'all/1', '%20/1', '10/-1', '10/x'],
    ...['10/99999999', '10/1e3', '10/2147483648999', '٣/1'],
  ])('%s is refused', async (page) => {
    const { status, body } = await world.clients.owner.call('GET', `/wine/${encodeURI(decodeURI(page))}`);
    expect([status, body.error]).toEqual([422, 'request.invalid']);
  });

  it.each([
    ['1/0', 1],
    ['1/1', 1],
    ['10000/1', 1],
    ['10/9999999', 0],
  ])('%s is answered', async (page, rows) => {
    const { status, body } = await world.clients.owner.call('GET', `/wine/${page}`);
    expect([status, body.data.length]).toEqual([200, rows]);
  });
});

describe('a filter', () => {
  const filtered = (list: string, filter: object) =>
    world.clients.admin.call(
      'GET',
      `/${list}/10/1?columnFilters=${encodeURIComponent(JSON.stringify(filter))}`,
    );

  it.each([
    ['wine', 'wine'],
    ['wine', 'user.company_name'],
    ['exhibitor', 'email'],
    ['admin-request', 'exhibitor.company_name'],
    ['mail', 'subject'],
    ['logo', 'name'],
    ['page', 'description'],
    ['stand', 'stand'],
  ])('of the list %s by %s ignores NUL and other control characters', async (list, field) => {
    const plain = await filtered(list, { [field]: 'e' });
    const { status, body } = await filtered(list, { [field]: '\u0000e\u0007' });
    expect([status, body.total]).toEqual([200, plain.body.total]);
  });

  it.each([32767, 32768, 2147483647])('by the year %i finds nothing', async (year) => {
    const { status, body } = await filtered('wine', { year });
    expect([status, body.total]).toEqual([200, 0]);
  });
});

describe('a text that is far too long', () => {
  it.each([121, 961, 5000])('with %i letters is refused with the length that is allowed', async (length) => {
    const { status, body } = await world.clients.admin.call('PUT', '/exhibitor/1', {
      company_name: 'x'.repeat(length),
    });
    expect([status, body.errors?.company_name]).toEqual([
      422,
      [{ key: 'validation.max-length', params: { max: 120 } }],
    ]);
  });
});

describe('a JSON body', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  it.each<[string, string | Buffer, number]>([
    ['broken', '{"name":', 400],
    ['with a trailing comma', '{"name":"a",}', 400],
    ['with a comment', '{"name":"a"} // a', 400],
    ['with two values', '{"name":"a"}{"name":"b"}', 400],
    ['with NaN', '{"name":NaN}', 400],
    ['with a byte order mark', '\uFEFF{"name":"a"}', 400],
    ['of broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['in UTF-16', Buffer.from('{"name":"a"}', 'utf16le'), 400],
    ['with NUL', '{"name":"a\u0000b"}', 400],
    ['with an escaped NUL', '{"name":"a\\u0000b"}', 400],
    ['with half a surrogate pair', '{"name":"a\\ud83cb"}', 400],
    ['with half a surrogate pair deep inside', '{"data":[{"name":"a","a\\udf77":1}]}', 400],
    ['with a duplicate key', '{"name":"a","name":"b"}', 400],
    ['with an escaped duplicate key', '{"name":"a","n\\u0061me":"b"}', 400],
    ['nested 33 deep', nested(33), 400],
    ['nested ten thousand deep', nested(10_000), 400],
    ['with a prototype', '{"__proto__":{"role":"SUPER_ADMIN"}}', 422],
    ['with a constructor', '{"constructor":{"prototype":{"x":1}}}', 422],
    ['with keywords of the database layer', '{"name":"a","country":{"connect":{"id":1}}}', 422],
    ['that is a list', '[1,2]', 422],
    ['that is a text', '"name"', 422],
    ['that is null', 'null', 422],
    ['too long', `{"name":"${'x'.repeat(100_001)}"}`, 413],
  ])('%s is refused', async (_what, body, expected) => {
    const response = await fetch(`${server.origin}/api/country`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${world.clients.admin.token}`, 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : Uint8Array.from(body),
    });
    const text = await response.text();
    expect([response.status, text]).toEqual([expected, expect.stringContaining('"error"')]);
    expect(text).not.toMatch(leaks);
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });

  it('that is compressed is measured after decompression', async () => {
    const { gzipSync } = await import('node:zlib');
    const bomb = gzipSync(`{"name":"${'x'.repeat(20_000_000)}"}`);
    expect(bomb.length).toBeLessThan(100_000);
    const response = await fetch(`${server.origin}/api/country`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${world.clients.admin.token}`,
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
      },
      body: Uint8Array.from(bomb),
    });
    expect(response.status).toBe(413);
  });

  it('of another content type is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const response = await fetch(`${server.origin}/api/country`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${world.clients.admin.token}`, 'Content-Type': type },
        body: '{"name":"Anders"}',
      });
      expect([type, response.status]).toEqual([type, 415]);
    }
  });
});

describe('a long text that makes a regular expression backtrack', () => {
  const LONG = 50_000;
  const busy = [
    'a'.repeat(LONG),
    `${' '.repeat(LONG)}x`,
    `${'1'.repeat(LONG)}x`,
    `${'a@'.repeat(LONG / 2)}`,
    `a@${'a.'.repeat(LONG / 2)}`,
    `${'a-'.repeat(LONG / 2)}@`,
    `https://${'a.'.repeat(LONG / 2)}`,
    `http://${'/'.repeat(LONG)}\\`,
    `${'1.'.repeat(LONG / 2)}`,
    `+${'0 '.repeat(LONG / 2)}x`,
    `${'\u202E'.repeat(LONG)}`,
    `${'\n'.repeat(LONG)}x`,
    `${'['.repeat(LONG)}`,
    `"${'\\'.repeat(LONG)}`,
  ];
  const namesOf = (schema: object | undefined): string[] =>
    schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

  // A pattern that backtracks takes years for a text of this length; the time limit of the test is enough.
  it('is read or refused by every form and list', { timeout: 60_000 }, () => {
    let read = 0;
    for (const { contract } of allEndpoints(server.context)) {
      for (const schema of [contract.body, contract.query, contract.params] as (z.ZodType | undefined)[]) {
        const names = namesOf(schema);
        for (const text of busy) {
          schema?.safeParse(Object.fromEntries(names.map((name) => [name, text])));
          read += names.length;
        }
      }
    }
    expect(read).toBeGreaterThan(1000);
  });
});
