import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The width in px of the content of an element without padding, from the first picture on; follows it. Some browsers report
 * the first one only after they have drawn.
 */
export function useWidth<Shown extends HTMLElement>(): { ref: RefObject<Shown | null>; width: number } {
  const ref = useRef<Shown>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const shown = ref.current;
    if (!shown) return;
    setWidth(shown.clientWidth);
    const watch = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    watch.observe(shown);
    return () => watch.disconnect();
  }, []);
  return { ref, width };
}
