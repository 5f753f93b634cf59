import type { PrintedPageChange } from '@rebblatt/contracts';

type Shift = { from: number; fromLast: number; to: number; toLast: number };

/** One row of the list: a printed page with its own images, or neighbours that moved together. */
export type ChangeLine =
  | { kind: 'added' | 'removed' | 'changed'; change: PrintedPageChange }
  | ({ kind: 'moved'; first: PrintedPageChange } & Shift);

/** How users see a printed page's place: its printed number, or without one its position in the file. */
export const numberOf = ({ folio, pdf_page }: { folio: number | null; pdf_page: number }) =>
  folio ?? pdf_page;

/** The rows in the order of the book; a page inserted at the front moves all others, which is one row. */
export function linesOf(changes: readonly PrintedPageChange[]): ChangeLine[] {
  const lines: ChangeLine[] = [];
  for (const change of changes) {
    const { kind, before, now } = change;
    if (kind !== 'moved') lines.push({ kind, change });
    else if (before && now) {
      const [from, to] = [numberOf(before), numberOf(now)];
      const last = lines.at(-1);
      if (last?.kind === 'moved' && from === last.fromLast + 1 && to === last.toLast + 1) {
        last.fromLast = from;
        last.toLast = to;
      } else lines.push({ kind, first: change, from, fromLast: from, to, toLast: to });
    }
  }
  return lines;
}
