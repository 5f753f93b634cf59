import { useEffect } from 'react';

/** From the first Tab or touch on, icons show their names to the keyboard and to a resting finger. */
export function useIconNames(): void {
  useEffect(() => {
    const begun = new AbortController();
    const begin = (event: KeyboardEvent | PointerEvent) => {
      if (event instanceof KeyboardEvent ? event.key !== 'Tab' : event.pointerType !== 'touch') return;
      import('./icon-name.ts').then(
        ({ startIconNames }) => {
          if (begun.signal.aborted) return;
          begun.abort();
          startIconNames(event);
        },
        // Without a connection the next key asks again.
        () => undefined,
      );
    };
    addEventListener('keydown', begin, { signal: begun.signal });
    addEventListener('pointerdown', begin, { capture: true, signal: begun.signal });
    return () => begun.abort();
  }, []);
}
