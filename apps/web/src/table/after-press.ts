let pressed = false;

const released = () => setTimeout(() => (pressed = false));
addEventListener('mousedown', () => (pressed = true), true);
addEventListener('mouseup', released, true);
addEventListener('dragend', released, true);

/**
 * Runs `act` at once, or while a mouse button or finger is down when the press ends: what moves under a press takes its
 * click away. Then `act` runs before the click reaches what was pressed, which it is given.
 *
 * @returns the way to call it off
 */
export function afterPress(act: (target?: Element) => void): () => void {
  if (!pressed) {
    act();
    return () => undefined;
  }
  const listening = new AbortController();
  const { signal } = listening;
  const run = (target?: EventTarget | null) => {
    if (signal.aborted) return;
    listening.abort();
    act(target instanceof Element ? target : undefined);
  };
  addEventListener('click', ({ target }) => run(target), { capture: true, signal });
  // A press that ends somewhere else, or as a drag, makes no click.
  addEventListener('mouseup', () => setTimeout(run), { capture: true, signal });
  addEventListener('dragend', () => run(), { capture: true, signal });
  return () => listening.abort();
}
