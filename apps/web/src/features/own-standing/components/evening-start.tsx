import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { withEveningTexts } from '../../../lib/i18n.ts';
import { useCatalogState } from '../../../lib/session.ts';
import { laterView } from '../../../ui/later-view.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ownStanding } from '../own-standing.api.ts';
import type { StandingLine } from '../own-standing.rules.ts';

type Strip = { mentionedBelow?: StandingLine['about'] | undefined };

const OwnStanding = laterView<Strip & { onSettled: () => void }>(
  () => withEveningTexts(import('./own-standing.tsx')).then((module) => module.OwnStanding),
  { settled: ({ onSettled }) => onSettled() },
);

/**
 * «Was noch zu tun ist», at the head of an exhibitor's wines and pages; nothing between two fairs.
 * @param mentionedBelow the line that the screen itself says right below, and which is not listed twice
 * @param children the list below it. It comes with the strip: rows that stood there before would move down under the
 *   pointer of somebody who is about to press one
 */
export function EveningStart({ mentionedBelow, children }: Strip & { children: ReactNode }) {
  const { data, error } = useQuery(ownStanding());
  const [fetched, setFetched] = useState(false);
  const [begun, setBegun] = useState(false);
  const betweenFairs = useCatalogState()?.active_catalog === null;
  const nothing = betweenFairs || data === null || error !== null;
  const settled = nothing || (fetched && data !== undefined);
  // What has been shown stays, whatever becomes of a later answer: somebody may be typing in it.
  useEffect(() => {
    if (settled) setBegun(true);
  }, [settled]);
  return (
    <>
      {!nothing && <OwnStanding mentionedBelow={mentionedBelow} onSettled={() => setFetched(true)} />}
      {settled || begun ? children : <Loading />}
    </>
  );
}
