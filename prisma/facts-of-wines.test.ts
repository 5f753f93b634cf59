import { join } from 'node:path';
import { winePageInput } from '@rebblatt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../apps/api/src/lib/database.ts';
import { migrate } from '../apps/api/src/lib/postgres/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../apps/api/src/testing/database.ts';

const migrations = join(import.meta.dirname, 'migrations');
const FACTS = '20261128050000_facts_of_released_wines';

const company = {
  company_name: 'Weingut See',
  street: null,
  number: null,
  zip_code: null,
  city: null,
  phone: null,
  website: null,
};
const wine = (id: number) => ({
  id,
  name: `Wein ${id}`,
  year: null,
  sku: null,
  award: null,
  price1: 10,
  price2: null,
});
const category = { id: 1, category: 'Weiss', bottle_size1: '75 cl', bottle_size2: null };
const snapshot = {
  page_title: null,
  company,
  stand: null,
  logo: null,
  footer: null,
  categories: [
    { ...category, wines: [wine(2), wine(1), wine(99)] },
    { ...category, id: 2, wines: [] },
  ],
};
const PAST = `
  INSERT INTO "user" (id, email, password_hash, role) VALUES (1, 'info@see.test', 'x', 'EXHIBITOR');
  INSERT INTO exhibitor (id, company_name) VALUES (1, 'Weingut See');
  INSERT INTO catalog (id, name, catalog_type, "from", "to") VALUES (1, 'Hauptmesse', 2, '2030-01-01', '2030-02-01');
  INSERT INTO country (id, name) VALUES (1, 'Schweiz');
  INSERT INTO region (id, name, country_id) VALUES (1, 'Wallis', 1);
  INSERT INTO wine_type (id, wine_type) VALUES (1, 'Weisswein');
  INSERT INTO grape_variety (id, bezeichnung_d_cod) VALUES (1, 'Chasselas'), (2, 'Heida');
  INSERT INTO wine (id, user_id, wine, region_id, wine_type_id, created_by, alcohol_content_level)
    VALUES (1, 1, 'Wein 1', 1, 1, 1, 10), (2, 1, 'Wein 2', 1, 1, 1, NULL);
  INSERT INTO wine_grape (wine_id, position, grape_variety_id) VALUES (1, 1, 2), (1, 2, 1);
  INSERT INTO page (id, catalog_id, page_type, position, exhibitor_id, state, released_at, snapshot) VALUES
    (1, 1, 1, 1, 1, 'released', '2030-01-06', '${JSON.stringify(snapshot)}'),
    (2, 1, 1, 2, 1, 'accepted', '2030-01-06', '{}'), (3, 1, 1, 3, 1, 'released', '2030-01-06', '{"categories":[{"wines":[7]}]}')`;

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url, migrations, (name) => name < FACTS);
  db = connectDatabase(database.url);
  await db.pool.query(PAST);
  await migrate(database.url, migrations);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

it('gives the wines of released pages what a design can print of them, and changes nothing else', async () => {
  const { rows } = await db.pool.query('SELECT snapshot FROM page ORDER BY id');
  const [page, empty, old] = rows.map((row) => row.snapshot);
  const facts = { grapes: ['Heida', 'Chasselas'], region: 'Wallis', alcohol_free: true };
  const [first, second] = snapshot.categories;
  expect(winePageInput.parse(page)).toEqual({
    ...snapshot,
    categories: [
      {
        ...first,
        wines: [
          { ...wine(2), facts: { grapes: [], region: 'Wallis', alcohol_free: false } },
          { ...wine(1), facts },
          wine(99),
        ],
      },
      second,
    ],
  });
  expect([empty, old]).toEqual([{}, { categories: [{ wines: [7] }] }]);
});
