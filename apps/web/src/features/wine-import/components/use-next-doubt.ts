import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Goes from one doubtful cell to the next, and from the last to the first.
 * @param reveal shows rows in doubt when none is on the screen
 */
export function useNextDoubt(place: RefObject<HTMLElement | null>, reveal: () => void): () => void {
  const last = useRef<Element | null>(null);
  const doubts = () => [...(place.current?.querySelectorAll<HTMLElement>('[data-doubt]') ?? [])];
  return () => {
    if (doubts().length === 0) flushSync(reveal);
    const all = doubts();
    const from = last.current?.isConnected ? last.current : null;
    const next =
      all.find((one) => from && from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) ??
      all[0];
    last.current = next ?? null;
    next?.scrollIntoView({ block: 'center', inline: 'center' });
    next?.focus({ preventScroll: true });
  };
}
