import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { beyondPrisma, isBeyondPrisma } from './beyond-prisma.ts';
import { differenceToSchema } from './difference.ts';

const SCHEMA = fileURLToPath(new URL('../../../../prisma/schema/', import.meta.url));
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rebblatt-schema-'));
  await cp(SCHEMA, folder, { recursive: true });
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('the migrated database', () => {
  test('equals the schema except for what the schema cannot express', async () => {
    const difference = await differenceToSchema(database.url, SCHEMA);
    expect(difference.filter((statement) => !isBeyondPrisma(statement))).toEqual([]);
  });

  test('still has everything on that list', async () => {
    const difference = await differenceToSchema(database.url, SCHEMA);
    const listed = Object.values(beyondPrisma).flat();
    expect(difference.filter(isBeyondPrisma)).toHaveLength(listed.length);
  });

  test('can be migrated with the statements of the difference after a change of the schema', async () => {
    const file = join(folder, 'history.prisma');
    const model = 'model Tasting {\n  id Int @id\n  note String\n  @@map("tasting")\n}\n';
    await writeFile(file, `${await readFile(file, 'utf8')}\n${model}`);
    const wanted = (await differenceToSchema(database.url, folder)).filter((it) => !isBeyondPrisma(it));
    expect(wanted.join('\n')).toContain('CREATE TABLE "tasting"');
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    for (const statement of wanted) await client.query(statement);
    await client.end();
    const left = await differenceToSchema(database.url, folder);
    expect(left.filter((statement) => !isBeyondPrisma(statement))).toEqual([]);
  });
});
