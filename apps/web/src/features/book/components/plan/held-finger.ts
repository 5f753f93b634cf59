/** How long a finger rests before it lifts a page, as telephones have it. */
const HOLD_MS = 400;
/** A finger that moves farther meanwhile scrolls. */
const SLACK_PX = 8;

/**
 * Calls back when a finger rests on an element, which from then on neither scrolls nor opens the menu of a link until
 * the finger leaves it.
 * @param onHold receives the event with which the finger came; false when there is nothing to hold
 * @returns ends listening
 */
export function heldFinger(element: HTMLElement, onHold: (event: PointerEvent) => boolean): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let came: PointerEvent | null = null;
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    came = null;
  };
  const down = (event: PointerEvent) => {
    // A second finger changes nothing.
    if (!event.isPrimary) return;
    leave();
    held = false;
    if (event.pointerType !== 'touch') return;
    came = event;
    timer = setTimeout(() => {
      held = onHold(event);
    }, HOLD_MS);
  };
  const up = ({ isPrimary }: PointerEvent) => isPrimary && leave();
  const move = ({ clientX, clientY, isPrimary }: PointerEvent) => {
    if (!came || held || !isPrimary) return;
    if (Math.hypot(clientX - came.clientX, clientY - came.clientY) > SLACK_PX) leave();
  };
  const keep = (event: Event) => held && event.preventDefault();
  element.addEventListener('pointerdown', down, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
  // A finger that has put down a page has not pressed the link under it.
  element.addEventListener('touchend', keep, { signal });
  // Only a listener that is not passive may keep the browser from scrolling.
  element.addEventListener('touchmove', keep, { signal, passive: false });
  element.addEventListener('contextmenu', (event) => came && event.preventDefault(), { signal });
  return () => {
    leave();
    listening.abort();
  };
}
