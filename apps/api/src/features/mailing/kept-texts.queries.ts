import type { Database, Tx } from '../../lib/database.ts';

/** A kept message as the database returns it. */
export type KeptText = NonNullable<Awaited<ReturnType<typeof findKeptText>>>;

/** All kept messages by name. */
export const listKeptTexts = (db: Database) => db.prisma.mailText.findMany({ orderBy: { name: 'asc' } });

/** One of them, or null; within a transaction it is held until its end. */
export async function findKeptText(reader: Pick<Tx, 'mailText' | '$queryRaw'>, id: number) {
  await reader.$queryRaw`SELECT id FROM mail_text WHERE id = ${id} FOR UPDATE`;
  return reader.mailText.findUnique({ where: { id } });
}
