import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../apps/api/src/lib/database.ts';
import { createTestDatabase, type TestDatabase } from '../apps/api/src/testing/database.ts';

let database: TestDatabase;
let db: Database;

const SMALL_FAIR = `
  INSERT INTO "user" (id, email, password_hash, role) VALUES (1, 'one@fair.test', 'x', 'EXHIBITOR'), (2, 'two@fair.test', 'x', 'EXHIBITOR');
  INSERT INTO exhibitor (id, company_name) VALUES (1, 'Weingut Zürisee'), (2, 'Cave du Lac');
  INSERT INTO country (id, name) VALUES (1, 'Österreich'), (2, 'Schweiz');
  INSERT INTO region (id, name, country_id) VALUES (1, 'Zürichsee', 2), (2, 'Wachau', 1);
  INSERT INTO wine_type (id, wine_type) VALUES (1, 'Weisswein');
  INSERT INTO grape_variety (id, bezeichnung_d_cod) VALUES (1, 'Räuschling'), (2, 'Completer'), (3, 'Merlot'), (4, 'Malbec');
  INSERT INTO bottle_size (id, size) VALUES (1, '75 cl');
  INSERT INTO page_title (id, name) VALUES (1, 'Zürich');
  INSERT INTO ship (id, name) VALUES (1, 'Linth');
  INSERT INTO deck (id, name) VALUES (1, 'Oberdeck');
  INSERT INTO stand (id, stand, catalog_type, ship_id, deck_id) VALUES (1, 'L-01', 2, 1, 1), (2, 'Halle 1', 1, null, null);
  INSERT INTO wine (id, user_id, wine, year, region_id, wine_type_id, created_by) VALUES (1, 1, 'Seehalden', 2024, 1, 1, 1), (2, 2, 'Dézaley', 2024, 1, 1, 2), (3, 1, 'Sternenhalde', null, 1, 1, 1);
  INSERT INTO wine_grape (wine_id, position, grape_variety_id) VALUES (1, 1, 1), (1, 2, 2), (1, 3, 3);
  INSERT INTO file (id, sha256, size, mime_type, name, extension) VALUES (1, repeat('a', 64), 1, 'application/pdf', 'logo', 'pdf');
  INSERT INTO logo (id, user_id, name, file_id, status, approved) VALUES (1, 1, 'Gut', 1, 1, true), (2, 1, 'Offen', 1, 1, false), (3, 2, 'Fremd', 1, 1, true);
  INSERT INTO catalog (id, name, catalog_type, "from", "to") VALUES (1, 'Hauptmesse', 2, '2030-01-01', '2030-02-01'), (2, 'Frühling', 1, '2030-04-01', '2030-05-01');
  INSERT INTO catalog_stand (catalog_id, stand_id, exhibitor_id) VALUES (1, 1, 1);
  INSERT INTO page (id, catalog_id, page_type, position, exhibitor_id, stand_id, logo_id) VALUES (1, 1, 4, 1, null, null, null), (2, 1, 5, 2, null, null, null), (3, 1, 1, 3, 1, 1, 1), (4, 1, 1, 4, 1, 1, null);
  INSERT INTO page_category (id, page_id, category, position) VALUES (1, 3, 'Weissweine', 1), (2, 3, 'Rotweine', 2);
  INSERT INTO page_category_wine (page_id, wine_id, category_id, position) VALUES (3, 1, 1, 1), (3, 3, 1, 2);
  INSERT INTO job (kind, payload, dedupe_key) VALUES ('book', '{}', 'book-1');
  INSERT INTO print_result (id, catalog_id, number, file_id, manifest, content_pages, duration_ms) VALUES (1, 1, 1, 1, '{}', 1, 1);
  INSERT INTO print_link (print_result_id, token_hash, expires_at) VALUES (1, 'x', '2030-02-01');
  INSERT INTO history (entity, action) VALUES ('page', 'release');
  SELECT setval(pg_get_serial_sequence(name, 'id'), 90) FROM unnest(ARRAY['country', 'region', 'stand', 'bottle_size', 'wine']) AS name;`;

