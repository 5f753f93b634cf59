/** What was typed for a field that was asked for and does not have the focus yet. */
let typed = '';

/** From now on keeps what is typed, until a field has the focus or something is clicked. */
export function keepTyped(): void {
  typed = '';
  addEventListener('keydown', keep, true);
  addEventListener('focusin', stop, true);
  addEventListener('pointerdown', stop, true);
}

/** Gives what was typed so far, once. */
export function takeTyped(): string {
  stop();
  const taken = typed;
  typed = '';
  return taken;
}

/** Ends it, because the field does not come. */
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
