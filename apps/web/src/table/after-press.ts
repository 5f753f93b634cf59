let pressed = false;

const released = () => setTimeout(() => (pressed = false));
addEventListener('mousedown', () => (pressed = true), true);
addEventListener('mouseup', released, true);
addEventListener('dragend', released, true);

/**
 * Runs `act` immediately, or if a mouse button or finger is down, when it is released: an element that moves
 * while it is pressed gets no click. Then `act` runs before the click reaches the pressed element, which is
 * passed to it.
 *
 * @returns a function that cancels it
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
  // A press that is released elsewhere, or as a drag, causes no click.
  addEventListener('mouseup', () => setTimeout(run), { capture: true, signal });
  addEventListener('dragend', () => run(), { capture: true, signal });
  return () => listening.abort();
}
