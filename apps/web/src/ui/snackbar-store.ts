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

/** Shows a message; an open one is closed first. Only the latest is shown. */
export function notify(
  theme: SnackbarTheme,
  text: string,
  action?: Message['action'],
  links?: Message['links'],
): void {
  lastId += 1;
  const message: Message = { id: lastId, theme, text, action, links };
  clearTimeout(pause);
  if (messageStore.get() === null) {
    messageStore.set(message);
    return;
  }
  messageStore.set(null);
  pause = setTimeout(() => messageStore.set(message), PAUSE_MS);
}

/** Closes the open message. */
export function closeMessage(): void {
  messageStore.set(null);
}
