import { afterAll, beforeAll, expect, it } from 'vitest';
import { allEndpoints } from '../routes.ts';
import { accessTable } from '../testing/access-table.ts';
import type { AccessWorld, Visitor } from '../testing/access-world.ts';
import { makeAccessWorld } from '../testing/access-world.ts';
import { listPath } from '../testing/client.ts';
import { UNUSABLE_HASH } from '../testing/factories.ts';
import { fairClock } from '../testing/fair.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

let server: TestServer;
let world: AccessWorld;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  world = await makeAccessWorld(server);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const STRANGE_ID = 77_777_777;
const STRANGE_DAY = '2001-02-03T04:05:06Z';

/** What a form must not be able to set, in the names of the wire and in those of the database. */
const hostile = () => {
  const other = world.clients.other.userId;
  return {
    ...{ id: STRANGE_ID, role: 'SUPER_ADMIN', password_hash: 'x', passwordHash: 'x', ready: 1, status: 1 },
    ...{
      release_accepted: 1,
      releaseAccepted: true,
      released: 1,
      state: 'accepted',
      accepted: 1,
      approved: 1,
      snapshot: {},
    },
    ...{ user_id: other, userId: other, exhibitor_id: other, exhibitorId: other, created_by: other },
    ...{ createdById: other, created_at: STRANGE_DAY, createdAt: STRANGE_DAY, page_type: 3, pageType: 3 },
    ...{ content_status: 1, contentStatus: 1, file_id: 1, contentFileId: 1, acting_admin: other },
    ...{ user: { role: 'SUPER_ADMIN' }, exhibitor: { user: { update: { role: 'ADMIN' } } } },
  };
};

/** The owner is the only one of these fields that some forms may contain. */
const owners = () => {
  const { user_id, exhibitor_id } = hostile();
  return { user_id, exhibitor_id };
};

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields))
    form.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return form;
}

/** What must be unchanged in the end. */
async function untouched() {
  const { pool } = server.context.db;
  const other = world.clients.other.userId;
  const { rows } = await pool.query(
    `SELECT
      (SELECT jsonb_agg(jsonb_build_array(id, email, role, active, password_hash) ORDER BY id) FROM "user"
        WHERE id NOT IN (SELECT id FROM contact)) AS accounts,
      (SELECT count(*)::int FROM contact c JOIN "user" u ON u.id = c.id
        WHERE c.exhibitor_id = $1 OR u.role <> 'NOBODY' OR u.active OR u.password_hash IS NOT NULL) AS contacts,
      (SELECT count(*)::int FROM wine WHERE user_id = $1 OR created_by = $1) AS wines,
      (SELECT count(*)::int FROM page WHERE exhibitor_id = $1) AS pages,
      (SELECT count(*)::int FROM logo WHERE user_id = $1) AS logos,
      (SELECT count(*)::int FROM page WHERE state IN ('accepted', 'rejected')) AS decided,
      (SELECT count(*)::int FROM logo WHERE approved) AS approved`,
    [other],
  );
  return rows[0];
}

/** Rows with an id or a date chosen by a caller, in any table. */
async function strangers(): Promise<string[]> {
  const { pool } = server.context.db;
  const { rows } = await pool.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('id', 'created_at') AND udt_name IN ('int4', 'timestamptz')`,
  );
  const found: string[] = [];
  for (const { table, column } of rows) {
    const value = column === 'id' ? STRANGE_ID : `'${STRANGE_DAY}'`;
    const { rowCount } = await pool.query(`SELECT 1 FROM "${table}" WHERE "${column}" = ${value}`);
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

const writing = Object.entries(accessTable).filter(
  ([name, { rule }]) => /^(POST|PUT|PATCH)/.test(name) && rule !== 'anyone' && !name.includes('login-as'),
);

async function knock(name: string, visitor: Visitor, more: object) {
  const aim = await accessTable[name]?.aim(world);
  const [method = '', route] = name.split(' ');
  const { path, body = {} } = typeof aim === 'object' ? aim : { path: aim ?? '', body: {} };
  const client = world.clients[visitor];
  const fields = Array.isArray(body)
    ? body.map((row: object) => ({ ...hostile(), ...row, ...more }))
    : { ...hostile(), ...(body as object), ...more };
  const answers = [await client.call(method, path, fields)];
  const endpoint = allEndpoints(server.context).find(
    (one) => one.path === route && one.method === method.toLowerCase(),
  );
  if (endpoint?.contract.upload || endpoint?.contract.form)
    answers.push(await client.call(method, path, formOf(fields)));
  for (const { status } of answers) expect([name, status < 500]).toEqual([name, true]);
  return answers.some(({ status }) => status < 300);
}

/** Makes all calls; most must succeed without the foreign fields, or the test would prove little. */
async function knockAll(calls: typeof writing, visitor: Visitor, more: object) {
  const refused: string[] = [];
  for (const [name] of calls) if (!(await knock(name, visitor, more))) refused.push(name);
  expect(refused.length, refused.join()).toBeLessThan(calls.length / 2);
}

it('an exhibitor cannot set with any form what is not theirs to set', { timeout: 120_000 }, async () => {
  const mine = writing.filter(([, { rule }]) => ['signedIn', 'owned', 'personal'].includes(rule));
  expect(mine.length).toBeGreaterThan(15);
  // The table of calls creates the things itself, in the owner's name and undecided.
  const before = await untouched();
  await knockAll(mine, 'owner', owners());
  expect(await untouched()).toEqual(before);
  expect(await strangers()).toEqual([]);
});

it('an administrator cannot promote anybody and cannot choose ids or dates', {
  timeout: 120_000,
}, async () => {
  const before: [number, ...unknown[]][] = (await untouched()).accounts;
  await knockAll(writing, 'admin', {});
  const after: typeof before = (await untouched()).accounts;
  const known = new Set(before.map(([id]) => id));
  expect(after.filter(([id]) => known.has(id))).toEqual(before);
  // Accounts are created meanwhile: by the table as it needs them, and exhibitors by the calls themselves.
  const made = after.filter(([id]) => !known.has(id));
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter(([, , role]) => role === 'SUPER_ADMIN')).toEqual([]);
  const byCalls = made.filter(([, , , , hash]) => hash !== UNUSABLE_HASH);
  expect(byCalls.map(([, , role]) => role)).toEqual(byCalls.map(() => 'EXHIBITOR'));
  expect(await strangers()).toEqual([]);
});

it('a list shows an exhibitor nothing of others, whatever the query', async () => {
  const { owner, other } = world.clients;
  const { prisma } = server.context.db;
  await accessTable['GET /page/:id']?.aim(world);
  await accessTable['GET /wine/:id']?.aim(world);
  const lists = [
    'wine',
    'logo',
    'active_catalog_and_user/page',
    'status',
    `logo/by-exhibitor/${owner.userId}`,
  ];
  const widenings = [
    { userId: owner.userId },
    { userId: 0 },
    { userId: [owner.userId, other.userId] },
    { columnFilters: { user_id: owner.userId } },
    { columnFilters: { exhibitor_id: owner.userId } },
    { custom: { user_id: owner.userId } },
    { custom: { catalog_id: world.earlier.id } },
    { search: '' },
  ];
  expect(await prisma.wine.count({ where: { exhibitorId: other.userId } })).toBe(0);
  for (const list of lists)
    for (const query of widenings) {
      const { status, body } = await other.call('GET', listPath(list, query));
      const seen = status === 200 ? [body.total, body.data.length] : [0, 0];
      expect([list, query, status < 500, seen]).toEqual([list, query, true, [0, 0]]);
    }
});
