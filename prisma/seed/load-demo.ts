import type { Connection } from './bulk-insert.ts';
import { buildFairBooks } from './demo/build-fairs.ts';
import { buildFairs } from './demo/calendar.ts';
import { buildExhibitors } from './demo/exhibitors.ts';
import { makeFiles, type SaveFile } from './demo/files.ts';
import { insertDemo, type Story } from './demo/insert-demo.ts';
import { assignStands } from './demo/stands.ts';
import { buildWines } from './demo/wines.ts';
import { randomFor } from './random.ts';
import { buildReference } from './reference/build-reference.ts';
import { insertReference } from './reference/insert-reference.ts';
import type { Specimens } from './specimens.ts';

export interface DemoSetting {
  pool: { connect(): Promise<Connection & { release(): void }> };
  /** Stores a file's bytes and returns their SHA-256. */
  saveFile: SaveFile;
  /** The current day of the demo, YYYY-MM-DD in Zurich. */
  today: string;
  /** The hash of the password that all demo accounts share. */
  passwordHash: string;
  specimens: Specimens;
}

/**
 * Loads the demo fair into an empty database, in one transaction: the same fair every time, dated around `today`.
 * @returns whether it was loaded; a database that has accounts is not changed
 */
export async function loadDemo(setting: DemoSetting): Promise<boolean> {
  const story = await buildStory(setting);
  const connection = await setting.pool.connect();
  try {
    await connection.query('BEGIN');
    // The usual statement timeouts would be too short on a slow machine.
    await connection.query('SET LOCAL statement_timeout = 0');
    await connection.query('SET LOCAL lock_timeout = 0');
    // Two nodes may start at the same time: the second waits here and then finds the accounts of the first.
    await connection.query('LOCK TABLE "user" IN SHARE ROW EXCLUSIVE MODE');
    const { rows } = await connection.query('SELECT FROM "user" LIMIT 1');
    if (rows.length === 0) await insertStory(connection, story);
    await connection.query('COMMIT');
    return rows.length === 0;
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

async function insertStory(connection: Connection, story: Story): Promise<void> {
  await insertReference(connection, story.reference);
  await insertDemo(connection, story);
  // Without new statistics the first lists would be planned for empty tables.
  await connection.query('ANALYZE');
}

/** The whole fair as plain values; its PDFs are made and stored here, before a transaction is open. */
async function buildStory({ today, specimens, saveFile, passwordHash }: DemoSetting): Promise<Story> {
  const fairs = buildFairs(today);
  const reference = buildReference();
  const exhibitors = buildExhibitors(randomFor('exhibitors'), reference.regions);
  const fairYear = Number(fairs.thisYear.to.slice(0, 4));
  const wines = buildWines(randomFor('wines'), reference, exhibitors, fairYear);
  const stands = {
    1: assignStands(
      randomFor('hall'),
      reference.stands.filter(({ catalogType }) => catalogType === 1),
      exhibitors.filter(({ inSpring }) => inSpring),
    ),
    2: assignStands(
      randomFor('ships'),
      reference.stands.filter(({ catalogType }) => catalogType === 2),
      exhibitors.filter(({ returning, standing }) => returning || standing === 'accepted'),
    ),
  };
  const demo = await makeFiles({ exhibitors, fair: fairs.thisYear, stands: stands[2], specimens, saveFile });
  const books = buildFairBooks({ exhibitors, wines, demo, stands, today }, fairs);
  return { reference, exhibitors, wines, demo, books, passwordHash, today };
}
