import { useQuery } from '@tanstack/react-query';
import { withEveningTexts } from '../../../lib/i18n.ts';
import { useCatalogState } from '../../../lib/session.ts';
import { KeptRoom } from '../../../ui/kept-room.tsx';
import { laterView } from '../../../ui/later-view.tsx';
import { ownStanding } from '../own-standing.api.ts';

const OwnStanding = laterView(() =>
  withEveningTexts(import('./own-standing.tsx')).then((module) => module.OwnStanding),
);

/** «Wo Sie stehen», at the head of an exhibitor's wines and pages; nothing between two fairs. */
export function EveningStart() {
  const { data, error } = useQuery(ownStanding());
  const betweenFairs = useCatalogState()?.active_catalog === null;
  return (
    <KeptRoom name="own-standing" empty={betweenFairs || data === null || error !== null}>
      <OwnStanding />
    </KeptRoom>
  );
}
