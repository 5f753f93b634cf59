import type { StatusItem } from '@rebblatt/contracts';
import type { UploadStatus } from '../../lib/generated/prisma/client.ts';

/** A status item on the wire. */
export const presentStatus = (row: UploadStatus): StatusItem => ({
  id: row.id,
  type: row.type as StatusItem['type'],
  status: row.status as StatusItem['status'],
  name: row.name,
  statusable_id: row.statusableId,
  progress: row.progress,
  error: row.error,
  error_params: (row.errorParams ?? {}) as StatusItem['error_params'],
  created_at: row.createdAt.toISOString(),
});
