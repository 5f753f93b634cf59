import type { Database, Tx } from '../../../lib/database.ts';
import { findOpenAdministrators } from '../../admin/admin.queries.ts';

const about = {
  printLink: { select: { printResult: { select: { id: true, number: true, manifest: true } } } },
  file: { select: { name: true, size: true, sha256: true, mimeType: true } },
} as const;

/** What print offices said about books of a catalogue up to this one, the newest first. */
export const listAnswersUpTo = (db: Database, { catalogId, id }: { catalogId: number; id: number }) =>
  db.prisma.printAnswer.findMany({
    where: { printLink: { printResult: { catalogId, id: { lte: id } } } },
    orderBy: { id: 'desc' },
    take: MAX_LISTED,
    include: about,
  });

/** More than any print office says; the newest count. */
const MAX_LISTED = 500;

/** What was said about one book, the newest first. */
export const listAnswers = (db: Database, resultId: number) =>
  db.prisma.printAnswer.findMany({
    where: { printLink: { printResultId: resultId } },
    orderBy: { id: 'desc' },
    take: MAX_LISTED,
    include: about,
  });

export type PrintAnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

/** One answer; null when there is none. */
export const findAnswer = (db: Database, id: number): Promise<PrintAnswerRow | null> =>
  db.prisma.printAnswer.findUnique({ where: { id }, include: about });

/** One answer, locked for a change; null when there is none. */
export async function lockAnswer(tx: Tx, id: number): Promise<PrintAnswerRow | null> {
  await tx.$queryRaw`SELECT 1 FROM print_answer WHERE id = ${id} FOR UPDATE`;
  return tx.printAnswer.findUnique({ where: { id }, include: about });
}

/** Who is told of an answer: the administrator who made the link, or all of them once that account is closed or gone. */
export async function listReaders(tx: Tx, createdById: number | null) {
  const people = await findOpenAdministrators(tx);
  const maker = people.filter(({ id }) => id === createdById);
  return (maker.length > 0 ? maker : people).map(({ id, email, language }) => ({
    id,
    email,
    language: language ?? 'de',
  }));
}
