import { Button, Group, Textarea, TextInput } from '@mantine/core';
import {
  type FieldError,
  LINK_DAYS,
  MAX_COVER_NOTE,
  MAX_LINK_SUBJECT,
  type PrintResult,
} from '@rebblatt/contracts';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { useLatestDirty } from '../../../form/latest-dirty.ts';
import { useLeaveGuard } from '../../../form/leave-guard.ts';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { errorBodyOf, errorText, fieldErrorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { createLink } from '../print.api.ts';
import styles from './link-dialog.module.css';

type Props = {
  /** The name of the catalogue. */
  catalog: string;
  result: PrintResult;
  /** The address to which a link was last sent. */
  printOffice: string | null;
  /** Whether a link to this book is to be made; may ask. */
  mayMake: () => Promise<boolean>;
  /** Is given the address of the new link, which is never told again and which nobody has yet unless it was mailed. */
  onMade: (link: { id: number; url: string }, mailed: boolean) => void;
};

/** What is typed for the print office. */
type Written = { recipient: string; subject: string; days: string; note: string };

/** A new link to a book: sent to the print office by mail, or only made. */
export function LinkForm({ catalog, result, printOffice, mayMake, onMade }: Props) {
  const { t } = useTranslation();
  const [first] = useState(() => ({
    recipient: printOffice ?? '',
    subject: t(($) => $.print.linkSubjectText, { catalog, number: String(result.number) }).slice(
      0,
      MAX_LINK_SUBJECT,
    ),
    days: String(LINK_DAYS.normal),
    note: '',
  }));
  const [recipient, setRecipient] = useState(first.recipient);
  const [subject, setSubject] = useState(first.subject);
  const [days, setDays] = useState(first.days);
  const [note, setNote] = useState(first.note);
  const [busy, setBusy] = useState<'send' | 'make' | null>(null);
  const [errors, setErrors] = useState<Record<string, FieldError[]>>({});
  const typed =
    recipient !== first.recipient || subject !== first.subject || days !== first.days || note !== first.note;
  useLeaveGuard(useLatestDirty(typed), typed);
  const draft = useKeptWork<Written>(
    `link-note-${result.id}`,
    () => (typed ? { recipient, subject, days, note } : undefined),
    fill,
    { clear: () => fill(first) },
  );

  function fill(written: Written) {
    setRecipient(written.recipient);
    setSubject(written.subject);
    setDays(written.days);
    setNote(written.note);
  }

  /** Disables the buttons meanwhile: the address of a second link would never be shown. */
  async function make(how: 'send' | 'make') {
    setBusy(how);
    setErrors({});
    if (!(await mayMake())) return setBusy(null);
    try {
      const mail = how === 'send' ? { recipient, subject } : null;
      const made = await createLink(result.id, { expires_in_days: days, cover_note: note, mail });
      draft.forget();
      if (mail)
        notify(
          'success',
          t(($) => $.print.linkSent, { recipient: mail.recipient }),
        );
      onMade(made, mail !== null);
    } catch (error) {
      const fields = errorBodyOf(error)?.errors;
      if (fields) setErrors(fields);
      else notify('danger', errorText(t, error));
    } finally {
      setBusy(null);
    }
  }

  const labels = {
    'mail.recipient': t(($) => $.print.linkRecipient),
    'mail.subject': t(($) => $.print.linkSubject),
    expires_in_days: t(($) => $.print.linkDays),
    cover_note: t(($) => $.print.coverNote),
  };
  const field = (name: keyof typeof labels) => {
    const [error] = errors[name] ?? [];
    return { label: labels[name], error: error && fieldErrorText(t, error, labels[name]) };
  };
  return (
    <div className={styles.form}>
      <DraftNotice draft={draft} />
      <TextInput
        {...field('mail.recipient')}
        type="email"
        autoComplete="off"
        value={recipient}
        onChange={(event) => setRecipient(event.currentTarget.value)}
      />
      <TextInput
        {...field('mail.subject')}
        maxLength={MAX_LINK_SUBJECT}
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <Textarea
        {...field('cover_note')}
        description={t(($) => $.print.coverNoteHint)}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={MAX_COVER_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <TextInput
        {...field('expires_in_days')}
        description={t(($) => $.print.linkDaysHint, {
          min: String(LINK_DAYS.min),
          max: String(LINK_DAYS.max),
        })}
        className={styles.days}
        inputMode="numeric"
        autoComplete="off"
        value={days}
        // Text, so that «7,5» is refused and not made 75.
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      <Group>
        <Button
          loading={busy === 'send'}
          disabled={busy !== null}
          leftSection={<Send size={16} aria-hidden />}
          onClick={() => void make('send')}
        >
          {t(($) => $.print.linkSend)}
        </Button>
        <Button
          variant="default"
          loading={busy === 'make'}
          disabled={busy !== null}
          onClick={() => void make('make')}
        >
          {t(($) => $.print.linkCreate)}
        </Button>
      </Group>
    </div>
  );
}
