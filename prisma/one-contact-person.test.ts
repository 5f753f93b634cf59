import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../apps/api/src/lib/database.ts';
import { migrate } from '../apps/api/src/lib/postgres/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../apps/api/src/testing/database.ts';

const migrations = join(import.meta.dirname, 'migrations');
const KEPT = '20261129399999_names_of_accounts_kept';
const ONE = '20261129400000_one_contact_person';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url, migrations, (name) => name < KEPT);
  db = connectDatabase(database.url);
  await db.pool.query(`
    INSERT INTO "user" (id, email, password_hash, role, name) VALUES
      (1, 'a@see.test', 'x', 'EXHIBITOR', 'Account Person'), (2, 'b@see.test', 'x', 'EXHIBITOR', 'Account Person'),
      (3, 'c@see.test', 'x', 'EXHIBITOR', ' same PERSON'), (4, 'd@see.test', 'x', 'EXHIBITOR', NULL),
      (5, 'e@see.test', 'x', 'ADMIN', 'Organiser');
    INSERT INTO exhibitor (id, company_name, contact_person) VALUES
      (1, 'A', NULL), (2, 'B', 'Profile Person'), (3, 'C', 'Same Person'), (4, 'D', 'Profile Person');`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const rows = async (sql: string) => (await db.pool.query<Record<string, unknown>>(sql)).rows;

it('leaves a company one contact person, and loses no name', async () => {
  await migrate(database.url, migrations);
  expect(await rows('SELECT contact_person AS p FROM exhibitor ORDER BY id')).toEqual([
    { p: 'Account Person' },
    { p: 'Profile Person' },
    { p: 'Same Person' },
    { p: 'Profile Person' },
  ]);
  expect(await rows('SELECT name FROM "user" WHERE name IS NOT NULL')).toEqual([{ name: 'Organiser' }]);
  expect(await rows('SELECT exhibitor_id, text, follow_up_on, removed_at FROM note')).toEqual([
    {
      exhibitor_id: 2,
      text: 'Das Konto der Firma lautete auf «Account Person». Als Kontaktperson gilt, wer im Profil steht: «Profile Person».',
      follow_up_on: null,
      removed_at: null,
    },
  ]);
});

it('is run after all by a database that was moved on before it was there', async () => {
  const late = await createEmptyDatabase();
  try {
    await migrate(late.url, migrations, (name) => name <= ONE && name !== KEPT);
    expect(await migrate(late.url, migrations)).toContain(KEPT);
  } finally {
    await late.drop();
  }
});
