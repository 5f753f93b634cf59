import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import { makeExhibitor, makeWineReferences } from '../testing/factories.ts';
import { isConnectionFault } from './connection-fault.ts';
import type { Database, Tx } from './database.ts';
import { connectDatabase } from './database.ts';
import { MAX_PREPARED } from './sequential-client.ts';
import { joinSql, sql } from './sql.ts';

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

it('sends the statements of a transaction one after another, even those that Prisma issues concurrently', async () => {
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

it('survives the loss of a connection that is held but idle, and reports it with the next statement', async () => {
  const held = await db.pool.connect();
  const { rows } = await held.query('SELECT pg_backend_pid() AS pid');
  const ended = new Promise((resolve) => held.once('end', resolve));
  await db.query(sql`SELECT pg_terminate_backend(${rows[0].pid}::int)`);
  await ended;
  const refused = await held.query('SELECT 1').catch((error: unknown) => error);
  held.release();
  expect(isConnectionFault(refused)).toBe(true);
  expect(await db.query(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
});

it('recognises a lost connection in every form in which it is reported', async () => {
  const nobody = connectDatabase('postgresql://fair@127.0.0.1:1/fair');
  const stranger = connectDatabase(database.url.replace(/:[^:@/]+@/, ':wrong@'));
  const elsewhere = connectDatabase(database.url.replace(/[^/]+$/, 'nowhere'));
  const calls = [nobody, stranger, elsewhere].flatMap((reach): Promise<unknown>[] => [
    reach.query(sql`SELECT 1`),
    reach.prisma.country.count(),
    reach.prisma.$queryRaw(sql`SELECT 1`),
    reach.transact((tx) => tx.country.count()),
  ]);
  const refusals: unknown[] = (await Promise.allSettled(calls)).map(
    (call) => 'reason' in call && call.reason,
  );
  const cut = (broken: (tx: Tx) => Promise<unknown>) =>
    db
      .transact(async (tx) => {
        const [own] = await tx.$queryRaw<{ pid: number }[]>(sql`SELECT pg_backend_pid() AS pid`);
        await db.query(sql`SELECT pg_terminate_backend(${own?.pid}::int)`);
        return broken(tx);
      })
      .catch((error: unknown) => error);
  refusals.push(await cut((tx) => tx.country.count()));
  refusals.push(await cut((tx) => tx.$queryRaw(sql`SELECT 1`)));
  refusals.push(
    await db.query(sql`SELECT pg_terminate_backend(pg_backend_pid())`).catch((error: unknown) => error),
  );
  await Promise.all([nobody, stranger, elsewhere].map((each) => each.close()));
  refusals.push(await nobody.query(sql`SELECT 1`).catch((error: unknown) => error));
  expect(refusals.map((error) => [error instanceof Error, isConnectionFault(error)])).toEqual(
    refusals.map(() => [true, true]),
  );
  const faults = await Promise.allSettled([
    db.query(sql`SELECT 1/0`),
    db.prisma.$queryRaw(sql`SELECT nothing`),
  ]);
  expect(faults.map((fault) => fault.status === 'rejected' && isConnectionFault(fault.reason))).toEqual([
    false,
    false,
  ]);
});

describe('two statements in one round trip', () => {
  const set = (value: string) => sql`SELECT set_config('two.ways', ${value}, true) AS setting`;
  const seen = sql`SELECT current_setting('two.ways', true) AS seen`;
  const lost = sql`SELECT 1 / ${0}::int AS setting`;

  it('are prepared once, and a setting of the first holds only for the second', async () => {
    const one = connectDatabase(database.url, { max: 1 });
    for (const value of ['a', 'b', 'c'])
      expect(await one.queryPair(set(value), seen)).toEqual([[{ setting: value }], [{ seen: value }]]);
    expect(await one.query(seen)).toEqual([{ seen: '' }]);
    const { rows } = await one.pool.query('SELECT statement FROM pg_prepared_statements ORDER BY statement');
    expect(rows.map(({ statement }) => statement)).toEqual([
      "SELECT current_setting('two.ways', true) AS seen",
      "SELECT set_config('two.ways', $1, true) AS setting",
    ]);
    await one.close();
  });

  it('leave the connection usable when one of them fails, even if the other was never prepared', async () => {
    const one = connectDatabase(database.url, { max: 1 });
    const wrong = sql`SELECT nothing AS setting`;
    const circle: Record<string, unknown> = {};
    circle.circle = circle;
    const unsendable = sql`SELECT ${circle}::text AS setting`;
    for (const [first, second] of [
      [lost, seen],
      [wrong, seen],
      [set('a'), lost],
      [set('a'), wrong],
      [unsendable, seen],
      [set('a'), unsendable],
    ] as const) {
      await expect(one.queryPair(first, second)).rejects.toThrow();
      expect(await one.queryPair(set('b'), seen)).toEqual([[{ setting: 'b' }], [{ seen: 'b' }]]);
      expect(await one.query(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
    }
    await one.close();
  });

  it('may include one with a pattern, which is never prepared', async () => {
    const one = connectDatabase(database.url, { max: 1 });
    const [[first], second] = await one.queryPair(
      sql`SELECT 'wein' LIKE ${'%ei%'} AS found`,
      sql`SELECT n FROM generate_series(1, ${3}::int) n`,
    );
    expect([first, second]).toEqual([{ found: true }, [{ n: 1 }, { n: 2 }, { n: 3 }]]);
    await one.close();
  });
});

describe('a repeated statement', () => {
  const oneConnection = () => connectDatabase(database.url, { max: 1 });
  const prepared = async (one: Database) =>
    (await one.pool.query('SELECT statement, generic_plans::int FROM pg_prepared_statements')).rows;

  it('is planned only once, unless it searches for a pattern', async () => {
    const one = oneConnection();
    const [id, text] = [7, '%wein%'];
    for (let n = 0; n < 8; n++) {
      await one.query(sql`SELECT w.id FROM wine w JOIN region r ON r.id = w.region_id WHERE w.id = ${id}`);
      await one.query(sql`SELECT w.id FROM wine w WHERE w.wine ILIKE ${text}`);
    }
    expect(await prepared(one)).toEqual([
      {
        statement: 'SELECT w.id FROM wine w JOIN region r ON r.id = w.region_id WHERE w.id = $1',
        generic_plans: 3,
      },
    ]);
    await one.close();
  });

  it('is dropped after many others, and prepared again when it is repeated', async () => {
    const one = oneConnection();
    const variants = Array.from({ length: MAX_PREPARED + 20 }, (_, n) => n);
    for (const n of [...variants, 0])
      expect(await one.query(sql`SELECT ${joinSql(Array(n + 1).fill(sql`1`))}`)).toHaveLength(1);
    const kept = await prepared(one);
    expect(kept).toHaveLength(MAX_PREPARED);
    expect(kept.filter(({ statement }) => statement === 'SELECT 1')).toHaveLength(1);
    await one.close();
  });
});
