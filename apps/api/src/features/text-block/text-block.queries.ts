import type { Database, Tx } from '../../lib/database.ts';

/** A text block as the database returns it. */
export type TextBlockRow = NonNullable<Awaited<ReturnType<typeof findTextBlock>>>;

/** All text blocks, by kind, language and position. */
export const listTextBlocks = (db: Database) =>
  db.prisma.textBlock.findMany({ orderBy: [{ kind: 'asc' }, { language: 'asc' }, { position: 'asc' }] });

/** One text block, or null. */
export const findTextBlock = (reader: Pick<Tx, 'textBlock'>, id: number) =>
  reader.textBlock.findUnique({ where: { id } });
