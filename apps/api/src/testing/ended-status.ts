import { statusStates } from '@rebblatt/contracts';
import type { StatusOrder } from '../features/upload-status/upload-status.commands.ts';
import type { Tx } from '../lib/database.ts';
import { announceStatus } from '../live/announce.ts';

/**
 * Creates an entry that is ready or failed from the start, for tests of the bell without a job.
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
