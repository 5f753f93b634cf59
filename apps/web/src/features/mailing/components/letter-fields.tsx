import { Button } from '@mantine/core';
import type { Language, MailRecipients, Placeholder } from '@rebblatt/contracts';
import { placeholderIn, placeholders, SUBJECT_MAX, SUBJECT_MIN } from '@rebblatt/contracts';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Fields } from '../../../form/form-layout.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { KeptTexts } from './kept-texts.tsx';
import styles from './mailing-sheet.module.css';

type Props = {
  recipients: MailRecipients['data'];
  /** Whether it goes to the exhibitors of a catalogue, so that their stands and days can be said. */
  ofCatalog: boolean;
  /** Whether days are left in it for somebody. */
  hasDays: boolean;
};

/** The message: the words for everybody, and where the organiser wants them, words of its own for a language. */
export function LetterFields({ recipients, ...of }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Fields>
        <KeptTexts />
        <TextField
          name="subject"
          label={t(($) => $.mailing.subject)}
          description={t(($) => $.mailing.subjectHint, { min: SUBJECT_MIN, max: SUBJECT_MAX })}
          required
        />
        <TextareaField
          name="text"
          label={t(($) => $.mailing.message)}
          description={t(($) => $.mailing.messageHint)}
          rows={10}
          required
        />
        <Insert into="text" language="de" {...of} />
      </Fields>
      <OwnWords language="fr" recipients={recipients} {...of} />
      <OwnWords language="en" recipients={recipients} {...of} />
    </>
  );
}

/** Words of its own for a language, folded until somebody wants them. */
function OwnWords({ language, recipients, ...of }: Props & { language: 'fr' | 'en' }) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const { setValue } = useFormContext();
  const { errors } = useFormState();
  const [subject, text] = [`subject_${language}`, `text_${language}`] as const;
  const filled = useWatch({ name: [subject, text] }).some(Boolean);
  const count = recipients.filter((reader) => reader.language === language).length;
  const name = t(($) => $.mailing.inLanguage[language]);
  const folded = !wanted && !filled && !errors[subject] && !errors[text];
  if (folded && count === 0) return null;
  if (folded)
    return (
      <section className={styles.language} aria-label={name}>
        <p>{t(($) => $.mailing.readers[language], { count })}</p>
        <div>
          <Button variant="default" size="compact-md" onClick={() => setWanted(true)}>
            {t(($) => $.mailing.alsoIn[language])}
          </Button>
        </div>
      </section>
    );
  const leave = () => {
    for (const field of [subject, text]) setValue(field, '', { shouldDirty: true, shouldValidate: true });
    setWanted(false);
  };
  return (
    <section className={styles.language} aria-label={name}>
      <h3>{name}</h3>
      <p>{t(($) => $.mailing.ownReaders[language], { count })}</p>
      <TextField name={subject} label={t(($) => $.mailing.subjectIn[language])} />
      <TextareaField name={text} label={t(($) => $.mailing.messageIn[language])} rows={6} />
      <Insert into={text} language={language} {...of} />
      <div>
        <Button variant="default" size="compact-md" onClick={leave}>
          {t(($) => $.mailing.withoutOwn[language])}
        </Button>
      </div>
    </section>
  );
}

type InsertProps = Omit<Props, 'recipients'> & { into: string; language: Language };

/** Buttons for what the message can say of each reader; they write where the cursor is. */
function Insert({ into, language, ofCatalog, hasDays }: InsertProps) {
  const { t } = useTranslation();
  const { getValues, setValue } = useFormContext();
  const offered = placeholders.filter((one) => (one === 'stand' ? ofCatalog : one !== 'days' || hasDays));
  function insert(placeholder: Placeholder) {
    const [field] = document.getElementsByName(into);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { selectionStart: from, selectionEnd: to } = field;
    const before: string = getValues(into) ?? '';
    const word = placeholderIn(language, placeholder);
    setValue(into, before.slice(0, from) + word + before.slice(to), { shouldDirty: true });
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(from + word.length, from + word.length);
    });
  }
  return (
    <div className={styles.placeholders}>
      <span>{t(($) => $.mailing.insert)}</span>
      {offered.map((one) => (
        <Button key={one} variant="default" size="compact-xs" onClick={() => insert(one)}>
          {t(($) => $.mailing.placeholders[one])}
        </Button>
      ))}
    </div>
  );
}
