import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLeaving } from '../../../../form/use-leaving.ts';
import { useWhenChanged } from '../../../../ui/use-when-changed.ts';
import { numberIn, openingOf, openings, pageOf, type Turn } from '../../leaf.rules.ts';

/** The address follows when the pages rest: browsers refuse many changes of it in a row. */
const REST_MS = 250;

/** Where the book is open. The page stands in the address. @param first where it is open if it does not */
export function useTurning(count: number, turn: Turn, first: number | null) {
  const [params, setParams] = useSearchParams();
  const leaving = useLeaving();
  const [number, setNumber] = useState(() => numberIn(params.get('page') ?? '', Infinity) ?? first ?? 1);
  // An address may be of a time when the book was longer.
  const shown = Math.min(number, count);
  const inAddress = params.get('page') ?? '1';

  useWhenChanged([shown], () => {
    if (inAddress === String(shown)) return;
    const timer = setTimeout(() => {
      if (leaving()) return;
      // As the address is by now: something else in it may have changed meanwhile.
      const now = new URLSearchParams(window.location.search);
      now.set('page', String(shown));
      setParams(now, { replace: true, preventScrollReset: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  });

  return {
    number: shown,
    opening: openingOf(shown, turn),
    openings: openings(count, turn),
    open: setNumber,
    /** Turns by openings, as far as the covers. */
    turnBy: (by: number) =>
      setNumber((now) => pageOf(openingOf(Math.min(now, count), turn) + by, count, turn)),
    openAt: (opening: number) => setNumber(pageOf(opening, count, turn)),
  };
}

export type Turning = ReturnType<typeof useTurning>;
