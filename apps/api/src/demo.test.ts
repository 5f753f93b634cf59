import { fileReport, type PreflightKind } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, loadDemoFair, wantsDemo } from './demo.ts';
import { sql } from './lib/sql.ts';
import { clientOf } from './testing/client.ts';
import { findBrokenInvariants } from './testing/invariants.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { env: { DEMO: '1' } });
  await loadDemoFair(server.context);
}, 120_000);

afterAll(() => server.stop());

const logIn = async (email: string) =>
  clientOf(server, null).call('POST', '/login', { email, password: DEMO_PASSWORD });

describe('the demo accounts', () => {
  it.each([
    ['super@rebblatt.test', 'SUPER_ADMIN'],
    ['admin@rebblatt.test', 'ADMIN'],
    ['exhibitor@rebblatt.test', 'EXHIBITOR'],
  ])('%s signs in as %s', async (email, role) => {
    const { status, body } = await logIn(email);
    expect([status, body.role]).toEqual([200, role]);
  });

  it('shows the exhibitor an active catalogue and an accepted request', async () => {
    const { body } = await logIn('exhibitor@rebblatt.test');
    expect(body.active_catalog).toMatchObject({ catalog_type: 2, currently_active: 1 });
    expect(body.user_catalog_request).toMatchObject({ accepted: 1 });
  });

  it.each([
    ['buero@rebblatt.test', 'fill'],
    ['keller@rebblatt.test', 'read'],
  ])('%s signs in for a company, and may %s', async (email, may) => {
    const { status, body } = await logIn(email);
    expect([status, body.role, body.user.email]).toEqual([200, 'EXHIBITOR', 'exhibitor@rebblatt.test']);
    expect(body.user.contact).toMatchObject({ email, may });
  });

  it('new@rebblatt.test waits for its activation', async () => {
    const { body } = await logIn('new@rebblatt.test');
    expect(body.error).toBe('session.not-activated');
  });
});

it('the spring fair has a look of its own, as the product says it', async () => {
  const { body: session } = await logIn('admin@rebblatt.test');
  const admin = clientOf(server, session.access_token);
  const { data: catalogs } = (await admin.call('GET', '/catalog/10/1')).body;
  const spring = catalogs.find(({ catalog_type }: { catalog_type: number }) => catalog_type === 1);
  const { data: design } = (await admin.call('GET', `/catalog/${spring.id}/design`)).body;
  expect(design.look.accent.cmyk).toEqual([75, 20, 90, 30]);
  const { accent, typefaces, prices, folio_line, thumbs } = design;
  expect(typefaces).not.toBe('newsreader');
  const asked = await admin.call('POST', `/catalog/${spring.id}/design/look`, {
    ...{ accent, typefaces, prices, folio_line, thumbs },
  });
  expect(asked.body.data.look).toEqual(design.look);
});

describe('the demo files', () => {
  it('are all in the storage, and no invariant is violated', async () => {
    const { db, files } = server.context;
    expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  });

  it('have reports that equal those of the press', async () => {
    const { db, files, press } = server.context;
    // Every kind and state; a few of the many flawless logos and ads are enough.
    const stored = await db.query<{ kind: PreflightKind; sha256: string; report: unknown }>(sql`
      SELECT 'logo' AS kind, f.sha256, l.report FROM logo l JOIN file f ON f.id = l.file_id WHERE l.id % 17 = 0 OR l.status = 2
      UNION ALL
      SELECT DISTINCT ON (f.sha256) CASE page_type WHEN 2 THEN 'ad' ELSE 'content' END, f.sha256, p.content_report
      FROM page p JOIN file f ON f.id = p.content_file_id WHERE p.page_type = 3 OR f.id % 5 = 0`);
    expect(stored.length).toBeGreaterThan(15);
    for (const { kind, sha256, report } of stored) {
      expect(await press.preflight(await files.read(sha256), kind)).toMatchObject(fileReport.parse(report));
    }
  }, 120_000);
});

describe('the demo history', () => {
  it('offers to bring back and to compare only what can be', async () => {
    const { body } = await logIn('admin@rebblatt.test');
    const admin = clientOf(server, body.access_token);
    const rows = (await admin.call('GET', '/history/200/1')).body.data;
    const offered = rows.filter(({ bring_back }: { bring_back: number }) => bring_back === 1);
    expect(offered.length).toBeGreaterThan(20);
    for (const { id } of offered) {
      const state = (await admin.call('GET', `/history/state/${id}`)).body.data;
      expect([id, state.refused]).toEqual([id, null]);
    }
    const compared = rows.find(({ compare }: { compare: number }) => compare === 1);
    const picture = await fetch(`${server.origin}/api/history/picture/${compared.id}/earlier`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  }, 60_000);
});

describe('the demo', () => {
  it.each([
    [true, {}],
    [false, { DEMO: false }],
    [false, { DATABASE_URL: 'postgres://elsewhere' }],
    [true, { DATABASE_URL: 'postgres://elsewhere', DEMO: true }],
  ])('is wanted (%s) with %o', (wanted, env) => {
    expect(wantsDemo(env)).toBe(wanted);
  });
});
