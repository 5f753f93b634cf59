import { Button, Group, Radio, Textarea, TextInput } from '@mantine/core';
import { type FieldError, type Language, languages, MAX_DESIGNER_NOTE } from '@rebblatt/contracts';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { DraftNotice } from '../../../../form/draft-notice.tsx';
import { useKeptWork } from '../../../../form/use-kept-work.ts';
import { errorBodyOf, errorText, fieldErrorText } from '../../../../lib/error-text.ts';
import { languageNames } from '../../../../lib/language.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { notify } from '../../../../ui/snackbar-store.ts';
import { createDesignerLink, type MadeLink } from '../../designer-link.api.ts';
import styles from './designer-dialog.module.css';

type Props = {
  pageId: number;
  /** Is given the address of the new link, which is never told again. */
  onMade: (made: MadeLink) => void;
};

/** What is typed for the designer. */
type Written = { recipient: string; note: string };

/** A new link for the designer of a page: sent by mail, or only shown. */
export function DesignerForm({ pageId, onMade }: Props) {
  const { t, i18n } = useTranslation();
  const [recipient, setRecipient] = useState('');
  const [note, setNote] = useState('');
  const [language, setLanguage] = useState(i18n.language as Language);
  const [busy, setBusy] = useState<'send' | 'make' | null>(null);
  const [errors, setErrors] = useState<Record<string, FieldError[]>>({});
  const draft = useKeptWork<Written>(
    `designer-note-${pageId}`,
    () => (note || recipient ? { recipient, note } : undefined),
    fill,
    { clear: () => fill({ recipient: '', note: '' }) },
  );

  function fill(written: Written) {
    setRecipient(written.recipient);
    setNote(written.note);
  }

  /** Disables the buttons meanwhile: the address of a second link would never be shown. */
  async function make(how: 'send' | 'make') {
    setBusy(how);
    setErrors({});
    try {
      const to = how === 'send' ? recipient : null;
      const made = await createDesignerLink(pageId, { recipient: to, note, language });
      draft.forget();
      if (to)
        notify(
          'success',
          t(($) => $.designerLink.sent, { recipient: to }),
        );
      onMade(made);
    } catch (error) {
      const fields = errorBodyOf(error)?.errors;
      if (fields?.recipient || fields?.note) setErrors(fields);
      else notify('danger', errorText(t, error));
    } finally {
      setBusy(null);
    }
  }

  const labels = {
    recipient: t(($) => $.designerLink.recipient),
    note: t(($) => $.designerLink.note),
  };
  const field = (name: keyof typeof labels) => {
    const [first] = errors[name] ?? [];
    return { label: labels[name], error: first && fieldErrorText(t, first, labels[name]) };
  };
  return (
    <div className={styles.form}>
      <DraftNotice draft={draft} />
      <TextInput
        {...field('recipient')}
        description={t(($) => $.designerLink.recipientHint)}
        type="email"
        autoComplete="off"
        value={recipient}
        onChange={(event) => setRecipient(event.currentTarget.value)}
      />
      <Textarea
        {...field('note')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_DESIGNER_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Radio.Group
        label={t(($) => $.designerLink.language)}
        value={language}
        onChange={(chosen) => setLanguage(chosen as Language)}
      >
        <Group gap="lg" mt={6}>
          {languages.map((one) => (
            <Radio key={one} value={one} label={languageNames[one]} />
          ))}
        </Group>
      </Radio.Group>
      <Group>
        <Button
          loading={busy === 'send'}
          disabled={busy !== null || recipient.trim() === ''}
          leftSection={<Send size={16} aria-hidden />}
          onClick={() => void make('send')}
        >
          {t(($) => $.designerLink.send)}
        </Button>
        <Button
          variant="default"
          loading={busy === 'make'}
          disabled={busy !== null}
          onClick={() => void make('make')}
        >
          {t(($) => $.designerLink.make)}
        </Button>
      </Group>
    </div>
  );
}
