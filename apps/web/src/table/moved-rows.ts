/** The rows after one move, before the server has responded. */
export type MovedRows<Row> = { rows: Row[]; positions: Map<Row, number> };

/**
 * Moves `row` to a position: the rows between shift by one. Positions outside the given rows stay unknown,
 * so a row moved beyond them only disappears from its old place.
 *
 * @param rows the visible rows in order of their position
 */
export function movedRows<Row>(
  rows: readonly Row[],
  row: Row,
  to: number,
  positionOf: (row: Row) => number,
): MovedRows<Row> {
  const from = positionOf(row);
  const positions = new Map<Row, number>();
  for (const other of rows) positions.set(other, shifted(positionOf(other), from, to));
  positions.set(row, to);
  const at = (other: Row) => positions.get(other) ?? 0;
  return { rows: [...rows].sort((a, b) => at(a) - at(b)), positions };
}

/** Exchanges `row` with the one at a position; if that is not visible, nothing changes yet. */
export function exchangedRows<Row>(
  rows: readonly Row[],
  row: Row,
  to: number,
  positionOf: (row: Row) => number,
): MovedRows<Row> {
  const other = rows.find((candidate) => positionOf(candidate) === to);
  const positions = new Map(rows.map((candidate) => [candidate, positionOf(candidate)]));
  if (other) positions.set(other, positionOf(row)).set(row, to);
  const at = (candidate: Row) => positions.get(candidate) ?? 0;
  return { rows: [...rows].sort((a, b) => at(a) - at(b)), positions };
}

function shifted(position: number, from: number, to: number): number {
  if (from < to && position > from && position <= to) return position - 1;
  if (to < from && position >= to && position < from) return position + 1;
  return position;
}
