import { useState } from 'react';
import { useKeptWork } from '../../../../form/use-kept-work.ts';

type Drafts = Record<number, string>;

/** The remarks that are being written, by what they are about: going on and coming back loses none. */
export function useDrafts(name: string) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const written = () => Object.fromEntries(Object.entries(drafts).filter(([, text]) => text.trim() !== ''));
  useKeptWork<Drafts>(name, () => (Object.keys(written()).length > 0 ? written() : undefined), setDrafts);
  return {
    draftOf: (id: number): string | undefined => drafts[id],
    setDraft: (id: number, text: string | undefined) =>
      setDrafts(({ [id]: _, ...others }) => (text === undefined ? others : { ...others, [id]: text })),
  };
}
