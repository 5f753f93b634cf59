import type { WineColumn } from '@rebblatt/contracts';
import type { CheckedRow, WineList } from './wine-list.rules.ts';

type Filled = { line: number; field: WineColumn; text: string };

/** What the vintages before say that the list does not: for cells that are empty, or were filled for all wines alike. */
export function previousCells(list: WineList, rows: CheckedRow[]): Filled[] {
  const cells = new Map(list.rows.map((row) => [row.line, row.cells]));
  return rows.flatMap(({ line, choice, previous, problems }) => {
    if (choice !== 'add' || !previous) return [];
    return previous.values.flatMap(({ field, text }) => {
      const column = list.columns.findIndex((one) => one.field === field);
      const now = cells.get(line)?.[column]?.trim() ?? '';
      const usual = list.added.find((one) => one.column === column && one.from === 'usual')?.text;
      if ((now !== '' && now !== usual) || now === text) return [];
      // A size belongs to a price that has none.
      if (
        field === 'size' &&
        !problems.some((one) => one.field === 'size' && one.key === 'validation.required')
      )
        return [];
      return [{ line, field, text }];
    });
  });
}

/** Takes what the list does not say from the vintages before, into its columns or new ones. */
export function withPrevious(list: WineList, rows: CheckedRow[]): WineList {
  const filled = previousCells(list, rows);
  const fields = [...new Set(filled.map(({ field }) => field))];
  const columns = [...list.columns];
  const added = [...list.added];
  const places = new Map<WineColumn, number>();
  for (const field of fields) {
    const known = columns.findIndex((one) => one.field === field);
    const column = known < 0 ? columns.push({ heading: '', field }) - 1 : known;
    if (known < 0) added.push({ column, field, from: 'previous' });
    places.set(field, column);
  }
  return {
    ...list,
    columns,
    added,
    rows: list.rows.map((row) => {
      const own = filled.filter(({ line }) => line === row.line);
      if (own.length === 0) return row;
      const cells = Array.from({ length: columns.length }, (_, i) => row.cells[i] ?? '');
      for (const { field, text } of own) cells[places.get(field) ?? 0] = text;
      return { ...row, cells };
    }),
  };
}
