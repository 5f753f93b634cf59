import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../apps/api/src/lib/database.ts';
import { sql } from '../apps/api/src/lib/sql.ts';
import { createTestDatabase, type TestDatabase } from '../apps/api/src/testing/database.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
  await db.pool.query(`
    INSERT INTO "user" (id, email, password_hash, role) VALUES (1, 'info@see.test', 'x', 'EXHIBITOR');
    INSERT INTO exhibitor (id, company_name, city) VALUES (1, 'Müller & Söhne', 'Stäfa');
    INSERT INTO country (id, name) VALUES (1, 'Österreich');
    INSERT INTO region (id, name, country_id) VALUES (1, 'Wachau', 1);
    INSERT INTO wine_type (id, wine_type) VALUES (1, 'Weisswein');
    INSERT INTO ship (id, name) VALUES (1, 'Säntis');
    INSERT INTO deck (id, name) VALUES (1, 'Oberdeck');
    INSERT INTO stand (id, stand, catalog_type, ship_id, deck_id) VALUES (1, 'S-01', 2, 1, 1);
    INSERT INTO page_title (id, name) VALUES (1, 'Niederösterreich');
    INSERT INTO wine (id, user_id, wine, year, sku, region_id, wine_type_id, created_by) VALUES (1, 1, 'Grüner Veltliner 100%', 2023, 'MS_7', 1, 1, 1);
    INSERT INTO file (id, sha256, size, mime_type, name, extension) VALUES (1, repeat('a', 64), 1, 'application/pdf', 'logo', 'pdf');
    INSERT INTO logo (id, user_id, name, file_id) VALUES (1, 1, 'Traube rot', 1);
    INSERT INTO catalog (id, name, catalog_type, "from", "to") VALUES (1, 'Hauptmesse', 2, '2030-01-01', '2030-02-01');
    INSERT INTO page (id, catalog_id, page_type, position, exhibitor_id, stand_id, page_title_id) VALUES (1, 1, 1, 1, 1, 1, 1);`);
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

const finds = async (table: 'wine' | 'page' | 'logo' | 'exhibitor', typed: string) => {
  const { rowCount } = await db.pool.query(`SELECT FROM ${table} WHERE search LIKE search_pattern($1)`, [
    typed,
  ]);
  return rowCount === 1;
};

describe('searching', () => {
  it.each([
    'grüner',
    'GRUNER',
    'grüner  veltliner',
    'muller',
    'Söhne',
    'wachau',
    'osterreich',
    '2023',
    'ms_7',
    'weisswein',
    '100%',
  ])('finds the wine by "%s"', async (typed) => expect(await finds('wine', typed)).toBe(true));

  it.each(['%', '_7_', 'm%7', '\\'])('takes "%s" literally', async (typed) =>
    expect(await finds('wine', typed)).toBe(typed === '%'),
  );

  it('finds a page by stand, ship and title, a logo by its company, an exhibitor by e-mail and town', async () => {
    for (const typed of ['s-01', 'santis', 'niederösterreich', 'müller'])
      expect(await finds('page', typed)).toBe(true);
    expect(await finds('logo', 'müller')).toBe(true);
    for (const typed of ['info@see', 'stafa']) expect(await finds('exhibitor', typed)).toBe(true);
  });

  it('is updated with the rows whose names it repeats', async () => {
    await db.pool.query(`
      UPDATE "user" SET email = 'hallo@see.test';
      UPDATE exhibitor SET company_name = 'Keller Nord';
      UPDATE region SET name = 'Kamptal';
      UPDATE country SET name = 'Austria';
      UPDATE wine_type SET wine_type = 'Blanc';
      UPDATE ship SET name = 'Linth';
      UPDATE page_title SET name = 'Donau'`);
    for (const typed of ['keller nord', 'kamptal', 'austria', 'blanc'])
      expect(await finds('wine', typed)).toBe(true);
    for (const typed of ['keller nord', 'linth', 'donau']) expect(await finds('page', typed)).toBe(true);
    expect(await finds('logo', 'keller nord')).toBe(true);
    expect(await finds('exhibitor', 'hallo@see')).toBe(true);
    expect(await finds('wine', 'wachau')).toBe(false);
  });
});

describe('order', () => {
  it('is German for names, and numeric for columns that number things', async () => {
    const names = await db.query<{ name: string }>(
      sql`SELECT name FROM (SELECT name FROM country UNION ALL VALUES ('Zypern'), ('Ägypten'), ('Belgien')) c ORDER BY name`,
    );
    expect(names.map(({ name }) => name)).toEqual(['Ägypten', 'Austria', 'Belgien', 'Zypern']);
    const sizes = await db.query<{ size: string }>(
      sql`SELECT size FROM (SELECT size FROM bottle_size UNION ALL VALUES ('150 cl'), ('37.5 cl'), ('75 cl')) b ORDER BY size`,
    );
    expect(sizes.map(({ size }) => size)).toEqual(['37.5 cl', '75 cl', '150 cl']);
  });
});
