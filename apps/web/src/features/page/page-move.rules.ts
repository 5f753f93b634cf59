/** A page with its place in the book. */
type Placed = { id: number; position: number };

/**
 * Puts some pages together, in the order they have, so that the first of them stands at a position; a position beyond
 * the end means the end.
 * @param book all pages in their order
 * @returns the pages that stand elsewhere then
 */
export function movedTogether(
  book: readonly Placed[],
  chosen: ReadonlySet<number>,
  position: number,
): Placed[] {
  const moving = book.filter(({ id }) => chosen.has(id));
  const rest = book.filter(({ id }) => !chosen.has(id));
  const at = Math.min(Math.max(position, 1) - 1, rest.length);
  const after = [...rest.slice(0, at), ...moving, ...rest.slice(at)];
  return after.flatMap((page, index) => {
    const place = book[index]?.position ?? index + 1;
    return page.position === place ? [] : [{ id: page.id, position: place }];
  });
}

/** A page that was moved: where it stands since, and where it stood before. */
export type Moved = Placed & { before: number };

/**
 * The pages to put back where they were: none if they stand there already, null if one of them was moved again since, which
 * the undoing must not take back with it.
 * @param book all pages as they stand now
 */
export function movedBack(book: readonly Placed[], moved: readonly Moved[]): Placed[] | null {
  const places = new Map(book.map(({ id, position }) => [id, position]));
  if (moved.every(({ id, before }) => places.get(id) === before)) return [];
  if (moved.some(({ id, position }) => places.get(id) !== position)) return null;
  return moved.map(({ id, before }) => ({ id, position: before }));
}
