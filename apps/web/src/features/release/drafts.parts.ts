import { useState } from 'react';
import { useCloseGuard } from '../../form/leave-guard.ts';
import { useKeptWork } from '../../form/use-kept-work.ts';
import { sessionStore } from '../../lib/session.ts';
import { createStore, useStore } from '../../lib/store.ts';

type Drafts<Draft> = Record<number, Draft>;

/** What is written, by account and name, until the window is closed; also what comes back when its screen is left. */
const written = createStore<Record<string, unknown>>({});

/**
 * What is being written for rejections and corrections, by what it is about: going on and coming back loses none, and
 * the browser asks before the tab is closed.
 * @param isWritten whether there is anything in it that would be missed
 */
export function useDrafts<Draft>(name: string, isWritten: (draft: Draft) => boolean) {
  // Kept when the session ends under it, so that what is written can still be offered after the next sign-in.
  const [place] = useState(() => `${sessionStore.get()?.id}-${name}`);
  const drafts = (useStore(written)[place] ?? {}) as Drafts<Draft>;
  const change = (next: (drafts: Drafts<Draft>) => Drafts<Draft>) =>
    written.set((all) => ({ ...all, [place]: next((all[place] ?? {}) as Drafts<Draft>) }));
  // Read anew: what was sent is gone before the screen is drawn again.
  const missed = (): Drafts<Draft> | undefined => {
    const now = Object.entries((written.get()[place] ?? {}) as Drafts<Draft>);
    const missing = now.filter(([, draft]) => isWritten(draft));
    return missing.length === 0 ? undefined : Object.fromEntries(missing);
  };
  const isWriting = missed() !== undefined;
  useCloseGuard(isWriting);
  const kept = useKeptWork<Drafts<Draft>>(name, missed, (found) => change(() => found), {
    clear: () => change(() => ({})),
  });
  return {
    /** For `DraftNotice`. */
    kept,
    draftOf: (id: number): Draft | undefined => drafts[id],
    setDraft: (id: number, draft: Draft | undefined) =>
      change(({ [id]: _, ...others }) => (draft === undefined ? others : { ...others, [id]: draft })),
  };
}

/** Whether a text has more than blanks. */
export const isText = (text: string) => text.trim() !== '';
