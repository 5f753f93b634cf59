import type { NoteItem } from '@rebblatt/contracts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { changeNote, removeNote, restoreNote } from '../note.api.ts';

/** What is done to a note with one click; each says what it did and can be taken back. */
export function useNoteActions({ id }: NoteItem) {
  const { t } = useTranslation();
  const failed = (error: unknown) => notify('danger', errorText(t, error));
  const undo = (run: () => void) => ({ label: t(($) => $.ui.undo), run });

  async function setDone(done: 0 | 1, offered = true) {
    try {
      await changeNote(id, { done });
      const news = done === 1 ? t(($) => $.note.isDone) : t(($) => $.note.isOpen);
      notify('success', news, offered ? undo(() => void setDone(done === 1 ? 0 : 1, false)) : undefined);
    } catch (error) {
      failed(error);
    }
  }
  async function remove() {
    try {
      await removeNote(id);
      notify(
        'success',
        t(($) => $.note.removed),
        undo(() => void bringBack()),
      );
    } catch (error) {
      failed(error);
    }
  }
  async function bringBack() {
    try {
      await restoreNote(id);
      notify(
        'success',
        t(($) => $.note.back),
      );
    } catch (error) {
      failed(error);
    }
  }
  return { setDone: (done: 0 | 1) => void setDone(done), remove: () => void remove() };
}
