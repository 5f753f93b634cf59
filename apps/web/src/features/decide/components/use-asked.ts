import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Two presses that are closer are one: a key pressed twice decides one thing. */
const DOUBLE_MS = 300;

/** When the last one was carried out, in any queue: the next thing is another component. */
let lastAt = Number.NEGATIVE_INFINITY;

/**
 * A press that comes before what it is for can be seen waits for that, so that no key is lost.
 * @param ready whether it can be carried out now
 * @param act carries it out, once for each press
 * @returns whether a press waits, the press itself, and its withdrawal
 */
export function useAsked(ready: boolean, act: () => void) {
  const [waits, setWaits] = useState(false);
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!waits || !ready) return;
    setWaits(false);
    lastAt = performance.now();
    latest.current();
  }, [waits, ready]);
  return {
    waits,
    ask: () => performance.now() - lastAt > DOUBLE_MS && setWaits(true),
    drop: () => setWaits(false),
  };
}
