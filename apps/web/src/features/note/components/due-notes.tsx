import { Button } from '@mantine/core';
import type { NoteItem } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import { formatDate, today } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './notes.module.css';
import { useNoteActions } from './use-note-actions.ts';

/** More would push the screen's own list out of sight. */
const SHOWN = 5;

const allDue = `/exhibitor?${new URLSearchParams({ columnFilters: JSON.stringify({ follow_up: 1 }) })}`;

/** The notes whose day has come, the longest due first. */
export function DueNoteList({ notes }: { notes: readonly NoteItem[] }) {
  const { t } = useTranslation();
  const more = notes.length - SHOWN;
  return (
    <section className={styles.due} aria-labelledby="due-notes">
      <h2 id="due-notes">{t(($) => $.note.dueTitle)}</h2>
      <ul className={styles.notes}>
        {notes.slice(0, SHOWN).map((note) => (
          <DueNote key={note.id} note={note} />
        ))}
      </ul>
      <p>
        {more > 0 && t(($) => $.note.more, { count: more })}{' '}
        <Link to={allDue}>{t(($) => $.note.allDue)}</Link>
      </p>
    </section>
  );
}

function DueNote({ note }: { note: NoteItem }) {
  const { t } = useTranslation();
  const { setDone } = useNoteActions(note);
  const { text, company_name: company, exhibitor_id: id, follow_up_on: day } = note;
  return (
    <li>
      <div>
        <Link to={`/exhibitor/${id}`}>{company}</Link>
        <p>{text}</p>
        {day && day < today() && (
          <span className={styles.meta}>{t(($) => $.note.since, { day: formatDate(day) })}</span>
        )}
      </div>
      <Button variant="default" aria-label={t(($) => $.note.doneOf, { text })} onClick={() => setDone(1)}>
        {t(($) => $.note.done)}
      </Button>
    </li>
  );
}
