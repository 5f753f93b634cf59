import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOrder } from './http/mount.ts';
import { allEndpoints } from './routes.ts';
import type { Access, Rule } from './testing/access-table.ts';
import { accessTable, farewells } from './testing/access-table.ts';
import type { AccessWorld, Visitor } from './testing/access-world.ts';
import { aFilledPage, makeAccessWorld, visitors } from './testing/access-world.ts';
import { signInAs } from './testing/client.ts';
import { fairClock } from './testing/fair.ts';
import type { TestServer } from './testing/server.ts';
import { startTestServer } from './testing/server.ts';

let server: TestServer;
let world: AccessWorld;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  world = await makeAccessWorld(server);
});
afterAll(() => server.stop());

const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;

/** The status for callers without access; the others receive the status in the table. */
const refusals: Record<Rule, Partial<Record<Visitor, number>>> = {
  anyone: {},
  signedIn: { anonymous: 401, nobody: 401, inactive: 401 },
  owned: { anonymous: 401, nobody: 401, inactive: 401, other: 404 },
  personal: { anonymous: 401, nobody: 401, inactive: 401, other: 404, admin: 404, boss: 404 },
  oneself: { anonymous: 401, nobody: 401, inactive: 401, other: 403, admin: 403, boss: 403 },
  exhibitors: { anonymous: 401, nobody: 401, inactive: 401, admin: 403, boss: 403 },
  administrators: { anonymous: 401, nobody: 401, inactive: 401, other: 403, owner: 403 },
  superAdmin: { anonymous: 401, nobody: 401, inactive: 401, other: 403, owner: 403, admin: 403 },
};

/** The codes of a refusal; moving reports a missing page with a code of its own. */
const codes: Record<number, string[]> = {
  401: ['session.required'],
  403: ['session.forbidden'],
  404: ['request.not-found', 'page.position-null'],
};

type Aim = Awaited<ReturnType<Access['aim']>>;

function knock(name: string, aim: Aim, visitor: Visitor) {
  const { path, body } = typeof aim === 'string' ? { path: aim, body: undefined } : aim;
  return world.clients[visitor].call(name.split(' ')[0] ?? '', path, body);
}

/** Some routes print a page for each caller with access. */
const SLOW_MS = 90_000;

