import type { StatusType } from '@rebblatt/contracts';
import { statusStates } from '@rebblatt/contracts';
import { conflict, notFound } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { announceStatus } from '../../live/announce.ts';

/** A new entry of the bell. */
export interface StatusOrder {
  /** The account that sees it. */
  userId: number;
  type: StatusType;
  /** The logo, page or catalogue it is about. */
  statusableId: number;
  name: string | null;
  /** The job that processes it; the entry gets the job's outcome. */
  jobId: number;
}

/**
 * Creates an entry of the bell in the state processing, in the transaction that queues the job; the end of the job
 * closes it. Closed entries about the same thing are deleted.
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

/** Puts something that is done already into the bell of an account, in place of what it said about the same thing. */
export async function noteDone(
  tx: Tx,
  { userId, type, statusableId, name }: Omit<StatusOrder, 'jobId'>,
): Promise<void> {
  await tx.uploadStatus.deleteMany({ where: { userId, type, statusableId } });
  const data = { userId, type, statusableId, name, status: statusStates.ready, progress: 100 };
  await tx.uploadStatus.create({ data });
  await announceStatus(tx, userId);
}

/** Deletes what the bells of all accounts say of something that has ended, because it begins again. */
export async function forgetStatuses(tx: Tx, type: StatusType, statusableId: number): Promise<void> {
  const where = { type, statusableId, status: { not: statusStates.processing } };
  const seen = await tx.uploadStatus.findMany({ where, select: { userId: true } });
  await tx.uploadStatus.deleteMany({ where });
  for (const userId of new Set(seen.map((each) => each.userId))) await announceStatus(tx, userId);
}

/**
 * Dismisses an entry of the bell.
 * @throws AppError 404 when it is not this user's, 409 `status.processing` while it is processed
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
