import { correctionChange, winePageInput } from '@rebblatt/contracts';
import { conflict } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { sql } from '../../lib/sql.ts';
import { shownCorrectionId } from '../page/standing/page-standing.queries.ts';

/** A correction as the database returns it. */
export type CorrectionRow = Prisma.PageCorrectionGetPayload<object>;

/** The corrections that these released pages show, by page. */
export async function findShownCorrections(
  db: Database,
  pageIds: number[],
): Promise<Map<number, CorrectionRow>> {
  const rows = await db.query<{ id: number | null }>(
    sql`SELECT ${shownCorrectionId} AS id FROM page p WHERE p.id = ANY(${pageIds}::int[])`,
  );
  const ids = rows.flatMap(({ id }) => id ?? []);
  const corrections =
    ids.length > 0 ? await db.prisma.pageCorrection.findMany({ where: { id: { in: ids } } }) : [];
  return new Map(corrections.map((one) => [one.pageId, one]));
}

/** The changes of a stored correction. */
export const storedChanges = ({ changes }: CorrectionRow) => correctionChange.array().parse(changes);

/**
 * What a released wine page prints.
 * @throws AppError 409 `page.not-released` without a snapshot; `correction.changed-since` when an older version wrote it
 */
export async function findReleasedInput(reader: Pick<Tx, 'page'>, pageId: number) {
  const page = await reader.page.findUnique({ where: { id: pageId }, select: { snapshot: true } });
  if (!page || page.snapshot === null) throw conflict('page.not-released');
  const snapshot = winePageInput.safeParse(page.snapshot);
  if (!snapshot.success) throw conflict('correction.changed-since');
  return snapshot.data;
}
