import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import { makeExhibitor, makeWineReferences } from '../testing/factories.ts';
import type { Database } from './database.ts';
import { connectDatabase } from './database.ts';
import { sql } from './sql.ts';

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

it('sends the statements of a transaction one after another, also those Prisma asks for side by side', async () => {
  const warnings: string[] = [];
  const listen = (warning: Error) => warnings.push(warning.message);
  process.on('warning', listen);
  const exhibitor = await makeExhibitor(db);
  const { region, wineType, grapes } = await makeWineReferences(db);
  const wine = await db.transact(async (tx) => {
    const { id } = await tx.wine.create({
      data: {
        exhibitorId: exhibitor.id,
        createdById: exhibitor.id,
        wine: 'Räuschling',
        regionId: region.id,
        wineTypeId: wineType.id,
        grapes: {
          create: grapes.slice(0, 2).map((grape, i) => ({ grapeVarietyId: grape.id, position: i + 1 })),
        },
      },
    });
    const [read, counted] = await Promise.all([
      tx.wine.findUniqueOrThrow({
        where: { id },
        include: { region: { include: { country: true } }, wineType: true, grapes: true, prices: true },
      }),
      tx.$queryRaw<{ n: number }[]>(sql`SELECT count(*)::int AS n FROM wine_grape`),
    ]);
    return { ...read, counted: counted[0]?.n };
  });
  process.off('warning', listen);
  expect(wine).toMatchObject({
    region: { id: region.id },
    grapes: [{ position: 1 }, { position: 2 }],
    counted: 2,
  });
  expect(warnings).toEqual([]);
});

it('goes on after a statement that fails', async () => {
  const answers = await Promise.allSettled([
    db.query(sql`SELECT 1/0`),
    db.transact(async (tx) => {
      await tx.$queryRaw(sql`SELECT 1`);
      throw new Error('given up');
    }),
    db.query<{ two: number }>(sql`SELECT 2 AS two`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await db.query(sql`SELECT 3 AS three`)).toEqual([{ three: 3 }]);
});
