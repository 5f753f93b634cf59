import type { Database, Tx } from '../../lib/database.ts';
import { generationKey } from './print.rules.ts';

const person = { select: { id: true, email: true } } as const;

/** The generation that was ordered last, however it stands; null before the first. */
export const findLastGeneration = (db: Database, catalogId: number) =>
  db.prisma.job.findFirst({
    where: { dedupeKey: generationKey(catalogId) },
    orderBy: { id: 'desc' },
    include: { user: person },
  });

const result = {
  catalog: { select: { name: true } },
  file: true,
  createdBy: person,
  links: { select: { expiresAt: true, revokedAt: true, downloads: true } },
} as const;

/** All books of a catalogue, the newest first. */
export const listResults = (db: Database, catalogId: number) =>
  db.prisma.printResult.findMany({ where: { catalogId }, orderBy: { id: 'desc' }, include: result });

/** A book, of this catalogue if one is named; null when there is none. */
export const findResult = (db: Database, id: number, catalogId?: number) =>
  db.prisma.printResult.findFirst({ where: { id, ...(catalogId && { catalogId }) }, include: result });

export type PrintResultRow = NonNullable<Awaited<ReturnType<typeof findResult>>>;

/** The links to a book, the newest first. */
export const listLinks = (db: Database, resultId: number) =>
  db.prisma.printLink.findMany({
    where: { printResultId: resultId },
    orderBy: { id: 'desc' },
    include: { createdBy: person },
  });

export type PrintLinkRow = Awaited<ReturnType<typeof listLinks>>[number];

/** A link that works now, with its book; null for any other key. */
export const findValidLink = (reader: Pick<Tx, 'printLink'>, tokenHash: string, now: Date) =>
  reader.printLink.findFirst({
    where: { tokenHash, revokedAt: null, expiresAt: { gt: now } },
    include: { printResult: { include: result } },
  });
