/** Marked rows of a list, kept by the screen because its bulk actions need them. */
export type Selection = {
  marked: ReadonlySet<number>;
  onChange: (marked: ReadonlySet<number>) => void;
  /** Is given rows that were fetched only to be marked. */
  onFetched?: (rows: readonly { id: number }[]) => void;
  /** Buttons that act on the marked rows. */
  actions: React.ReactNode;
};

/** Marks or unmarks one row. */
export function toggleRow(selection: Selection, id: number): void {
  const marked = new Set(selection.marked);
  if (!marked.delete(id)) marked.add(id);
  selection.onChange(marked);
}

/**
 * Marks all rows between two of the same page, both included.
 * @returns false when the first is not marked any more, or on another page; nothing is marked then
 */
export function markRange(
  selection: Selection,
  visible: readonly number[],
  from: number,
  to: number,
): boolean {
  const places = [visible.indexOf(from), visible.indexOf(to)];
  if (places.includes(-1) || !selection.marked.has(from)) return false;
  const between = visible.slice(Math.min(...places), Math.max(...places) + 1);
  selection.onChange(new Set([...selection.marked, ...between]));
  return true;
}

/** True when every visible row is marked. */
export function allMarked(selection: Selection, visible: readonly number[]): boolean {
  return visible.length > 0 && visible.every((id) => selection.marked.has(id));
}

/** Marks all visible rows, or unmarks them when all are; rows of other pages are not changed. */
export function toggleAll(selection: Selection, visible: readonly number[]): void {
  const marked = new Set(selection.marked);
  const unmark = allMarked(selection, visible);
  for (const id of visible) {
    if (unmark) marked.delete(id);
    else marked.add(id);
  }
  selection.onChange(marked);
}
