/**
 * The attribute of the editor's rows with the name of their printed line: `title`, `wine:12`, `category:3`.
 */
import type { CheckPlace } from '../../release/release-check.rules.ts';

const ROW = 'data-row';

/** The row that contains an element. */
export function closestRow(element: Element): string | null {
  return element.closest(`[${ROW}]`)?.getAttribute(ROW) ?? null;
}

/** Focuses the first field of the row of a printed line. */
export function focusRow(line: string): void {
  const row = document.querySelector(`[${ROW}="${CSS.escape(line)}"]`);
  const field =
    row?.querySelector<HTMLElement>('input:not([type="radio"]), textarea, input:checked') ??
    row?.querySelector<HTMLElement>('button');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Focuses where something can be done about a condition of the release. */
export function focusCheck({ row, part }: Extract<CheckPlace, { row: string }>): void {
  if (part === undefined) focusRow(row);
  else document.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(row)}"] [role="combobox"]`)?.focus();
}

/** Focuses and selects the next price below, or before, in the same column of the list that a price is in. */
export function nextPrice(from: HTMLInputElement, back: boolean): void {
  const list = from.closest('[data-prices]');
  const all = [...(list?.querySelectorAll<HTMLInputElement>('input[data-price]') ?? [])];
  const column = all.filter(({ dataset }) => dataset.price === from.dataset.price);
  const next = column[column.indexOf(from) + (back ? -1 : 1)] ?? from;
  next.focus();
  next.select();
}

/** Restores the focus to the handle of a moved row, after the next render. */
export function followRow(row: string): void {
  afterDrawing(() => document.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(row)}"] button`)?.focus());
}

/** Moves the focus from a removed row to the one after it, or to where one can be added. */
export function leaveRow(row: string): void {
  const next = document.querySelector(`[${ROW}="${CSS.escape(row)}"]`)?.nextElementSibling;
  afterDrawing(() => next?.querySelector<HTMLElement>('button, input')?.focus());
}

/** Menus and drags restore the focus themselves with the first render, so this waits for the second. */
const afterDrawing = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
