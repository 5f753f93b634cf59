import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../routes.ts';
import type { AccessWorld } from '../testing/access-world.ts';
import { aFilledPage, aLogo, makeAccessWorld } from '../testing/access-world.ts';
import { fairClock } from '../testing/fair.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import type { Endpoint } from './endpoint.ts';

/** `npm run test:soak` throws fifty times as much. */
const RUNS = process.env.SOAK ? 400 : 8;
const LIMIT_MS = process.env.SOAK ? 3_600_000 : 600_000;

/** Routes that would end the caller's session, or draw pages in the browser for every call. */
const spared = /^\/(logout|page-wine-download|page-request-download|page-image|print)/;

let server: TestServer;
let world: AccessWorld;
let fields: string[];

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  world = await makeAccessWorld(server);
  await aFilledPage(world);
  await aLogo(world);
  fields = [...new Set(allEndpoints(server.context).flatMap(({ contract }) => namesOf(contract.body)))];
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

/** The field names of a form, as far as its schema reveals them. */
const namesOf = (schema: object | undefined): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

const nasty = fc.constantFrom(
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    '2147483648',
    '9'.repeat(40),
    'NaN',
    'null',
    'true',
    '%',
    '_',
    "'",
    '"',
    '\\',
  ],
  ...[
    "' OR 1=1 --",
    '$1',
    '{{7*7}}',
    '../../etc/passwd',
    '\u202E',
    '\uD800',
    '🍇',
    'ß',
    'İ',
    'a'.repeat(5000),
  ],
  ...[
    '31.02.2030',
    '2030-02-31',
    '0000-01-01',
    '1,50',
    '[]',
    '{}',
    '[[[[',
    '{"a":',
    '<script>',
    'javascript:x',
  ],
);
const scalar = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.integer({ min: 1, max: 20 }),
);
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(fc.constantFrom('id', 'set', 'contains', 'connect', '__proto__', 'data', 'version'), scalar, {
    maxKeys: 3,
  }),
  fc.array(fc.dictionary(fc.constantFrom('id', 'position', 'price', 'wine_id', 'bottle_size_id'), scalar), {
    maxLength: 3,
  }),
);
const segment = fc.oneof(fc.integer({ min: 1, max: 30 }).map(String), nasty, fc.string({ maxLength: 12 }));
const queryText = fc.oneof(
  nasty,
  value.map((entry) => JSON.stringify(entry) ?? ''),
  fc
    .record({
      field: fc.oneof(nasty, fc.constantFrom('id', 'wine', 'name')),
      type: fc.constantFrom('asc', 'x'),
    })
    .map((entry) => JSON.stringify([entry])),
);
const listNames = [
  'search',
  'columnFilters',
  'sort',
  'custom',
  'userId',
  'gv_count',
  't',
  'alcohol_content_level',
];

/** A text that can be part of a URL; lone surrogates cannot even be written there. */
const encoded = (text: string) => encodeURIComponent(text.replace(/[\uD800-\uDFFF]/g, '?'));

const call = async (endpoint: Endpoint, path: string, query: Record<string, string>, body: unknown) => {
  const { boss, owner } = world.clients;
  const { token } = endpoint.contract.allow.name === 'administrators' ? boss : owner;
  const pairs = Object.entries(query).map(([key, text]) => `${key}=${encoded(text)}`);
  const response = await fetch(`${server.origin}/api${path}?${pairs.join('&')}`, {
    method: endpoint.method.toUpperCase(),
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(endpoint.contract.body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text };
};

/** Words of the lower layers that must never reach a caller. */
const leaks = /prisma|postgres|syntax error|relation "|violates|node_modules|at .+\.ts:\d+/i;

describe('whatever is thrown at it', () => {
  it(
    'a route answers with a refusal of its own, never with a fault',
    async () => {
      const endpoints = allEndpoints(server.context).filter(({ path }) => !spared.test(path));
      const formOf = (endpoint: Endpoint) => {
        const own = namesOf(endpoint.contract.body);
        const names = fc.constantFrom(...(own.length ? own : fields), 'data', 'id', 'version');
        return fc.oneof({ weight: 6, arbitrary: fc.dictionary(names, value, { maxKeys: 8 }) }, value);
      };
      for (const endpoint of endpoints) {
        const arbitrary = fc.tuple(
          fc.array(segment, { minLength: 8, maxLength: 8 }),
          fc.dictionary(fc.constantFrom(...listNames), queryText, { maxKeys: 4 }),
          formOf(endpoint),
        );
        await fc.assert(
          fc.asyncProperty(arbitrary, async ([segments, query, body]) => {
            let n = 0;
            const path = endpoint.path.replace(/:\w+/g, () => encoded(segments[n++] || '1'));
            const { status, text } = await call(endpoint, path, query, body);
            const shown = `${endpoint.method} ${path} ${status} ${text.slice(0, 200)}`;
            expect(status, shown).toBeLessThan(500);
            if (status >= 400) expect(text, shown).not.toMatch(leaks);
          }),
          { numRuns: RUNS, seed: 20_301_115, endOnFailure: true },
        );
      }
      expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    },
    LIMIT_MS,
  );
});
