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
