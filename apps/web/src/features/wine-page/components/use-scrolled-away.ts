import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { HEADER_DETACHES_AT_PX } from '../../../lib/layout-sizes.ts';

/** Whether an element is scrolled out of view, behind the bar at the top. */
export function useScrolledAway(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const follow = () =>
      setAway((element.current?.getBoundingClientRect().bottom ?? Infinity) < HEADER_DETACHES_AT_PX);
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [element]);
  return away;
}
