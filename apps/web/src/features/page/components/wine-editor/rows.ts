/** Rows of the editor carry the names of the printed lines they make: `title`, `wine:12`, `category:3`. */
const ROW = 'data-row';

/** The row an element stands in. */
export function rowAround(element: Element): string | null {
  return element.closest(`[${ROW}]`)?.getAttribute(ROW) ?? null;
}

/** Puts the cursor into the first field of the row that makes a printed line. */
export function focusRow(line: string): void {
  const row = document.querySelector(`[${ROW}="${CSS.escape(line)}"]`);
  const field =
    row?.querySelector<HTMLElement>('input:not([type="radio"]), textarea, input:checked') ??
    row?.querySelector<HTMLElement>('button');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** After a row has gone to another place, which it does with the next drawing: puts the focus on its handle again. */
export function followRow(row: string): void {
  afterDrawing(() => document.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(row)}"] button`)?.focus());
}

/** After a row has gone for good: puts the focus on the row that stood behind it, or where one can be added. */
export function leaveRow(row: string): void {
  const next = document.querySelector(`[${ROW}="${CSS.escape(row)}"]`)?.nextElementSibling;
  afterDrawing(() => next?.querySelector<HTMLElement>('button, input')?.focus());
}

/** Menus and drags give the focus back themselves with the first drawing. */
const afterDrawing = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
