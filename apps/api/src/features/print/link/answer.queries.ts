import type { Database, Tx } from '../../../lib/database.ts';

const about = {
  printLink: { select: { printResult: { select: { id: true, number: true, manifest: true } } } },
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

/** One answer, locked for a change; null when there is none. */
export async function lockAnswer(tx: Tx, id: number): Promise<PrintAnswerRow | null> {
  await tx.$queryRaw`SELECT 1 FROM print_answer WHERE id = ${id} FOR UPDATE`;
  return tx.printAnswer.findUnique({ where: { id }, include: about });
}
