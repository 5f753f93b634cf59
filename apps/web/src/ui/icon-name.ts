import styles from './icon-name.module.css';

/** How long a finger rests on an icon until it is asked for its name, as for the menu of a phone's browser. */
const HOLD_MS = 500;
/** How far the finger may slip meanwhile. */
const SLIP_PX = 10;
/** How long the name stays after the finger, which has covered it, is lifted. */
const STAY_MS = 1500;
const GAP_PX = 6;

const plate = document.createElement('div');
plate.className = styles.name ?? '';
// The icon itself says its name to screen readers.
plate.ariaHidden = 'true';

let named: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let started = false;
/** Until the next finger: the click of the last one may come long after it was lifted. */
let held = new AbortController();

/** The control at or around an element that shows an icon only; null if there is none. */
function iconAt(element: EventTarget | null): HTMLElement | null {
  const control = element instanceof Element && element.closest<HTMLElement>('button, a');
  return control && nameOf(control) && control.innerText.trim() === '' ? control : null;
}

const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.title;

/** A switch has another name once it is pressed, and an icon may go without that its focus is lost to anything. */
const watch = new MutationObserver(follow);

function show(control: HTMLElement): void {
  named = control;
  document.body.append(plate);
  follow();
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-label', 'title'],
  });
}

/** Says the present name where the icon is now. */
function follow(): void {
  const name = named && nameOf(named);
  // The plate itself is watched too.
  if (name !== null && plate.textContent !== name) plate.textContent = name;
  place();
}

function hide(): void {
  clearTimeout(timer);
  watch.disconnect();
  named = null;
  plate.textContent = '';
}

/** Below the icon, or above it at the foot of the window and over the title of the screen, and never beyond an edge. */
function place(): void {
  if (!named) return;
  if (!named.isConnected) {
    hide();
    return;
  }
  const { left, width, top, bottom } = named.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = plate;
  const x = Math.min(Math.max(left + (width - offsetWidth) / 2, GAP_PX), innerWidth - offsetWidth - GAP_PX);
  const below = bottom + GAP_PX;
  const title = document.querySelector('h1')?.getBoundingClientRect();
  const coversTitle =
    title &&
    x < title.right &&
    x + offsetWidth > title.left &&
    below < title.bottom &&
    below + offsetHeight > title.top;
  const y = coversTitle || below + offsetHeight > innerHeight ? top - offsetHeight - GAP_PX : below;
  plate.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

function nameFocused({ target }: { target: EventTarget | null }): void {
  const control = iconAt(target);
  if (control?.matches(':focus-visible')) show(control);
  else hide();
}

/** Names the icon under a resting finger; lifting the finger then does not press it. */
function nameHeld({ pointerType, target, clientX, clientY }: PointerEvent): void {
  held.abort();
  hide();
  const control = pointerType === 'touch' ? iconAt(target) : null;
  if (!control) return;
  held = new AbortController();
  const options = { capture: true, signal: held.signal };
  let asked = false;
  timer = setTimeout(() => {
    asked = true;
    show(control);
  }, HOLD_MS);
  const lift = () => {
    clearTimeout(timer);
    if (asked) timer = setTimeout(hide, STAY_MS);
  };
  const stop = (event: MouseEvent) => {
    // One without a count is a key's.
    if (!asked || (event.type === 'click' && event.detail === 0)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener(
    'pointermove',
    (event) => {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLIP_PX) lift();
    },
    options,
  );
  addEventListener('pointerup', lift, options);
  addEventListener('pointercancel', lift, options);
  addEventListener('click', stop, options);
  addEventListener('contextmenu', stop, options);
}

/**
 * Shows the name of an icon to those who cannot point at it: when the keyboard reaches it, until Escape, and while a
 * finger rests on it. A pointer is shown the `title` by the browser.
 * @param first the key or touch that caused this to be fetched, null if that finger is lifted again; later ones change
 * nothing
 */
export function startIconNames(first: KeyboardEvent | PointerEvent | null): void {
  if (started) return;
  started = true;
  addEventListener('focusin', nameFocused);
  addEventListener('focusout', hide);
  addEventListener('pointerdown', nameHeld, { capture: true });
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  if (first instanceof PointerEvent) nameHeld(first);
  else nameFocused({ target: document.activeElement });
}