/** The name of the constraint, then a statement that violates it. */
const breaches: [rule: string, statement: string][] = [
  ['user_email_normal', `UPDATE "user" SET email = 'One@fair.test'`],
  ['user_email_key', `UPDATE "user" SET email = 'two@fair.test' WHERE id = 1`],
  ['catalog_duplicate', `UPDATE catalog SET name = 'HAUPTMESSE ' WHERE id = 2`],
  ['catalog_name_length', `UPDATE catalog SET name = 'abc' WHERE id = 2`],
  ['catalog_from_before_to', `UPDATE catalog SET "to" = '2029-12-31' WHERE id = 1`],
  ['catalog_no_overlap', `UPDATE catalog SET "to" = '2030-04-01' WHERE id = 1`],
  ['catalog_type_in_use', 'UPDATE catalog SET catalog_type = 1 WHERE id = 1'],
  ['stand_type_in_use', 'UPDATE stand SET catalog_type = 1, ship_id = null, deck_id = null WHERE id = 1'],
  ['catalog_stand_pkey', 'INSERT INTO catalog_stand (catalog_id, stand_id, exhibitor_id) VALUES (1, 1, 2)'],
  [
    'catalog_stand_stand_type',
    'INSERT INTO catalog_stand (catalog_id, stand_id, exhibitor_id) VALUES (1, 2, 2)',
  ],
  ['stand_ship_and_deck', `INSERT INTO stand (stand, catalog_type) VALUES ('L-02', 2)`],
  ['stand_duplicate', `INSERT INTO stand (stand, catalog_type) VALUES ('HALLE  1', 1)`],
  ['country_duplicate', `INSERT INTO country (name) VALUES ('osterreich')`],
  ['region_duplicate', `INSERT INTO region (name, country_id) VALUES ('ZURICHSEE', 2)`],
  ['bottle_size_duplicate', `INSERT INTO bottle_size (size) VALUES ('75 CL')`],
  ['award_symbol', `INSERT INTO award (award, symbol) VALUES ('Gold', 'x')`],
  [
    'wine_duplicate',
    `INSERT INTO wine (user_id, wine, year, region_id, wine_type_id, created_by) VALUES (1, 'SEE  hälden', 2024, 1, 1, 1)`,
  ],
  [
    'wine_duplicate',
    `INSERT INTO wine (user_id, wine, region_id, wine_type_id, created_by) VALUES (1, 'Sternenhalde', 1, 1, 1)`,
  ],
  ['wine_year', 'UPDATE wine SET year = 1699'],
  ['wine_alcohol_content_level', 'UPDATE wine SET alcohol_content_level = 15'],
  ['wine_in_use', 'UPDATE wine SET user_id = 2 WHERE id = 1'],
  [
    'wine_grape_at_most_three',
    'INSERT INTO wine_grape (wine_id, position, grape_variety_id) VALUES (1, 4, 4)',
  ],
  [
    'wine_grape_wine_id_grape_variety_id_key',
    'INSERT INTO wine_grape (wine_id, position, grape_variety_id) VALUES (2, 1, 1), (2, 2, 1)',
  ],
  ['wine_price_price', 'INSERT INTO wine_price (wine_id, bottle_size_id, price) VALUES (1, 1, -0.05)'],
  ['page_page_type', 'UPDATE page SET page_type = 8 WHERE id = 1'],
  ['page_register_kind', 'UPDATE page SET page_type = 7 WHERE id = 1'],
  ['page_exhibitor', 'UPDATE page SET exhibitor_id = null, logo_id = null WHERE id = 3'],
  ['page_one_register', 'UPDATE page SET page_type = 4 WHERE id = 2'],
  ['page_catalog_position', 'UPDATE page SET position = 1 WHERE id = 2'],
  ['page_released_has_snapshot', `UPDATE page SET state = 'released' WHERE id = 3`],
  ['page_rejected_has_comment', `UPDATE page SET state = 'rejected', comment = ' ' WHERE id = 3`],
  ['page_stand_type', 'UPDATE page SET stand_id = 2 WHERE id = 3'],
  ['page_logo_approved', 'UPDATE page SET logo_id = 2 WHERE id = 3'],
  ['page_logo_approved', 'UPDATE page SET logo_id = 3 WHERE id = 3'],
  ['logo_in_use', 'UPDATE logo SET approved = false WHERE id = 1'],
  ['page_category_page_position', 'UPDATE page_category SET position = 1 WHERE id = 2'],
  ['page_category_wine_category_position', 'UPDATE page_category_wine SET position = 1 WHERE wine_id = 3'],
  [
    'page_category_wine_pkey',
    'INSERT INTO page_category_wine (page_id, wine_id, category_id, position) VALUES (3, 1, 2, 1)',
  ],
  [
    'page_category_wine_own_wine',
    'INSERT INTO page_category_wine (page_id, wine_id, category_id, position) VALUES (3, 2, 2, 1)',
  ],
  [
    'page_remark_place',
    `INSERT INTO page_remark (page_id, pull, number, text, x_mm) VALUES (3, 1, 1, 'Bitte prüfen', 5)`,
  ],
  [
    'page_remark_number',
    `INSERT INTO page_remark (page_id, pull, number, text) VALUES (3, 1, 21, 'zu viel')`,
  ],
  [
    'page_remark_page_id_pull_fkey',
    `INSERT INTO page_remark (page_id, pull, number, text) VALUES (3, 9, 1, 'zu früh')`,
  ],
  ['page_pull_number', `INSERT INTO page_pull (page_id, number, released_at) VALUES (3, 0, now())`],
  [
    'page_pull_end',
    `INSERT INTO page_pull (page_id, number, released_at, ended_as) VALUES (3, 1, now(), 'accepted')`,
  ],
  ['page_import_not_itself', 'INSERT INTO page_import (target_page_id, source_page_id) VALUES (3, 3)'],
  ['file_sha256', `UPDATE file SET sha256 = '../etc'`],
  ['job_one_live', `INSERT INTO job (kind, payload, dedupe_key) VALUES ('book', '{}', 'book-1')`],
  ['job_attempt', 'UPDATE job SET attempt = 4'],
  [
    'catalog_mark_size',
    `INSERT INTO catalog_mark (catalog_id, file_id, width_mm, height_mm, report) VALUES (1, 1, 0, 20, '{}')`,
  ],
  ['print_result_number', 'UPDATE print_result SET number = 0'],
  ['print_link_cover_note_length', `UPDATE print_link SET cover_note = repeat('x', 2001)`],
  ['history_append_only', `UPDATE history SET action = 'nothing'`],
  ['history_append_only', 'DELETE FROM history'],
];

beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
  await db.pool.query(SMALL_FAIR);
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

const constraintOf = (statement: string): Promise<string | undefined> =>
  db.pool.query(`BEGIN; ${statement}; ROLLBACK`).then(
    () => undefined,
    (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
  );

describe('the database refuses', () => {
  it.each(breaches)('%s: %s', async (rule, statement) => {
    expect(await constraintOf(statement)).toBe(rule);
  });
});

describe('the database allows', () => {
  it.each([
    ['swapping positions in one statement', 'UPDATE page SET position = 7 - position WHERE id IN (3, 4)'],
    [
      'a finished job of the same key',
      `UPDATE job SET state = 'done'; INSERT INTO job (kind, payload, dedupe_key) VALUES ('book', '{}', 'book-1')`,
    ],
    ['the same stand at another fair', `INSERT INTO stand (id, stand, catalog_type) VALUES (9, 'L-01', 1)`],
    [
      'the same wine from another exhibitor',
      `INSERT INTO wine (user_id, wine, year, region_id, wine_type_id, created_by) VALUES (2, 'Seehalden', 2024, 1, 1, 1)`,
    ],
    [
      'a page to give up its logo, and then the logo to be rejected',
      'UPDATE page SET logo_id = null WHERE id = 3; UPDATE logo SET approved = false WHERE id = 1',
    ],
  ])('%s', async (_rule, statement) => {
    expect(await constraintOf(statement)).toBeUndefined();
  });
});

describe('what lists need of a released page', () => {
  const facts = async (statement: string): Promise<unknown> => {
    const answers = await db.pool.query(
      `BEGIN; UPDATE page SET ${statement} WHERE id = 3; SELECT printed FROM page WHERE id = 3; ROLLBACK`,
    );
    const [, , found] = answers as unknown as { rows: { printed: unknown }[] }[];
    return found?.rows[0]?.printed;
  };
  const snapshot = JSON.stringify({
    company: { company_name: 'Weingut Zürisee', city: 'Stäfa', phone: '044' },
    stand: { ship: 'Linth', stand: 'L-01' },
    categories: [{ wines: [{ id: 3 }, { id: 1 }] }, { wines: [] }],
  });
  const printed = {
    company: { company_name: 'Weingut Zürisee', city: 'Stäfa' },
    stand: { ship: 'Linth', stand: 'L-01' },
    wine_ids: [3, 1],
  };

  it.each([
    ['follows its snapshot', `snapshot = '${snapshot}'`, printed],
    ['is nobody’s to write', `snapshot = '${snapshot}', printed = '{}'`, printed],
    ['is nothing without one', `printed = '{}'`, null],
    ['is nothing of a snapshot that says nothing', `snapshot = 'null'`, null],
  ])('%s', async (_rule, statement, expected) => {
    expect(await facts(statement)).toEqual(expected);
  });
});
