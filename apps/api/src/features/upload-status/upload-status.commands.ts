import type { StatusType } from '@rebblatt/contracts';
import { statusStates } from '@rebblatt/contracts';
import { conflict, notFound } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { announceStatus } from '../../live/announce.ts';

/** A line of the bell to be opened. */
export interface StatusOrder {
  /** Whose bell. */
  userId: number;
  type: StatusType;
  /** The logo, page or catalogue it is about. */
  statusableId: number;
  name: string | null;
  /** The job that works on it; its outcome becomes the line's. */
  jobId: number;
}

/**
 * Opens a line of the bell, processing, in the transaction that orders the job; the job's end closes it.
 * Lines about the same thing that have ended make way.
 */
export async function openStatus(
  tx: Tx,
  { userId, type, statusableId, name, jobId }: StatusOrder,
): Promise<void> {
  await tx.uploadStatus.deleteMany({
    where: { userId, type, statusableId, status: { not: statusStates.processing } },
  });
  await tx.uploadStatus.create({ data: { userId, type, statusableId, name, jobId } });
  await announceStatus(tx, userId);
}

/**
 * Writes a line that is ready or failed from the start, for work that needed no job.
 * @param failure the error code, when it failed
 */
export async function writeStatus(
  tx: Tx,
  { userId, type, statusableId, name }: Omit<StatusOrder, 'jobId'>,
  failure: string | null = null,
): Promise<void> {
  const status = failure ? statusStates.failed : statusStates.ready;
  await tx.uploadStatus.deleteMany({
    where: { userId, type, statusableId, status: { not: statusStates.processing } },
  });
  await tx.uploadStatus.create({
    data: { userId, type, statusableId, name, status, progress: failure ? 0 : 100, error: failure },
  });
  await announceStatus(tx, userId);
}

/**
 * Takes a line off the bell.
 * @throws AppError 404 when it is not this user's, 409 `status.processing` while it is worked on
 */
export const dismissStatus = (db: Database, userId: number, id: number): Promise<void> =>
  db.transact(async (tx) => {
    const { count } = await tx.uploadStatus.deleteMany({
      where: { id, userId, status: { not: statusStates.processing } },
    });
    if (count === 0) {
      const processing = await tx.uploadStatus.findFirst({ where: { id, userId } });
      throw processing ? conflict('status.processing') : notFound();
    }
    await announceStatus(tx, userId);
  });
