import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../apps/api/src/lib/database.ts';
import { migrate } from '../apps/api/src/lib/postgres/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../apps/api/src/testing/database.ts';

const migrations = join(import.meta.dirname, 'migrations');
const PAGE_PULLS = '20261127075221_page_pulls';

/** A row of the history about a page, some minutes after the one before. */
const entry = (page: number, action: string, after: object = {}) =>
  `INSERT INTO history (at, actor_id, on_behalf_id, entity, entity_id, page_id, action, after)
    VALUES (timestamptz '2030-01-05 08:00Z' + make_interval(mins => (SELECT count(*)::int FROM history)),
      ${action === 'release' ? '1, 2' : '2, NULL'}, 'page', ${page}, ${page}, '${action}', '${JSON.stringify(after)}');`;

/** Pages as an older version of the product left them: 1 went all ways, 2 and 3 have a history that begins late or never. */
const PAST = [
  `INSERT INTO "user" (id, email, password_hash, role) VALUES (1, 'info@see.test', 'x', 'EXHIBITOR'), (2, 'a@fair.test', 'x', 'ADMIN');
   INSERT INTO exhibitor (id, company_name) VALUES (1, 'Weingut See');
   INSERT INTO catalog (id, name, catalog_type, "from", "to") VALUES (1, 'Hauptmesse', 2, '2030-01-01', '2030-02-01');
   INSERT INTO page (id, catalog_id, page_type, position, exhibitor_id, state, released_at, snapshot) VALUES
     (1, 1, 1, 1, 1, 'released', '2030-01-06', '{}'), (2, 1, 2, 2, 1, 'draft', NULL, NULL),
     (3, 1, 1, 3, 1, 'accepted', '2030-01-02', '{}'), (4, 1, 1, 4, 1, 'draft', NULL, NULL);
   INSERT INTO page_correction (page_id, pull, state, changes, created_at, ended_at) VALUES
     (1, 3, 'accepted', '[]', '2030-01-06', '2030-01-06'), (3, 0, 'withdrawn', '[]', '2030-01-03', '2030-01-03');
   INSERT INTO page_remark (page_id, pull, number, text) VALUES (1, 1, 1, 'Zu dunkel'), (2, 1, 1, 'Zu hell');`,
  entry(1, 'release', { snapshot: { wine: 1 } }),
  entry(1, 'accept', { comment: 'Schön' }),
  entry(1, 'reject', { comment: 'Doch nicht' }),
  entry(1, 'release', { snapshot: { wine: 2 } }),
  entry(1, 'accept', { comment: null }),
  entry(1, 'withdraw', { comment: null }),
  entry(1, 'cancel', { comment: null }),
  entry(1, 'release', { snapshot: { wine: 3 } }),
  entry(1, 'correct', {}),
  entry(1, 'release', { snapshot: { wine: 4 } }),
  entry(2, 'reject', { comment: 'Zu klein' }),
  entry(2, 'release', { file: { sha256: 'abc' } }),
  entry(2, 'reject', { comment: 'Noch immer' }),
  entry(2, 'undecide', {}),
  entry(2, 'update', {}),
];

describe('the migration of pulls', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    await migrate(database.url, migrations, (name) => name < PAGE_PULLS);
    db = connectDatabase(database.url);
    for (const statement of PAST) await db.pool.query(statement);
    await migrate(database.url, migrations);
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });
  const pullsOf = async (page: number) =>
    (
      await db.pool.query(
        `SELECT number, released_by_id AS by, on_behalf_id AS behalf, history_id AS row, ended_as AS end, comment,
           accepted_before AS before, snapshot ->> 'wine' AS wine, file_sha256 AS file
         FROM page_pull WHERE page_id = $1 ORDER BY number`,
        [page],
      )
    ).rows;

  it('reads from the history what was released, and what became of it', async () => {
    const by = { by: 1, behalf: 2, before: false, file: null, comment: null };
    expect(await pullsOf(1)).toEqual([
      { ...by, number: 1, row: 1, end: 'rejected', comment: 'Doch nicht', before: true, wine: '1' },
      { ...by, number: 2, row: 4, end: 'cancelled', wine: '2' },
      { ...by, number: 3, row: 8, end: 'corrected', wine: '3' },
      { ...by, number: 4, row: 10, end: null, wine: '4' },
    ]);
  });

  it('knows of a release before the history that there was one', async () => {
    const unknown = { by: null, behalf: null, row: null, before: false, wine: null, file: null };
    expect(await pullsOf(2)).toEqual([
      { ...unknown, number: 1, end: 'rejected', comment: 'Zu klein' },
      { ...unknown, number: 2, by: 1, behalf: 2, row: 12, end: null, comment: null, file: 'abc' },
    ]);
    expect(await pullsOf(3)).toEqual([{ ...unknown, number: 1, end: null, comment: null }]);
    expect(await pullsOf(4)).toEqual([]);
  });

  it('leaves remarks and corrections with the pull that they were about', async () => {
    const of = async (table: string) =>
      (await db.pool.query(`SELECT page_id, pull FROM ${table} ORDER BY page_id`)).rows;
    expect(await of('page_remark')).toEqual([
      { page_id: 1, pull: 1 },
      { page_id: 2, pull: 1 },
    ]);
    expect(await of('page_correction')).toEqual([
      { page_id: 1, pull: 3 },
      { page_id: 3, pull: 1 },
    ]);
  });

  it('numbers pulls in the order in which they were released', async () => {
    const { rows } = await db.pool.query('SELECT page_id, number FROM page_pull ORDER BY id');
    expect(rows.map(({ page_id, number }) => `${page_id}.${number}`)).toEqual([
      ...['1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '3.1'],
    ]);
  });
});
