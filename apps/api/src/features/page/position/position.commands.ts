import type { Tx } from '../../../lib/database.ts';
import { placeOfTitle } from './place-of-title.rules.ts';
import { countPagesOf, listTitles } from './position.queries.ts';

/*
 * The order of the pages of a catalogue, always 1 to n without gaps. All of these expect that lockCatalog or
 * lockCatalogOfPage has locked the catalogue as the first statement of the transaction. Moves do not count versions.
 */

/** The position of a page that is about to be appended. */
export const nextPosition = async (tx: Tx, catalogId: number) => (await countPagesOf(tx, catalogId)) + 1;

/** Moves a page; those between its old and new position shift. */
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

/** Gives pages new positions in one statement; together these must be the same positions as before. */
export async function placePages(tx: Tx, places: { id: number; position: number }[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE page SET position = place.position
    FROM unnest(${places.map(({ id }) => id)}::int[], ${places.map(({ position }) => position)}::int[]) AS place (id, position)
    WHERE page.id = place.id AND page.position <> place.position`;
}

/**
 * Makes room for a new page beside those of its title.
 * @returns its position; the end where no page of the catalogue has that title
 */
export async function makeRoomByTitle(
  tx: Tx,
  { catalogId, pageTitleId }: { catalogId: number; pageTitleId: number | null },
): Promise<number> {
  const position = placeOfTitle(await listTitles(tx, catalogId), pageTitleId) + 1;
  await makeRoom(tx, { catalogId, position });
  return position;
}

/** Moves down the pages from a position on, where one will be added. */
export async function makeRoom(
  tx: Tx,
  { catalogId, position }: { catalogId: number; position: number },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE page SET position = position + 1 WHERE catalog_id = ${catalogId} AND position >= ${position}`;
}

/** Moves up the pages that followed a deleted one. */
export async function closeGap(tx: Tx, gone: { catalogId: number; position: number }): Promise<void> {
  await tx.$executeRaw`
    UPDATE page SET position = position - 1 WHERE catalog_id = ${gone.catalogId} AND position > ${gone.position}`;
}
