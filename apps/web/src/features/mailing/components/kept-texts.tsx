import { ActionIcon, Button, Modal, TextInput } from '@mantine/core';
import type { MailingLetters, MailTextItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { BookMarked, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { errorBodyOf, errorText, fieldErrorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { dropText, keepText, keptTexts } from '../mailing.api.ts';
import styles from './mailing-sheet.module.css';

const fields = ['subject', 'text', 'subject_fr', 'text_fr', 'subject_en', 'text_en'] as const;

/** The messages that are kept to be written again: one is put into the form, or the form's is kept. */
export function KeptTexts() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <div>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<BookMarked size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t(($) => $.mailing.kept.button)}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t(($) => $.mailing.kept.button)}
        closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
        size="lg"
        centered
      >
        <KeptList onDone={() => setOpened(false)} />
      </Modal>
    </div>
  );
}

function KeptList({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(keptTexts());
  const { getValues, setValue } = useFormContext<MailingLetters>();

  async function take(kept: MailTextItem) {
    const typed = fields.some((field) => getValues(field));
    const question = {
      title: t(($) => $.mailing.kept.replaceTitle, { name: kept.name }),
      text: t(($) => $.mailing.kept.replaceText),
      confirm: t(($) => $.mailing.kept.take),
    };
    if (typed && !(await confirm(question))) return;
    for (const field of fields) setValue(field, kept[field] ?? '', { shouldDirty: true });
    onDone();
  }

  async function drop({ id, name }: MailTextItem) {
    const question = {
      title: t(($) => $.mailing.kept.dropTitle, { name }),
      text: t(($) => $.mailing.kept.dropText),
      confirm: t(($) => $.mailing.kept.drop),
      danger: true,
    };
    if (!(await confirm(question))) return;
    await dropText(id).catch((failure) => notify('danger', errorText(t, failure)));
  }

  return (
    <div className={styles.kept}>
      {error && <p>{errorText(t, error)}</p>}
      {data?.length === 0 && <p>{t(($) => $.mailing.kept.none)}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((kept) => (
            <li key={kept.id}>
              <span>
                <strong>{kept.name}</strong>
                <small>{kept.subject}</small>
              </span>
              <Button
                variant="default"
                size="compact-md"
                aria-label={t(($) => $.mailing.kept.takeNamed, { name: kept.name })}
                onClick={() => void take(kept)}
              >
                {t(($) => $.mailing.kept.take)}
              </Button>
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={t(($) => $.mailing.kept.dropNamed, { name: kept.name })}
                title={t(($) => $.mailing.kept.dropNamed, { name: kept.name })}
                onClick={() => void drop(kept)}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {data && <KeepThis kept={data} onDone={onDone} />}
    </div>
  );
}

/** Keeps what stands in the form under a name; the message itself is checked as when it is sent. */
function KeepThis({ kept, onDone }: { kept: MailTextItem[]; onDone: () => void }) {
  const { t } = useTranslation();
  const { getValues, trigger } = useFormContext<MailingLetters>();
  const [name, setName] = useState(() => getValues('subject'));
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const id = useId();

  async function keep() {
    // What is wrong with the message is told at its fields, which the dialog covers.
    if (!(await trigger([...fields]))) return onDone();
    const [subject, text, subject_fr, text_fr, subject_en, text_en] = getValues([...fields]);
    const earlier = kept.find((one) => one.name === name.trim());
    const question = {
      title: t(($) => $.mailing.kept.overTitle, { name: name.trim() }),
      text: t(($) => $.mailing.kept.overText),
      confirm: t(($) => $.mailing.kept.keep),
    };
    if (earlier && !(await confirm(question))) return;
    setBusy(true);
    try {
      await keepText(name, { subject, text, subject_fr, text_fr, subject_en, text_en }, earlier);
      notify(
        'success',
        t(($) => $.mailing.kept.isKept, { name: name.trim() }),
      );
      onDone();
    } catch (failure) {
      const [first] = errorBodyOf(failure)?.errors?.name ?? [];
      setFault(
        first
          ? fieldErrorText(
              t,
              first,
              t(($) => $.mailing.kept.name),
            )
          : errorText(t, failure),
      );
    }
    setBusy(false);
  }

  return (
    <div className={styles.keep}>
      <TextInput
        id={id}
        label={t(($) => $.mailing.kept.name)}
        value={name}
        error={fault}
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
        // Enter must not send the message.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Button loading={busy} onClick={() => void keep()}>
        {t(($) => $.mailing.kept.keep)}
      </Button>
    </div>
  );
}
