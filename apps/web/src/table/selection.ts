/** Marked rows of a list, kept by the screen because its bulk actions need them. */
export type Selection = {
  marked: ReadonlySet<number>;
  onChange: (marked: ReadonlySet<number>) => void;
  /** Buttons that act on the marked rows. */
  actions: React.ReactNode;
};

/** Marks or unmarks one row. */
export function toggleRow(selection: Selection, id: number): void {
  const marked = new Set(selection.marked);
  if (!marked.delete(id)) marked.add(id);
  selection.onChange(marked);
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
