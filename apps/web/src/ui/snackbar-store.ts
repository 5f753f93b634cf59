import { createStore } from '../lib/store.ts';

export type SnackbarTheme = 'success' | 'danger' | 'info';

/** A message at the foot of the screen; `action` offers one action, such as undoing a move. */
export type Message = {
  id: number;
  theme: SnackbarTheme;
  text: string;
  action?: { label: string; run: () => void };
  /** Where something can be done about it, one without `to` as mere text; with links it stays until it is closed. */
  links?: readonly { label: string; to?: string }[];
};

/** How long a message is shown. */
export const MESSAGE_MS = 7000;
/** The pause between two messages, so that the change is noticed. */
export const PAUSE_MS = 400;

export const messageStore = createStore<Message | null>(null);

let lastId = 0;
let pause: ReturnType<typeof setTimeout> | undefined;
/** The one that opens after the pause. */
let coming: Message | undefined;
/** News that waits until an action is no longer offered. */
let held: Message | undefined;

/**
 * Shows a message; an open one is closed first. Only the latest is shown, but news never takes an offered action away:
 * it waits until that message is closed.
 */
export function notify(
  theme: SnackbarTheme,
  text: string,
  action?: Message['action'],
  links?: Message['links'],
): void {
  lastId += 1;
  const message: Message = { id: lastId, theme, text, action, links };
  const offered = (messageStore.get() ?? coming)?.action;
  if (theme === 'info' && !action && offered) held = message;
  else open(message);
}

function open(message: Message): void {
  clearTimeout(pause);
  coming = undefined;
  if (messageStore.get() === null) {
    messageStore.set(message);
    return;
  }
  messageStore.set(null);
  openLater(message);
}

function openLater(message: Message): void {
  coming = message;
  pause = setTimeout(() => {
    coming = undefined;
    messageStore.set(message);
  }, PAUSE_MS);
}

/** Closes the open message; news that waited for it follows. */
export function closeMessage(): void {
  messageStore.set(null);
  if (!held || coming) return;
  openLater(held);
  held = undefined;
}
