import { useQuery } from '@tanstack/react-query';
import { withDesignerTexts } from '../../lib/i18n.ts';
import { KeptRoom } from '../../ui/kept-room.tsx';
import { laterView } from '../../ui/later-view.tsx';
import { dueNotes } from './note.api.ts';

const List = laterView(() =>
  withDesignerTexts(import('./components/due-notes.tsx')).then((module) => module.DueNoteList),
);

/** Whom to ask again today; nothing when there is nobody. */
export function DueNotes() {
  const { data } = useQuery(dueNotes());
  return (
    <KeptRoom name="due-notes" empty={data?.length === 0}>
      {data && data.length > 0 && <List notes={data} />}
    </KeptRoom>
  );
}
