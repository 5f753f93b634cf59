import { serverNow } from '../../../lib/server-clock.ts';
import { createStore, type Store } from '../../../lib/store.ts';

/** One change that is to be sent to the server. */
export interface Change<Content> {
  /** Identifies what is changed: a waiting change is replaced by a newer one with the same key. */
  key: string;
  /** The user's action, so that it can be repeated or listed. */
  edit?: unknown;
  /** Returns the changed content, which is shown immediately. */
  apply: (content: Content) => Content;
  /** Sends it, based on the stored content, and resolves with the new stored content. */
  send: (stored: Content) => Promise<Content>;
  onSaved?: () => void;
  onRefused?: (error: unknown) => void;
}

/**
 * What a failed call means: to be retried later, to be dropped, or in conflict with another user's change.
 */
export type Failure = 'lost' | 'refused' | 'stale';

type SaveState =
  | { step: 'idle' }
  | { step: 'saving' }
  | { step: 'saved'; at: Date }
  /** The change waits at the head of the queue until `retry`. */
  | { step: 'failed'; error: unknown }
  /** The change waits for a choice: `retry` after storing the newer state, or `drop`. */
  | { step: 'stale'; error: unknown; key: string };

export interface SaveQueue<Content> {
  /** What the user sees: the stored content with all waiting changes applied. */
  shown: Store<Content>;
  state: Store<SaveState>;
  /** How many changes are not stored yet. */
  waiting: () => number;
  /** The actions that are not stored yet, oldest first. */
  edits: () => unknown[];
  push: (change: Change<Content>) => void;
  retry: () => void;
  /** Drops the change at the head. */
  drop: () => void;
  /** Sets the server's new content; changes that are not stored yet are applied to it. */
  store: (content: Content | ((stored: Content) => Content)) => void;
  /** Resolves when nothing is sent any more: true when everything is stored. */
  settled: () => Promise<boolean>;
}

/**
 * Sends changes one after the other, so that requests for a page never run concurrently, and keeps those that
 * could not be sent: input is lost neither without a network nor by another change made meanwhile.
 */
export function createSaveQueue<Content>(
  first: Content,
  failureOf: (error: unknown) => Failure,
): SaveQueue<Content> {
  let stored = first;
  let waiting: Change<Content>[] = [];
  let sending: Change<Content> | null = null;
  const shown = createStore(first);
  const state = createStore<SaveState>({ step: 'idle' });
  let listeners: ((complete: boolean) => void)[] = [];

  const show = () => shown.set(waiting.reduce((content, change) => change.apply(content), stored));

  function rest(next: SaveState) {
    state.set(next);
    const informed = listeners;
    listeners = [];
    for (const listener of informed) listener(waiting.length === 0);
  }

  async function run() {
    if (sending) return;
    state.set({ step: 'saving' });
    for (let change = waiting[0]; change; change = waiting[0]) {
      sending = change;
      try {
        stored = await change.send(stored);
        waiting = waiting.slice(1);
        show();
        change.onSaved?.();
      } catch (error) {
        const failure = failureOf(error);
        if (failure !== 'refused') {
          sending = null;
          rest(failure === 'stale' ? { step: 'stale', error, key: change.key } : { step: 'failed', error });
          return;
        }
        waiting = waiting.slice(1);
        show();
        change.onRefused?.(error);
      }
      sending = null;
    }
    rest({ step: 'saved', at: serverNow() });
  }

  return {
    shown,
    state,
    waiting: () => waiting.length,
    edits: () => waiting.map(({ edit }) => edit),
    push(change) {
      const older = waiting.findIndex((other) => other.key === change.key && other !== sending);
      waiting = older < 0 ? [...waiting, change] : waiting.with(older, change);
      show();
      if (state.get().step !== 'stale') void run();
    },
    retry: () => void run(),
    drop() {
      waiting = waiting.slice(1);
      show();
      void run();
    },
    store(content) {
      stored = typeof content === 'function' ? (content as (before: Content) => Content)(stored) : content;
      show();
    },
    settled() {
      const { step } = state.get();
      if (!sending && (waiting.length === 0 || step === 'failed' || step === 'stale'))
        return Promise.resolve(waiting.length === 0);
      return new Promise((resolve) => listeners.push(resolve));
    },
  };
}
