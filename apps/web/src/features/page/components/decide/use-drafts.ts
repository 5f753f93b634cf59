import { useEffect, useState } from 'react';
import { useCloseGuard } from '../../../../form/leave-guard.ts';
import { useKeptWork } from '../../../../form/use-kept-work.ts';
import { sessionStore } from '../../../../lib/session.ts';

type Drafts<Draft> = Record<number, Draft>;

/** What was written before the screen was left, by account and name, until the window is closed. */
const left = new Map<string, unknown>();

/**
 * What is being written for rejections, by what it is about: going on and coming back loses none, and the browser asks
 * before the tab is closed.
 * @param isWritten whether there is anything in it that would be missed
 */
export function useDrafts<Draft>(name: string, isWritten: (draft: Draft) => boolean) {
  const place = `${sessionStore.get()?.id}-${name}`;
  const [drafts, setDrafts] = useState(() => (left.get(place) ?? {}) as Drafts<Draft>);
  useEffect(() => void left.set(place, drafts), [place, drafts]);
  const written = (): Drafts<Draft> =>
    Object.fromEntries(Object.entries<Draft>(drafts).filter(([, draft]) => isWritten(draft)));
  const isWriting = Object.keys(written()).length > 0;
  useCloseGuard(isWriting);
  useKeptWork<Drafts<Draft>>(name, () => (isWriting ? written() : undefined), setDrafts);
  return {
    draftOf: (id: number): Draft | undefined => drafts[id],
    setDraft: (id: number, draft: Draft | undefined) =>
      setDrafts(({ [id]: _, ...others }) => (draft === undefined ? others : { ...others, [id]: draft })),
  };
}

/** Whether a text has more than blanks. */
export const isText = (text: string) => text.trim() !== '';
