import type { StatusListQuery } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { present } from '../../lib/prisma-filter.ts';

/** The maximum number of entries in the bell; older ones are in the list. */
const MAX_LIVE_ROWS = 100;

const columns: Record<string, string> = { id: 'id', type: 'type', status: 'status', created_at: 'createdAt' };

/** What the live channel sends: a user's whole list, newest first. */
export const findStatusesOf = (db: Database, userId: number) =>
  db.prisma.uploadStatus.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: MAX_LIVE_ROWS });

/** One page of a user's list and how long it is. */
export async function listStatuses(
  db: Database,
  userId: number,
  { columnFilters, sort }: StatusListQuery,
  { perPage, page }: { perPage: number; page: number },
) {
  const where: Prisma.UploadStatusWhereInput = {
    AND: present([
      { userId },
      columnFilters?.type !== undefined && { type: columnFilters.type },
      columnFilters?.status !== undefined && { status: columnFilters.status },
    ]),
  };
  const orderBy = [
    ...sort.map(({ field, type }) => ({ [columns[field] ?? 'id']: type })),
    { id: 'desc' as const },
  ];
  const [rows, total] = await Promise.all([
    db.prisma.uploadStatus.findMany({ where, orderBy, skip: (page - 1) * perPage, take: perPage }),
    db.prisma.uploadStatus.count({ where }),
  ]);
  return { rows, total };
}
