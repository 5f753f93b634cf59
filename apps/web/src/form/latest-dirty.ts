import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The latest value of `isDirty` as a ref, which a successful save may set to false before the next render.
 */
export function useLatestDirty(isDirty: boolean): RefObject<boolean> {
  const latest = useRef(isDirty);
  useLayoutEffect(() => {
    latest.current = isDirty;
  }, [isDirty]);
  return latest;
}
