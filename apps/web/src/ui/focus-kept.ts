import { focusTitle } from './focus-title.ts';

/** So long it may take until a deed has changed the screen. */
const PATIENCE_MS = 3000;

/**
 * After a deed that takes its own button away, as a release does: gives the title of the screen the focus whenever nothing
 * has it, until the user goes on or the screen has surely changed. Without it the next key would begin at the top of the
 * window.
 */
export function keepFocus(): void {
  const end = performance.now() + PATIENCE_MS;
  const over = new AbortController();
  const stop = () => over.abort();
  for (const event of ['keydown', 'pointerdown'] as const)
    addEventListener(event, stop, { capture: true, signal: over.signal });
  const look = () => {
    if (over.signal.aborted) return;
    if (document.activeElement === document.body) focusTitle();
    if (performance.now() < end) requestAnimationFrame(look);
    else stop();
  };
  look();
}
