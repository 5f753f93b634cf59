import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../apps/api/src/lib/database.ts';
import { migrate } from '../apps/api/src/lib/postgres/migrate.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../apps/api/src/testing/database.ts';
import { folded, searchable, spellingsOf, wordsOf } from '../packages/contracts/src/folded.ts';
import { orderedNames } from '../packages/contracts/src/ordered-names.cases.ts';
import { findings, otherNames, sameNames, strangers } from '../packages/contracts/src/same-names.cases.ts';

const migrations = join(import.meta.dirname, 'migrations');
const SAME_NAMES = '20261126102848_same_names';

describe('the folding of the database', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = connectDatabase(database.url);
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });

  it('is that of the contracts', async () => {
    const texts = [...sameNames, ...otherNames, ...findings, ...strangers].flat();
    const { rows } = await db.pool.query(
      'SELECT folded(t) AS folded, searchable(t) AS searchable FROM unnest($1::text[]) WITH ORDINALITY AS a (t, n) ORDER BY n',
      [texts],
    );
    expect(rows).toEqual(texts.map((text) => ({ folded: folded(text), searchable: searchable(text) })));
  });

  // Capitals of newer versions of Unicode (Georgian, Glagolitic, late Latin) depend on the database's ICU.
  it('is the same for every character from Latin to kana, and those of compatibility', async () => {
    const ranges = [
      [0x1, 0x1c7f],
      [0x1d00, 0x2bff],
      [0x2e00, 0x33ff],
      [0xf900, 0xffff],
    ] as const;
    const all = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)),
    );
    const { rows } = await db.pool.query<{ t: string; f: string }>(
      "SELECT t, folded('a' || t || 'a') AS f FROM unnest($1::text[]) AS a (t)",
      [all],
    );
    const different = rows.filter(({ t, f }) => f !== folded(`a${t}a`));
    expect(different.map(({ t }) => (t.codePointAt(0) ?? 0).toString(16))).toEqual([]);
  });

  it('has names in the same order', async () => {
    const { rows } = await db.pool.query<{ t: string }>(
      'SELECT t FROM unnest($1::text[]) AS a (t) ORDER BY t COLLATE by_name',
      [[...orderedNames].reverse()],
    );
    expect(rows.map(({ t }) => t)).toEqual(orderedNames);
  });

  it.each(findings)('finds by «%s» «%s», as the browser does', async (typed, name) => {
    for (const word of wordsOf(typed)) {
      const { rows } = await db.pool.query(
        'SELECT bool_or(searchable($1) LIKE search_pattern(s)) AS found FROM unnest($2::text[]) AS a (s)',
        [name, spellingsOf(word)],
      );
      expect(rows).toEqual([{ found: true }]);
    }
  });
});

describe('the migration of names', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    await migrate(database.url, migrations, (name) => name < SAME_NAMES);
    db = connectDatabase(database.url);
    await db.pool.query(`
      INSERT INTO "user" (id, email, password_hash, role) VALUES (1, 'info@see.test', 'x', 'EXHIBITOR');
      INSERT INTO exhibitor (id, company_name, city) VALUES (1, U&'Wein\\200Bgut\\00A0See', U&'\\200B');
      INSERT INTO country (id, name) VALUES (1, 'Schweiz'), (2, U&'Sch\\00ADweiz'), (3, 'Schweiz (2)');
      INSERT INTO region (id, name, country_id) VALUES (1, 'Wallis', 1);
      INSERT INTO wine_type (id, wine_type) VALUES (1, 'Weisswein');
      INSERT INTO page_title (id, name) VALUES (1, U&'A\\200B');
      INSERT INTO wine (id, user_id, wine, year, region_id, wine_type_id, created_by) VALUES
        (1, 1, 'Trial Chasselas', 2021, 1, 1, 1), (2, 1, U&'Trial\\200B Chasselas', 2021, 1, 1, 1),
        (3, 1, U&'Trial Chasselas\\200B', 2021, 1, 1, 1), (4, 1, U&'Trial Chasselas\\200B', 2022, 1, 1, 1);
      INSERT INTO catalog (id, name, catalog_type, "from", "to") VALUES (1, 'Hauptmesse', 2, '2030-01-01', '2030-02-01');
      INSERT INTO page (id, catalog_id, page_type, position, exhibitor_id, footer) VALUES (1, 1, 1, 1, 1, U&'Pi\\FEFFnot');`);
    await migrate(database.url, migrations);
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });
  const column = async (sql: string) =>
    (await db.pool.query<Record<string, unknown>>(sql)).rows.flatMap((row) => Object.values(row));

  it('takes out what nobody sees, and leaves nothing empty that must not be', async () => {
    expect(await column('SELECT company_name, city FROM exhibitor')).toEqual(['Weingut See', null]);
    expect(await column('SELECT footer FROM page')).toEqual(['Pinot']);
  });

  it('numbers what have become twins', async () => {
    expect(await column('SELECT wine FROM wine ORDER BY id')).toEqual([
      'Trial Chasselas',
      'Trial Chasselas (2)',
      'Trial Chasselas (3)',
      'Trial Chasselas',
    ]);
    expect(await column('SELECT name FROM country ORDER BY id')).toEqual([
      'Schweiz',
      'Schweiz (2)',
      'Schweiz (2) (2)',
    ]);
  });

  it('finds them by what is seen', async () => {
    expect(await column(`SELECT id FROM wine WHERE search LIKE search_pattern('chasselas (2)')`)).toEqual([
      2,
    ]);
  });
});
