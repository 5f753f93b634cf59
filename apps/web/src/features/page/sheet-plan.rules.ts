import { PAGES_PER_SHEET, type SheetPlanPage } from '@rebblatt/contracts';

/** Pages in groups of four; the last group is filled up with empty places. */
export function sheetsOf(pages: readonly SheetPlanPage[]): (SheetPlanPage | null)[][] {
  const count = Math.ceil(pages.length / PAGES_PER_SHEET);
  return Array.from({ length: count }, (_, sheet) =>
    Array.from({ length: PAGES_PER_SHEET }, (_, slot) => pages[sheet * PAGES_PER_SHEET + slot] ?? null),
  );
}
