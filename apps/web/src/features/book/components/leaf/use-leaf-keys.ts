import { useLayoutEffect, useRef } from 'react';
import type { Turning } from './use-turning.ts';

/** A field or slider has the keys for itself. */
const OWN_KEYS = 'input, textarea, select, [role="radiogroup"], [role="menu"], [contenteditable="true"]';

/** Arrow keys turn the pages, also while they are held down; Home and End open the covers. */
export function useLeafKeys(turning: Turning): void {
  const latest = useRef(turning);
  useLayoutEffect(() => {
    latest.current = turning;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      if (document.querySelector('[role="dialog"]')) return;
      const { turnBy, openAt, openings } = latest.current;
      const act = {
        ArrowRight: () => turnBy(1),
        ArrowLeft: () => turnBy(-1),
        PageDown: () => turnBy(1),
        PageUp: () => turnBy(-1),
        Home: () => openAt(0),
        End: () => openAt(openings - 1),
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
