import { useLayoutEffect, useRef } from 'react';

/** Inputs in which no text is typed. */
const UNTYPED = new Set(['radio', 'checkbox', 'button', 'submit']);

/** Whether keys belong to a field. */
const typesIn = (target: Element) =>
  target.closest('textarea, select, [contenteditable="true"], [role="combobox"]') !== null ||
  (target instanceof HTMLInputElement && !UNTYPED.has(target.type));

/** Whether arrow keys belong to a control. */
const movesIn = (target: Element) => target.closest('[role="tablist"], [role="radiogroup"], input') !== null;

const takenBy = (target: EventTarget | null, key: string) =>
  target instanceof Element && (typesIn(target) || (key.startsWith('Arrow') && movesIn(target)));

/**
 * Single keys of a screen, by `KeyboardEvent.key` with letters in lower case. They do nothing while a field is typed
 * in, a dialog or menu is open, or a key is held down.
 */
export function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  // With the screen itself, not after it was drawn: whoever sees it may already press.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, isComposing } = event;
      if (ctrlKey || metaKey || altKey || repeat || defaultPrevented || isComposing) return;
      const act = latest.current[key.length === 1 ? key.toLowerCase() : key];
      if (!act || takenBy(event.target, key) || document.querySelector('[role="dialog"], [role="menu"]'))
        return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
