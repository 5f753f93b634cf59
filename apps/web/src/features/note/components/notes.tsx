import { Button, Group } from '@mantine/core';
import type { NoteItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formSheet } from '../../../form/form-layout.tsx';
import { formatDate, formatDateTime, today } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { notesOf } from '../note.api.ts';
import { ChangedNote, NewNote } from './note-form.tsx';
import styles from './notes.module.css';
import { useNoteActions } from './use-note-actions.ts';

/**
 * The notes about a company, the newest first, below a form for one more.
 * @param bare without a sheet and heading of its own
 */
export function Notes({ exhibitorId, bare }: { exhibitorId: number; bare?: boolean }) {
  const { t } = useTranslation();
  if (bare) return <NoteList exhibitorId={exhibitorId} />;
  return (
    <section className={`${formSheet} ${styles.sheet}`} aria-labelledby="notes">
      <h2 id="notes">{t(($) => $.note.title)}</h2>
      <NoteList exhibitorId={exhibitorId} />
    </section>
  );
}

function NoteList({ exhibitorId }: { exhibitorId: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(notesOf(exhibitorId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <p className={styles.hint}>{t(($) => $.note.hint)}</p>
      {data.length === 0 ? (
        <p>{t(($) => $.note.none)}</p>
      ) : (
        <ul className={styles.notes}>
          {data.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      <NewNote exhibitorId={exhibitorId} />
    </>
  );
}

function Note({ note }: { note: NoteItem }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const { setDone, remove } = useNoteActions(note);
  const { text, author, created_at, follow_up_on: day, done_at } = note;
  if (changing)
    return (
      <li>
        <ChangedNote note={note} onClose={() => setChanging(false)} />
      </li>
    );
  return (
    <li>
      <div>
        <p>{text}</p>
        <span className={styles.meta}>
          {t(($) => $.note.by, {
            author: author ?? t(($) => $.note.nobody),
            at: formatDateTime(created_at),
          })}
        </span>
        {done_at ? (
          <StatusTag tone="ok">{t(($) => $.note.doneAt, { at: formatDate(done_at) })}</StatusTag>
        ) : (
          day && (
            <StatusTag tone={day <= today() ? 'wait' : 'neutral'}>
              {t(($) => $.note.onDay, { day: formatDate(day) })}
            </StatusTag>
          )
        )}
      </div>
      <Group gap="xs">
        {done_at ? (
          <Button
            variant="default"
            aria-label={t(($) => $.note.reopenOf, { text })}
            onClick={() => setDone(0)}
          >
            {t(($) => $.note.reopen)}
          </Button>
        ) : (
          day && (
            <Button
              variant="default"
              aria-label={t(($) => $.note.doneOf, { text })}
              onClick={() => setDone(1)}
            >
              {t(($) => $.note.done)}
            </Button>
          )
        )}
        <Button
          variant="default"
          aria-label={t(($) => $.note.changeOf, { text })}
          onClick={() => setChanging(true)}
        >
          {t(($) => $.note.change)}
        </Button>
        <Button variant="default" aria-label={t(($) => $.note.removeOf, { text })} onClick={remove}>
          {t(($) => $.note.remove)}
        </Button>
      </Group>
    </li>
  );
}
