import { useEffect, useState } from 'react';

/** A pointer that only passes wants to see nothing. */
const REST_MS = 120;

/** The element of a strip that a pointer rests on or that has the focus, of those that match. */
export function usePointed(strip: HTMLElement, selector: string): HTMLElement | null {
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const point = (target: EventTarget | null) => {
      clearTimeout(timer);
      const found = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      timer = setTimeout(() => setPointed(found), REST_MS);
    };
    const over = (event: PointerEvent) => event.pointerType !== 'touch' && point(event.target);
    const focus = ({ target }: FocusEvent) => point(target);
    const leave = () => point(null);
    // The pointer or the focus was there before this part was loaded.
    point(strip.querySelector(`${selector}:hover`) ?? strip.querySelector(`${selector}:focus`));
    strip.addEventListener('pointerover', over);
    strip.addEventListener('pointerleave', leave);
    strip.addEventListener('focusin', focus);
    strip.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      strip.removeEventListener('pointerover', over);
      strip.removeEventListener('pointerleave', leave);
      strip.removeEventListener('focusin', focus);
      strip.removeEventListener('focusout', leave);
    };
  }, [strip, selector]);
  return pointed && strip.contains(pointed) ? pointed : null;
}
