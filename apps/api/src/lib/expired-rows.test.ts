import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import { makeUser } from '../testing/factories.ts';
import type { Database } from './database.ts';
import { connectDatabase } from './database.ts';
import { removeExpiredRows } from './expired-rows.ts';

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

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it('rows that expired long ago are removed, the others stay', async () => {
  const { prisma } = db;
  const { id: userId } = await makeUser(db, 'ADMIN');
  for (const days of [0, 40]) {
    const at = daysAgo(days);
    const id = `00000000-0000-4000-8000-0000000000${days + 10}`;
    await prisma.throttle.create({ data: { key: `k${days}`, hits: 1, windowEndsAt: at } });
    await prisma.idempotencyKey.create({
      data: { userId, key: `key${days}`, requestHash: '', status: 201, createdAt: at },
    });
    await prisma.passwordReset.create({ data: { userId, tokenHash: `t${days}`, expiresAt: at } });
    await prisma.session.create({ data: { id, userId, expiresAt: at } });
    await prisma.job.create({ data: { kind: 'old', payload: {}, state: 'done', finishedAt: at } });
  }
  // A job that is not done stays, however old it is.
  await prisma.job.create({ data: { kind: 'waiting', payload: {}, createdAt: daysAgo(90) } });
  await removeExpiredRows(db);
  expect(await prisma.throttle.findMany()).toMatchObject([{ key: 'k0' }]);
  expect(await prisma.idempotencyKey.findMany()).toMatchObject([{ key: 'key0' }]);
  expect(await prisma.passwordReset.findMany()).toMatchObject([{ tokenHash: 't0' }]);
  expect(await prisma.session.count()).toBe(1);
  expect((await prisma.job.findMany()).map(({ kind }) => kind).sort()).toEqual(['old', 'waiting']);
});