describe('every route', () => {
  it('is in the access table', () => {
    const registered = allEndpoints(server.context).map(nameOf).sort();
    expect(Object.keys(accessTable).concat(farewells).sort()).toEqual(registered);
    expect(new Set(registered).size).toBe(registered.length);
  });

  it.each(Object.entries(accessTable))(
    '%s admits exactly the callers of its rule',
    async (name, { rule, ok, aim }) => {
      const seen: Partial<Record<Visitor, number>> = {};
      const refused = visitors.filter((visitor) => refusals[rule][visitor]);
      const allowed = visitors.filter((visitor) => !refusals[rule][visitor]);
      const written = () => server.context.db.prisma.history.count();
      // Refused calls change nothing, so all of them can have the same target.
      const target = await aim(world);
      const before = await written();
      for (const visitor of refused) {
        const { status, body } = await knock(name, target, visitor);
        seen[visitor] = status;
        expect([visitor, codes[status]]).toEqual([visitor, expect.arrayContaining([body.error])]);
      }
      expect(await written()).toBe(before);
      for (const visitor of allowed) {
        const own = name.startsWith('GET') ? target : await aim(world);
        seen[visitor] = (await knock(name, own, visitor)).status;
      }
      const expected = visitors.map((visitor) => [visitor, refusals[rule][visitor] ?? ok]);
      expect(seen).toEqual(Object.fromEntries(expected));
    },
    SLOW_MS,
  );

  it.each(farewells)('%s requires a session', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    for (const visitor of visitors) {
      const { userId, token } = world.clients[visitor];
      const client = token ? await signInAs(server, userId) : world.clients.anonymous;
      const { status } = await client.call(method, path);
      expect([visitor, status]).toEqual([visitor, refusals.signedIn[visitor] ?? 200]);
    }
  });

  it('is reached by its own path, not shadowed by another one', () => {
    const ordered = inOrder(allEndpoints(server.context));
    const form = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    for (const endpoint of ordered) {
      const sample = endpoint.path.replace(/:(\w+)/g, 'x-$1');
      const first = ordered.find(
        (other) => other.method === endpoint.method && form(other.path).test(sample),
      );
      expect(first && nameOf(first)).toBe(nameOf(endpoint));
    }
  });

  it('accepts an update by POST as by PUT, as JSON and as a form, with the same rules', async () => {
    const registered = new Set(allEndpoints(server.context).map(nameOf));
    const updates = [...registered].filter((name) => /^PUT \/[a-z-]+\/:id$/.test(name));
    expect(updates.length).toBeGreaterThan(15);
    for (const name of updates) expect(registered).toContain(name.replace('PUT', 'POST'));

    const { admin, owner, other } = world.clients;
    const { pageId, first } = await aFilledPage(world);
    const form = (fields: Record<string, string>) => {
      const data = new FormData();
      for (const [field, value] of Object.entries(fields)) data.set(field, value);
      return data;
    };
    const json = await owner.call('POST', `/page/${pageId}`, { footer: 'Als JSON', version: 1 });
    expect([json.status, json.body.data.footer, json.body.data.version]).toEqual([200, 'Als JSON', 2]);
    const sent = await owner.call('POST', `/page/${pageId}`, form({ footer: 'Als Formular', logo_id: '' }));
    expect([sent.status, sent.body.data.footer, sent.body.data.logo_id]).toEqual([200, 'Als Formular', null]);
    const stale = await owner.call('POST', `/page/${pageId}`, form({ footer: 'Zu spät', version: '1' }));
    expect([stale.status, stale.body.error]).toEqual([409, 'conflict.stale']);
    expect((await other.call('POST', `/page/${pageId}`, form({ footer: 'Fremd' }))).status).toBe(404);
    const renamed = await owner.call('POST', `/page-category/${first}`, form({ category: 'Rosé' }));
    expect(renamed.body.data.category).toBe('Rosé');

    const withFile = form({ name: 'Mit Datei' });
    withFile.set('file', new Blob(['x']), 'x.pdf');
    const refused = await admin.call('POST', `/catalog/${world.catalog.id}`, withFile);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['file']]);
    const tooMuch = await admin.call(
      'POST',
      `/catalog/${world.catalog.id}`,
      form({ name: 'x'.repeat(200_000) }),
    );
    expect(tooMuch.status).toBe(413);
    expect((await admin.call('PUT', `/page/${pageId}`, form({ footer: 'Nur POST' }))).status).toBe(415);
  });

  it('names the entity that was not found', async () => {
    const { admin } = world.clients;
    const entity = async (method: string, path: string, body?: object) => {
      const { status, body: answer } = await admin.call(method, path, body);
      return [status, answer.error, answer.params?.entity];
    };
    const missing = (name: string) => [404, 'request.not-found', name];
    expect(await entity('GET', '/wine/999999')).toEqual(missing('wine'));
    expect(await entity('DELETE', '/page-title/999999')).toEqual(missing('page-title'));
    expect(await entity('GET', '/page-sheet/999999')).toEqual(missing('page'));
    expect(await entity('GET', '/page-category/by-page/999999')).toEqual(missing('page'));
    expect(await entity('GET', '/catalog/999999/page/10/1')).toEqual(missing('catalog'));
    expect(await entity('GET', '/print/result/999999/link')).toEqual(missing('print-result'));
    expect(await entity('POST', '/catalog/update-ad', { id: 999_999 })).toEqual(missing('page'));
    expect(await entity('GET', '/nowhere')).toEqual([404, 'request.not-found', undefined]);
  });

  it('answers 405 to other methods, no body to HEAD, and ignores a method override', async () => {
    const { admin } = world.clients;
    const other = await admin.call('PATCH', '/wine/1');
    expect([other.status, other.headers.get('allow')?.split(', ')]).toEqual([
      405,
      expect.arrayContaining(['DELETE', 'GET', 'HEAD', 'PUT']),
    ]);
    const health = await admin.call('POST', '/health');
    expect([health.status, health.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await admin.call('PUT', '/login')).status).toBe(405);
    const disguised = await admin.call('GET', '/wine/999999', undefined, {
      'X-HTTP-Method-Override': 'DELETE',
    });
    expect(disguised.status).toBe(404);
    const head = await fetch(`${server.origin}/api/wine/10/1`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([401, '']);
    const options = await fetch(`${server.origin}/api/wine/10/1`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'GET' },
    });
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is not reached by other spellings of its path', async () => {
    for (const path of [
      '/API/wine/10/1',
      '//api/wine/10/1',
      '/api//wine/10/1',
      '/api/wine%2f10/1',
      '/api/WINE/10/1',
    ]) {
      const { status } = await fetch(`${server.origin}${path}`);
      expect([path, status === 200 ? 'open' : 'closed']).toEqual([path, 'closed']);
    }
  });
});
