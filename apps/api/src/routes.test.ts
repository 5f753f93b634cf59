import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOrder } from './http/mount.ts';
import { allEndpoints } from './routes.ts';
import type { Access, Rule } from './testing/access-table.ts';
import { accessTable, farewells } from './testing/access-table.ts';
import type { AccessWorld, Visitor } from './testing/access-world.ts';
import { makeAccessWorld, visitors } from './testing/access-world.ts';
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

/** Statuses of those who do not get through; the others receive what the route gives. */
const refusals: Record<Rule, Partial<Record<Visitor, number>>> = {
  anyone: {},
  signedIn: { anonymous: 401, nobody: 401, inactive: 401 },
  owned: { anonymous: 401, nobody: 401, inactive: 401, other: 404 },
  personal: { anonymous: 401, nobody: 401, inactive: 401, other: 404, admin: 404, boss: 404 },
  administrators: { anonymous: 401, nobody: 401, inactive: 401, other: 403, owner: 403 },
  superAdmin: { anonymous: 401, nobody: 401, inactive: 401, other: 403, owner: 403, admin: 403 },
};

/** What a refusal may be called; moving tells of a missing page in words of its own. */
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

/** Some routes print a page for each visitor who gets through. */
const SLOW_MS = 90_000;

describe('every route', () => {
  it('is in the table of who may what', () => {
    const registered = allEndpoints(server.context).map(nameOf).sort();
    expect(Object.keys(accessTable).concat(farewells).sort()).toEqual(registered);
    expect(new Set(registered).size).toBe(registered.length);
  });

  it.each(Object.entries(accessTable))(
    '%s lets in whom it should',
    async (name, { rule, ok, aim }) => {
      const seen: Partial<Record<Visitor, number>> = {};
      const refused = visitors.filter((visitor) => refusals[rule][visitor]);
      const allowed = visitors.filter((visitor) => !refusals[rule][visitor]);
      const written = () => server.context.db.prisma.history.count();
      // Refused calls change nothing, so all of them can be about the same thing.
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

  it.each(farewells)('%s is for whoever has a session', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    for (const visitor of visitors) {
      const { userId, token } = world.clients[visitor];
      const client = token ? await signInAs(server, userId) : world.clients.anonymous;
      const { status } = await client.call(method, path);
      expect([visitor, status]).toEqual([visitor, refusals.signedIn[visitor] ?? 200]);
    }
  });

  it('is reached by its own path, not swallowed by another one', () => {
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

  it('answers 405 to a verb it does not know, and nothing to a head or a disguise', async () => {
    const { admin } = world.clients;
    expect((await admin.call('PATCH', '/wine/1')).status).toBe(405);
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

  it('is not reached another way round', async () => {
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
