import { useEffect, useState } from 'react';

/** How long something must have been on the screen before it can be decided: a key pressed twice is no second look. */
const SEEN_MS = 400;

/** The id of what is on the screen once it has been there for a moment; 0 before. */
export function useSeen(shown: number): number {
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(shown), SEEN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return seen === shown ? seen : 0;
}
