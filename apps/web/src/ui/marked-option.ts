/**
 * The option that Enter and Tab take while somebody searches: the marked one. The mark is an attribute that the select
 * sets once after each key; where the options came or changed after it, there is none, and the first one is meant.
 * @param field the field of an open select, whose options match what was typed
 */
export function takenOption(field: Element | null): HTMLElement | null {
  const list = document.getElementById(field?.getAttribute('aria-controls') ?? '');
  const found = (which: string) =>
    list?.querySelector<HTMLElement>(`[data-combobox-${which}]:not([data-combobox-disabled])`) ?? null;
  return found('selected') ?? found('option');
}
