import { useEffect, useState } from 'react';

/** How long something must have been on the screen before it can be decided: a key pressed twice is no second look. */
const SEEN_MS = 400;

/** What is on the screen once it has been there for a moment; null before. */
export function useSeen<Shown>(shown: Shown): Shown | null {
  const [seen, setSeen] = useState<Shown | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(shown), SEEN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return seen === shown ? seen : null;
}
