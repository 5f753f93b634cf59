import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../lib/database.ts';
import type { Logger } from '../lib/logger.ts';
import type { Sql } from '../lib/sql.ts';
import { sql } from '../lib/sql.ts';
import type { FileStore } from './store.ts';

/** Younger bytes may belong to a change that is not committed yet. */
const GRACE_MS = 24 * 3_600_000;

/** So long can a deleted wine, logo or page come back with its file. */
export const DELETED_KEPT_DAYS = 30;

/** An upload that has not been completed by then never will be. */
const ABANDONED_UPLOAD_MS = 3_600_000;

/** So many of the newest pulls of each page keep their files, until a month after their catalogue ended. */
const PULLS_KEPT = 10;

/** Hashes looked up in one statement. */
const BATCH = 200;

/** Whether the pull `r` is one of the newest of its page, and its catalogue not long over. */
export const isKeptPull = (now: Date): Sql => sql`
  EXISTS (SELECT FROM page p JOIN catalog c ON c.id = p.catalog_id
    WHERE p.id = r.page_id AND c.to > ${now}::timestamptz - make_interval(days => ${DELETED_KEPT_DAYS}))
  AND (SELECT count(*) FROM page_pull n WHERE n.page_id = r.page_id AND n.number > r.number) < ${PULLS_KEPT}`;

/** The hashes of the files that pulls keep, with those that only their logos have. */
export const keptByPulls = (now: Date): Sql => sql`
  SELECT file.sha256 FROM page_pull r
  CROSS JOIN LATERAL (VALUES (r.file_sha256), (r.snapshot -> 'logo' ->> 'sha256')) AS file (sha256)
  WHERE file.sha256 IS NOT NULL AND ${isKeptPull(now)}`;

/** Which of these hashes nothing refers to: no file, no released page that prints them, nothing deleted lately. */
async function unusedOf(db: Database, hashes: string[], now: Date): Promise<string[]> {
  const rows = await db.query<{ sha256: string }>(sql`
    SELECT asked.sha256 FROM unnest(${hashes}::text[]) AS asked (sha256)
    WHERE NOT EXISTS (SELECT FROM file f WHERE f.sha256 = asked.sha256)
      AND NOT EXISTS (SELECT FROM page p WHERE p.snapshot -> 'logo' ->> 'sha256' = asked.sha256)
      AND NOT EXISTS (SELECT FROM history h WHERE h.before ? 'file'
        AND asked.sha256 IN (h.before -> 'file' ->> 'sha256', h.before -> 'source' ->> 'sha256')
        AND h.at > ${now}::timestamptz - make_interval(days => ${DELETED_KEPT_DAYS}))
      AND asked.sha256 NOT IN (${keptByPulls(now)})`);
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Removes stored bytes that no row uses, because a change was refused after its file had arrived or because a file was
 * replaced or its thing deleted a month ago, and partial files that a crash left behind. Bytes of the last day are left alone.
 * @returns how many were seen and how many removed
 */
export async function sweepFiles(
  db: Database,
  files: FileStore,
  now = new Date(),
): Promise<{ seen: number; removed: number }> {
  let seen = 0;
  let removed = 0;
  let batch: string[] = [];
  const sweepBatch = async () => {
    const unused = batch.length ? await unusedOf(db, batch, now) : [];
    for (const sha256 of unused) await files.remove(sha256);
    removed += unused.length;
    batch = [];
  };
  for await (const { sha256, storedAt } of files.list()) {
    seen += 1;
    if (now.getTime() - storedAt.getTime() < GRACE_MS) continue;
    batch.push(sha256);
    if (batch.length >= BATCH) await sweepBatch();
  }
  await sweepBatch();
  await files.removeUnfinished(new Date(now.getTime() - GRACE_MS));
  return { seen, removed };
}

/** Removes what is left in the folder for uploads after a crash. */
export async function sweepUploads(folder: string, now = new Date()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const age = await stat(path).then(({ mtime }) => now.getTime() - mtime.getTime());
    if (name.endsWith('.upload') && age > ABANDONED_UPLOAD_MS) await rm(path, { force: true });
  }
}

const MINUTE_MS = 60_000;
const FIRST_SWEEP_MS = 10 * MINUTE_MS;
const SWEEP_EVERY_MS = 24 * 60 * MINUTE_MS;

/** Sweeps ten minutes after the start and then once a day. @returns a function that stops it */
export function startSweeping(
  { db, files, log }: { db: Database; files: FileStore; log: Logger },
  uploads: string,
): () => void {
  const sweep = async () => {
    try {
      await sweepUploads(uploads);
      log.info({ event: 'files.swept', ...(await sweepFiles(db, files)) }, 'files swept');
    } catch (error) {
      log.warn(
        { event: 'files.sweep-failed', err: error },
        'the files could not be swept; the next try is in a day',
      );
    }
  };
  const first = setTimeout(sweep, FIRST_SWEEP_MS).unref();
  const daily = setInterval(sweep, SWEEP_EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
