import { Button } from '@mantine/core';
import type { NoteItem } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { contract } from '../../../form/contract.ts';
import { DateField } from '../../../form/date-field.tsx';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { addNote, changeNote } from '../note.api.ts';

const created = contract('noteCreate');
const updated = contract('noteUpdate');

/** The form for one more note about a company. */
export function NewNote({ exhibitorId }: { exhibitorId: number }) {
  const { t } = useTranslation();
  const values = useMemo(() => ({ text: '', follow_up_on: null, exhibitor_id: exhibitorId }), [exhibitorId]);
  return (
    <Form
      schema={created}
      values={values}
      about={`note-${exhibitorId}`}
      clearOnSaved
      onSubmit={addNote}
      onSaved={() =>
        notify(
          'success',
          t(($) => $.note.added),
        )
      }
    >
      <NoteFields />
      <FormButtons save={t(($) => $.note.add)} />
    </Form>
  );
}

/** The form for other words or another day of a note. */
export function ChangedNote({ note, onClose }: { note: NoteItem; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, text, follow_up_on, version } = note;
  const values = useMemo(() => ({ text, follow_up_on, version }), [text, follow_up_on, version]);
  return (
    <Form
      schema={updated}
      values={values}
      onSubmit={(payload) => changeNote(id, payload)}
      onSaved={() => {
        notify(
          'success',
          t(($) => $.note.changed),
        );
        onClose();
      }}
    >
      <NoteFields />
      <FormButtons>
        <Button variant="default" onClick={onClose}>
          {t(($) => $.note.cancel)}
        </Button>
      </FormButtons>
    </Form>
  );
}

function NoteFields() {
  const { t } = useTranslation();
  return (
    <Fields>
      <TextareaField
        name="text"
        label={t(($) => $.note.text)}
        description={t(($) => $.note.textHint)}
        rows={2}
        maxLength={2000}
      />
      <DateField name="follow_up_on" label={t(($) => $.note.day)} description={t(($) => $.note.dayHint)} />
    </Fields>
  );
}
