import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How many kept texts have a key. */
export const KEYS = 9;

/**
 * Alt with 1 to 9, also while a field is typed in; digits alone are typed. By the place of the key, because Alt makes other
 * characters of it on some keyboards.
 * @param list what offers them: an overlay beside it takes the keys, one that it lies in does not
 * @param choose gets an index from 0 and says whether there was anything
 */
export function useBlockKeys(list: RefObject<HTMLElement | null>, choose: (index: number) => boolean): void {
  const latest = useRef(choose);
  useLayoutEffect(() => {
    latest.current = choose;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing } = event;
      // With Control it is the key for the third character of a key.
      if (!altKey || ctrlKey || metaKey || shiftKey || repeat || isComposing) return;
      const [, digit] = /^Digit([1-9])$/.exec(code) ?? [];
      if (!digit || isCovered(list.current)) return;
      if (latest.current(Number(digit) - 1)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [list]);
}

/** Whether a dialog or a menu is open that the list is no part of. */
const isCovered = (list: HTMLElement | null): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"]')].some((overlay) => !overlay.contains(list));
