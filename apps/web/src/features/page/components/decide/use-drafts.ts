import { useState } from 'react';
import { useKeptWork } from '../../../../form/use-kept-work.ts';

type Drafts<Draft> = Record<number, Draft>;

/**
 * What is being written for rejections, by what it is about: going on and coming back loses none.
 * @param isWritten whether there is anything in it that would be missed
 */
export function useDrafts<Draft>(name: string, isWritten: (draft: Draft) => boolean) {
  const [drafts, setDrafts] = useState<Drafts<Draft>>({});
  const written = (): Drafts<Draft> =>
    Object.fromEntries(Object.entries<Draft>(drafts).filter(([, draft]) => isWritten(draft)));
  useKeptWork<Drafts<Draft>>(
    name,
    () => (Object.keys(written()).length > 0 ? written() : undefined),
    setDrafts,
  );
  return {
    draftOf: (id: number): Draft | undefined => drafts[id],
    setDraft: (id: number, draft: Draft | undefined) =>
      setDrafts(({ [id]: _, ...others }) => (draft === undefined ? others : { ...others, [id]: draft })),
  };
}

/** Whether a text has more than blanks. */
export const isText = (text: string) => text.trim() !== '';
