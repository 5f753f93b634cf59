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
    leave();
    held = false;
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    came = event;
    timer = setTimeout(() => {
      held = onHold(event);
    }, HOLD_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!came || held) return;
    if (Math.hypot(clientX - came.clientX, clientY - came.clientY) > SLACK_PX) leave();
  };
  const keep = (event: Event) => held && event.preventDefault();
  element.addEventListener('pointerdown', down, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', leave, { signal });
  addEventListener('pointercancel', leave, { signal });
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
