import type { Database, Tx } from '../../../lib/database.ts';
import type { Prisma } from '../../../lib/generated/prisma/client.ts';
import { findPrintSetting, thresholdsOf } from '../../print-setting/print-setting.queries.ts';

const withFile = {
  file: { include: { createdBy: { select: { id: true, email: true } } } },
} satisfies Prisma.CoverInclude;
export type CoverRow = Prisma.CoverGetPayload<{ include: typeof withFile }>;

/** The current cover of a catalogue, or null. */
export const findCover = (reader: Pick<Tx, 'cover'>, catalogId: number): Promise<CoverRow | null> =>
  reader.cover.findUnique({ where: { catalogId }, include: withFile });

/** The file for which a check was queued, or null when the cover was removed or replaced since. */
export async function findCoverToCheck(db: Database, catalogId: number, fileId: number) {
  const cover = await db.prisma.cover.findFirst({
    where: { catalogId, fileId },
    select: { file: { select: { sha256: true } } },
  });
  return cover?.file ?? null;
}

/** The number of pages inside the newest book of a catalogue; null before the first. */
export async function findPrintedPages(db: Database, catalogId: number): Promise<number | null> {
  const book = await db.prisma.printResult.findFirst({
    where: { catalogId },
    orderBy: { id: 'desc' },
    select: { contentPages: true },
  });
  return book?.contentPages ?? null;
}

/** The thickness of a leaf of the inside pages, in micrometres. */
export const findPaper = async (db: Database): Promise<number> =>
  thresholdsOf(await findPrintSetting(db.prisma)).paper_um;
