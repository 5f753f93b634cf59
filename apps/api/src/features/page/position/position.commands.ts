import type { Tx } from '../../../lib/database.ts';
import { countPagesOf } from './position.queries.ts';

/*
 * The order of the pages of a catalogue, 1 to n without gaps at every moment. All of these expect the catalogue to be
 * locked by lockCatalog or lockCatalogOfPage as the first statement of the transaction. Moves do not count versions.
 */

/** The place of a page that is about to be added at the end. */
export const nextPosition = async (tx: Tx, catalogId: number) => (await countPagesOf(tx, catalogId)) + 1;

/** Moves a page; those between its old and new place make room. */
export async function shiftPage(
  tx: Tx,
  page: { id: number; catalogId: number; position: number },
  to: number,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE page SET position = CASE
      WHEN id = ${page.id} THEN ${to}::int
      WHEN ${to}::int > ${page.position}::int THEN position - 1
      ELSE position + 1 END
    WHERE catalog_id = ${page.catalogId}
      AND position BETWEEN least(${page.position}::int, ${to}::int) AND greatest(${page.position}::int, ${to}::int)`;
}

/** Gives pages new places in one statement; together they must hold the same places before and after. */
export async function placePages(tx: Tx, places: { id: number; position: number }[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE page SET position = place.position
    FROM unnest(${places.map(({ id }) => id)}::int[], ${places.map(({ position }) => position)}::int[]) AS place (id, position)
    WHERE page.id = place.id AND page.position <> place.position`;
}

/** Moves up what stood behind a page that is gone. */
export async function closeGap(tx: Tx, gone: { catalogId: number; position: number }): Promise<void> {
  await tx.$executeRaw`
    UPDATE page SET position = position - 1 WHERE catalog_id = ${gone.catalogId} AND position > ${gone.position}`;
}
