import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkServedCalls } from './served-calls.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rebblatt-calls-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

describe('the list of calls', () => {
  const LIST = 'packages/contracts/src/calls.ts';
  const ROUTES = 'apps/api/src/features/wine/wine.routes.ts';

  test('matches the routes, and is the only way in which the web client makes calls', async () => {
    write({
      [LIST]: "export const calls = { 'GET /wine/:id': {}, 'PUT /wine/:id': {} };",
      [ROUTES]: "endpoint('GET /wine/:id', {});\nendpoint(\n  'PUT /wine/:id',\n  {},\n);",
      'apps/web/src/lib/call.ts': "import { api } from './api.ts';",
      'apps/web/src/features/wine/wine.api.ts': "import { call } from '../../lib/call.ts';",
    });
    expect(await checkServedCalls(root)).toEqual([]);
  });

  test('is served with seven calls for each resource of reference data', async () => {
    const ofOne = ['GET /x/:id', 'PUT /x/:id', 'DELETE /x/:id', 'GET /x/removable/:id'];
    const seven = ['GET /x', 'GET /x/:perPage/:page', 'POST /x', ...ofOne];
    const calls = (name: string) => seven.map((call) => `'${call.replace('x', name)}': {},`).join(' ');
    const routes = 'apps/api/src/features/reference/reference.routes.ts';
    write({
      [LIST]: `export const calls = { ${calls('ship')} ${calls('deck')} };`,
      [routes]:
        "referenceRoutes({\n  db,\n  name: 'ship',\n  one: 'a ship',\n});\nreferenceRoutes({ db, name: 'deck' });",
    });
    expect(await checkServedCalls(root)).toEqual([]);
    write({ [routes]: "referenceRoutes({ name: 'ship' }); endpoint('GET /ship/:id', {});" });
    const findings = (await checkServedCalls(root)).map(({ message }) => message);
    expect(findings).toHaveLength(8);
    expect(findings[0]).toBe(`serves GET /ship/:id, which ${routes} serves.`);
    expect(findings).toContain('lists DELETE /deck/:id, which no route serves.');
  });

  test('has no call without a route, no route without an entry, no duplicates, no bypass', async () => {
    write({
      [LIST]: "export const calls = { 'GET /wine/:id': {}, 'DELETE /wine/:id': {} };",
      [ROUTES]:
        "endpoint('GET /wine/:id', {}); endpoint('GET /wine/:id', {}); endpoint('PUT /wine/:id', {});",
      'apps/web/src/features/wine/wine.api.ts': "import { api } from '../../lib/api.ts';",
      'apps/web/src/features/ship/ship.api.ts': "import { call, send } from '../../lib/call.ts';",
    });
    expect(await checkServedCalls(root)).toEqual([
      { file: ROUTES, message: `serves GET /wine/:id, which ${ROUTES} serves.` },
      { file: ROUTES, message: `serves PUT /wine/:id, which ${LIST} does not list.` },
      { file: LIST, message: 'lists DELETE /wine/:id, which no route serves.' },
      ...['ship', 'wine'].map((name) => ({
        file: `apps/web/src/features/${name}/${name}.api.ts`,
        message: 'calls the server by hand; use call, fetchList or fileAt of lib.',
      })),
    ]);
  });
});
