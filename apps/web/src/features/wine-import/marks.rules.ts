import { type CheckedRow, type Correction, isOpen, type WineList, withText } from './wine-list.rules.ts';

type Problem = CheckedRow['problems'][number];

/** What is offered first for each cell that a test finds. */
const firstOf = (rows: CheckedRow[], isMeant: (problem: Problem) => boolean): Correction[] =>
  rows
    .filter(isOpen)
    .flatMap(({ line, problems }) =>
      problems
        .filter(isMeant)
        .flatMap(({ column, params, suggestions: [to] }) =>
          column === null || to === undefined ? [] : [{ line, column, part: String(params.text ?? ''), to }],
        ),
    );

/** The prices that the file shows rounded, and the dates whose year is a vintage, each with what is offered first. */
export const doubtsAsShown = (rows: CheckedRow[]) => ({
  prices: firstOf(rows, ({ field, key }) => field === 'price' && key === 'wine-import.cell-rounded'),
  years: firstOf(rows, ({ field, key }) => field === 'year' && key === 'wine-import.cell-date'),
});

const SHORT_YEAR = /^[’'`]?\d{2}(?:er)?$/;

/** The vintages that are written with two digits, each as it stands there and with the year that is offered first. */
export function shortYears(list: WineList, rows: CheckedRow[]): Correction[] {
  const cellsAt = new Map(list.rows.map(({ line, cells }) => [line, cells]));
  return firstOf(rows, ({ field }) => field === 'year').flatMap((one) => {
    const part = cellsAt.get(one.line)?.[one.column]?.trim() ?? '';
    return SHORT_YEAR.test(part) ? [{ ...one, part }] : [];
  });
}

/** Gives cells their corrected texts, each in its row alone. */
export function withCorrections(list: WineList, corrections: Correction[]): WineList {
  const byLine = new Map<number, Correction[]>();
  for (const one of corrections) byLine.set(one.line, [...(byLine.get(one.line) ?? []), one]);
  const rows = list.rows.map((row) =>
    (byLine.get(row.line) ?? []).reduce((now, { column, to }) => withText(now, column, to), row),
  );
  return { ...list, rows };
}
