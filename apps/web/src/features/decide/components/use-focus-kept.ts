import { type RefObject, useRef } from 'react';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';

/**
 * What had the focus goes with what was decided on. The focus then goes to the place in the queue, or to what says that
 * nothing waits any more.
 * @param id of what is shown
 */
export function useFocusKept(id: number): { box: RefObject<HTMLDivElement | null>; decided: () => void } {
  const box = useRef<HTMLDivElement>(null);
  const pending = useRef(false);
  useWhenChanged([id], () => {
    if (!pending.current) return;
    pending.current = false;
    let frame = 0;
    const take = () => {
      const { activeElement: has } = document;
      if (has === document.body) box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
      // The question before the decision may still be fading out.
      else if (has?.closest('[role="dialog"]')) frame = requestAnimationFrame(take);
    };
    take();
    return () => cancelAnimationFrame(frame);
  });
  return {
    box,
    decided: () => {
      pending.current = true;
    },
  };
}
