import { printManifest } from '@rebblatt/contracts';
import type { Database } from '../../../lib/database.ts';
import type { PrintResultRow } from '../print.queries.ts';
import { compareBooks, otherCondition } from './changes.rules.ts';

/**
 * The book that the print office has before this one: the last one downloaded by a link. If none ever was, the previous
 * one; null for the first book of a catalogue.
 */
async function findPredecessor({ prisma }: Database, { id, catalogId }: PrintResultRow) {
  const find = (fetched: boolean) =>
    prisma.printResult.findFirst({
      where: { catalogId, id: { lt: id }, ...(fetched && { links: { some: { downloads: { gt: 0 } } } }) },
      orderBy: { id: 'desc' },
      include: { file: true },
    });
  return (await find(true)) ?? (await find(false));
}

/** A book with its predecessor and their differences; null for the first book of a catalogue. */
export async function findComparison(db: Database, result: PrintResultRow) {
  const predecessor = await findPredecessor(db, result);
  if (!predecessor) return null;
  const [before, now] = [predecessor, result].map(({ manifest }) => printManifest.parse(manifest));
  if (!before || !now) return null;
  return {
    result,
    predecessor,
    outputCondition: otherCondition(before, now),
    ...compareBooks(before, now),
  };
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof findComparison>>>;
