import type { LeafBook } from '@rebblatt/contracts';
import { useEffect } from 'react';
import { queryClient } from '../../../../lib/query-client.ts';
import { pictureOn } from '../../leaf.api.ts';
import type { LeafSide } from '../../leaf.rules.ts';

/** How many printed pages before and behind the open ones. */
const AHEAD = 4;
/** Pages that are only passed fetch nothing ahead. */
const REST_MS = 150;

/** Fetches the pictures of the pages around the open ones; what fails is fetched again when it is shown. */
export function usePicturesAhead(book: LeafBook, sides: readonly LeafSide[], number: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const near = sides.slice(Math.max(0, number - 1 - AHEAD), number + 1 + AHEAD);
      for (const { page, index } of near) {
        if (!page.known) continue;
        const { enabled, ...picture } = pictureOn(book, page.known, index);
        if (enabled) void queryClient.prefetchQuery(picture);
      }
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [book, sides, number]);
}
