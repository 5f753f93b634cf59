import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { findBrokenInvariants } from './invariants.ts';

let database: TestDatabase;
let pool: pg.Pool;

const SMALL_FAIR = `
  INSERT INTO "user" (id, email, password_hash, role, active) VALUES (1, 'boss@fair.test', 'x', 'ADMIN', true), (2, 'wine@fair.test', 'x', 'EXHIBITOR', true);
  INSERT INTO exhibitor (id, company_name) VALUES (2, 'Weingut Zürisee');
  INSERT INTO country (id, name) VALUES (1, 'Schweiz');
  INSERT INTO region (id, name, country_id) VALUES (1, 'Zürichsee', 1);
  INSERT INTO wine_type (id, wine_type) VALUES (1, 'Weisswein');
  INSERT INTO grape_variety (id, bezeichnung_d_cod) VALUES (1, 'Räuschling');
  INSERT INTO wine (id, user_id, wine, region_id, wine_type_id, created_by) VALUES (1, 2, 'Seehalden', 1, 1, 2), (2, 2, 'Sternenhalde', 1, 1, 2);
  INSERT INTO wine_grape (wine_id, position, grape_variety_id) VALUES (1, 1, 1);
  INSERT INTO catalog (id, name, catalog_type, "from", "to") VALUES (1, 'Hauptmesse', 2, '2030-01-01', '2030-02-01');
  INSERT INTO page (id, catalog_id, page_type, position, exhibitor_id) VALUES (1, 1, 4, 1, null), (2, 1, 5, 2, null), (3, 1, 1, 3, 2);
  INSERT INTO page_category (id, page_id, category, position) VALUES (1, 3, 'Weissweine', 1);
  INSERT INTO page_category_wine (page_id, wine_id, category_id, position) VALUES (3, 1, 1, 1), (3, 2, 1, 2);
  INSERT INTO file (id, sha256, size, mime_type, name, extension) VALUES (1, repeat('a', 64), 1, 'application/pdf', 'logo', 'pdf');`;

const breakages: [promise: string, statement: string][] = [
  ['pages of a catalogue are numbered 1 to n', 'UPDATE page SET position = 9 WHERE id = 3'],
  ['categories of a page are numbered 1 to n', 'UPDATE page_category SET position = 100'],
  ['wines of a category are numbered 1 to n', 'DELETE FROM page_category_wine WHERE wine_id = 1'],
  ['grape varieties of a wine are numbered 1 to n, at most three', 'UPDATE wine_grape SET position = 2'],
  [
    'an upload that is being processed has a live job',
    `INSERT INTO upload_status (user_id, type, statusable_id) VALUES (1, 4, 1)`,
  ],
  [
    'a logo or page that is being checked has an upload in process',
    `INSERT INTO logo (user_id, name, file_id) VALUES (2, 'Logo', 1)`,
  ],
  [
    'a finished job says when it ended',
    `INSERT INTO job (kind, payload, state) VALUES ('mail', '{}', 'done')`,
  ],
  ['a catalogue has one page of each register', 'DELETE FROM page WHERE page_type = 5'],
  [
    'an exhibitor with an accepted request belongs to the catalogue',
    `INSERT INTO catalog_request (catalog_id, exhibitor_id, count_stands, count_pages_wine, count_pages_advertising, state)
     VALUES (1, 2, 1, 1, 0, 'accepted')`,
  ],
  ['a page that is open for its exhibitor keeps no snapshot', `UPDATE page SET snapshot = '{}' WHERE id = 3`],
  ['a profile belongs to an exhibitor account', `UPDATE "user" SET role = 'NOBODY' WHERE id = 2`],
  [
    'what the search finds is what the row shows',
    `ALTER TABLE wine DISABLE TRIGGER wine_search; UPDATE wine SET wine = 'Anders' WHERE id = 1`,
  ],
];

/** Executes it in a transaction that is rolled back. */
async function trying<T>(statement: string, look: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement);
    return await look(client);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  await pool.query(SMALL_FAIR);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('the invariant checker', () => {
  it('finds nothing in a consistent fair', async () => {
    expect(await findBrokenInvariants(pool)).toEqual([]);
  });

  it.each(breakages)('reports when this no longer holds: %s', async (promise, statement) => {
    const found = await trying(statement, (client) => findBrokenInvariants(client));
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${promise}: `)));
  });

  it('reports a file whose bytes are missing', async () => {
    expect(await findBrokenInvariants(pool, async () => true)).toEqual([]);
    expect(await findBrokenInvariants(pool, async () => false)).toEqual([
      `a file has its bytes in the storage: ${'a'.repeat(64)}`,
    ]);
  });
});
