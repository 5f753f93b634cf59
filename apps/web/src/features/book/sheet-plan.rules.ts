import type { PageStanding, SheetPlanPage } from '@rebblatt/contracts';
import { PAGES_PER_SHEET } from '@rebblatt/contracts';

/** One printed page of the plan; an inactive page has one cell without a number. */
export type PlanCell = {
  page: SheetPlanPage;
  /** The number printed on it; null for an inactive page. */
  number: number | null;
  /** Which of its page's printed pages it is, from 0. */
  index: number;
};

/** Four printed pages with the inactive pages between them. */
export type PlanSheet = {
  cells: PlanCell[];
  /** The numbers that are missing to a whole sheet; only the last one has any. */
  missing: number[];
};

/** The printed pages of a book in order. */
export const cellsOf = (pages: readonly SheetPlanPage[]): PlanCell[] =>
  pages.flatMap((page): PlanCell[] => {
    const { folio } = page;
    if (folio === null) return [{ page, number: null, index: 0 }];
    return Array.from({ length: page.sheets }, (_, index) => ({ page, number: folio + index, index }));
  });

/** Cells in groups of four numbers. An inactive page stands where it would be printed, and begins no sheet by itself. */
export function sheetsOf(cells: readonly PlanCell[]): PlanSheet[] {
  const sheets: PlanSheet[] = [];
  const end = cells.findLast(({ number }) => number !== null)?.number ?? 0;
  let numbered = 0;
  for (const cell of cells) {
    const isAfter = numbered > 0 && numbered === end;
    const at = Math.floor((isAfter ? numbered - 1 : numbered) / PAGES_PER_SHEET);
    const sheet = sheets[at] ?? { cells: [], missing: [] };
    sheets[at] = sheet;
    sheet.cells.push(cell);
    if (cell.number !== null) numbered = cell.number;
  }
  const last = sheets.at(-1);
  for (let number = numbered + 1; number <= sheets.length * PAGES_PER_SHEET; number++)
    last?.missing.push(number);
  return sheets;
}

/** How far a page is, as its cell shows it. */
export const planFills = ['done', 'waiting', 'open', 'problem', 'inactive'] as const;
export type PlanFill = (typeof planFills)[number];

export const fillOf: Record<PageStanding, PlanFill> = {
  accepted: 'done',
  ready: 'done',
  waiting: 'waiting',
  corrected: 'waiting',
  checking: 'waiting',
  draft: 'open',
  rejected: 'problem',
  'no-pdf': 'problem',
  faulty: 'problem',
  inactive: 'inactive',
};
