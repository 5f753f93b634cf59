import { Button, Textarea } from '@mantine/core';
import { MAX_COVER_NOTE, type PrintLink } from '@rebblatt/contracts';
import { useState } from 'react';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { useLatestDirty } from '../../../form/latest-dirty.ts';
import { useLeaveGuard } from '../../../form/leave-guard.ts';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { writeCoverNote } from '../print.api.ts';
import styles from './cover-note.module.css';

/** The organiser's note to the print office with a link; can be changed as long as the link is valid. */
export function CoverNote({ link }: { link: PrintLink }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const typed = draft !== null && draft !== (link.cover_note ?? '');
  useLeaveGuard(useLatestDirty(typed), typed);
  const kept = useKeptWork<string>(`cover-note-${link.id}`, () => (typed ? draft : undefined), setDraft, {
    clear: () => setDraft(null),
  });

  async function save(text: string) {
    setBusy(true);
    try {
      await writeCoverNote(link.id, text);
      kept.forget();
      setDraft(null);
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }

  if (draft === null)
    return (
      <div className={styles.note}>
        {link.cover_note !== null && <p>{link.cover_note}</p>}
        {link.valid === 1 && (
          <Button variant="subtle" size="compact-sm" onClick={() => setDraft(link.cover_note ?? '')}>
            {link.cover_note === null ? t(($) => $.print.coverNoteAdd) : t(($) => $.print.coverNoteEdit)}
          </Button>
        )}
      </div>
    );
  return (
    <div className={styles.note}>
      <DraftNotice draft={kept} />
      <Textarea
        className={styles.field}
        label={t(($) => $.print.coverNote)}
        autosize
        autoFocus
        minRows={3}
        maxRows={12}
        maxLength={MAX_COVER_NOTE}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <Button size="compact-sm" loading={busy} onClick={() => void save(draft)}>
        {t(($) => $.print.coverNoteSave)}
      </Button>
      <Button variant="default" size="compact-sm" disabled={busy} onClick={() => setDraft(null)}>
        {t(($) => $.ui.cancel)}
      </Button>
    </div>
  );
}
