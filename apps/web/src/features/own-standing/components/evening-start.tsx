import { useQuery } from '@tanstack/react-query';
import { withEveningTexts } from '../../../lib/i18n.ts';
import { useCatalogState } from '../../../lib/session.ts';
import { KeptRoom } from '../../../ui/kept-room.tsx';
import { laterView } from '../../../ui/later-view.tsx';
import { ownStanding } from '../own-standing.api.ts';
import type { StandingLine } from '../own-standing.rules.ts';

const OwnStanding = laterView(() =>
  withEveningTexts(import('./own-standing.tsx')).then((module) => module.OwnStanding),
);

/**
 * «Was noch zu tun ist», at the head of an exhibitor's wines and pages; nothing between two fairs.
 * @param saidBelow the line that the screen itself says right below, and which is not listed twice
 */
export function EveningStart({ saidBelow }: { saidBelow?: StandingLine['about'] | undefined }) {
  const { data, error } = useQuery(ownStanding());
  const betweenFairs = useCatalogState()?.active_catalog === null;
  return (
    <KeptRoom name="own-standing" empty={betweenFairs || data === null || error !== null}>
      <OwnStanding saidBelow={saidBelow} />
    </KeptRoom>
  );
}
