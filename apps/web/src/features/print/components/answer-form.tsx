import { Button, Radio, Textarea, TextInput } from '@mantine/core';
import {
  type FieldError,
  MAX_ANSWER,
  MAX_ANSWER_NAME,
  type PrintAnswerKind,
  printAnswerKinds,
} from '@rebblatt/contracts';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorBodyOf, errorText, fieldErrorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { answerBook } from '../answer.api.ts';
import styles from './answers.module.css';
import { type Place, RemarkPlace } from './remark-place.tsx';

/** What a print office says about the book of its link. @param pages of the file */
export function AnswerForm({ token, pages }: { token: string; pages: number }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<PrintAnswerKind>('arrived');
  const [text, setText] = useState('');
  const [page, setPage] = useState('');
  const [place, setPlace] = useState<Place | null>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, FieldError[]>>({});
  const isRemark = kind === 'remark';
  const shown = /^\d+$/.test(page.trim()) ? Number(page) : 0;
  const hasPage = isRemark && shown >= 1 && shown <= pages;

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setErrors({});
    const remark = { text, pdf_page: page.trim() || null, place: hasPage ? place : null };
    try {
      await answerBook(token, { kind, name, ...(isRemark ? remark : {}) });
      // The name stays: a print office often has more than one remark.
      for (const empty of [setText, setPage]) empty('');
      setPlace(null);
      notify(
        'success',
        t(($) => $.print.answer.sent),
      );
    } catch (error) {
      const fields = errorBodyOf(error)?.errors;
      if (fields) setErrors(fields);
      else notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }

  const labels = {
    name: t(($) => $.print.answer.name),
    text: t(($) => $.print.answer.text),
    pdf_page: t(($) => $.print.answer.page),
  };
  const field = (key: keyof typeof labels) => {
    const [error] = errors[key] ?? [];
    return { label: labels[key], error: error && fieldErrorText(t, error, labels[key]) };
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <Radio.Group
        label={t(($) => $.print.answer.kind)}
        value={kind}
        onChange={(value) => setKind(value as PrintAnswerKind)}
      >
        {printAnswerKinds.map((value) => (
          <Radio key={value} mt={8} value={value} label={t(($) => $.print.answer.choices[value])} />
        ))}
      </Radio.Group>
      {isRemark && (
        <>
          <Textarea
            {...field('text')}
            description={t(($) => $.print.answer.textHint)}
            autosize
            minRows={3}
            maxLength={MAX_ANSWER}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <TextInput
            {...field('pdf_page')}
            className={styles.page}
            description={t(($) => $.print.answer.pageHint, { max: String(pages) })}
            inputMode="numeric"
            autoComplete="off"
            value={page}
            onChange={({ currentTarget }) => {
              setPage(currentTarget.value);
              setPlace(null);
            }}
          />
          {hasPage && <RemarkPlace token={token} page={shown} place={place} onPlace={setPlace} />}
        </>
      )}
      <TextInput
        {...field('name')}
        autoComplete="name"
        maxLength={MAX_ANSWER_NAME}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" loading={busy} leftSection={<Send size={16} aria-hidden />}>
        {t(($) => $.print.answer.send)}
      </Button>
    </form>
  );
}
