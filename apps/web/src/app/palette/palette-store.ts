import { createStore } from '../../lib/store.ts';

/** Counts the requests to open the palette; while it is 0 its code is not needed. */
export const paletteStore = createStore(0);

/** What was typed since the palette was requested and before its field had the focus. */
let typed = '';

/** Opens the command palette. What is typed until its field has the focus is kept for it. */
export function openPalette(): void {
  typed = '';
  addEventListener('keydown', keep, true);
  addEventListener('focusin', stop, true);
  addEventListener('pointerdown', stop, true);
  paletteStore.set((requests) => requests + 1);
}

/** Gives what was typed so far, once. */
export function takeTyped(): string {
  stop();
  const taken = typed;
  typed = '';
  return taken;
}

/** Ends it, because the palette does not come. */
export function stopTyping(): void {
  stop();
  typed = '';
}

function stop(): void {
  removeEventListener('keydown', keep, true);
  removeEventListener('focusin', stop, true);
  removeEventListener('pointerdown', stop, true);
}

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (ctrlKey || metaKey || altKey || isComposing) return;
  if (key === 'Escape') stopTyping();
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}
