import { Button, Radio, Textarea, TextInput } from '@mantine/core';
import {
  type FieldError,
  MAX_ANSWER,
  MAX_ANSWER_NAME,
  MAX_PDF_MB,
  type PrintAnswerKind,
  printAnswerKinds,
} from '@rebblatt/contracts';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { UploadField } from '../../../form/upload-field.tsx';
import { useUpload } from '../../../form/use-upload.ts';
import { errorBodyOf, errorText, fieldErrorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { answerBook, sendProof } from '../answer.api.ts';
import styles from './answers.module.css';
import { type Place, RemarkPlace } from './remark-place.tsx';

const PDF = { extensions: ['.pdf'], maxMb: MAX_PDF_MB };
const missing: FieldError[] = [{ key: 'validation.required', params: {} }];

/** What a print office says about the book of its link, or the proof that it sends. @param pages of the file */
export function AnswerForm({ token, pages }: { token: string; pages: number }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<PrintAnswerKind>('arrived');
  const [text, setText] = useState('');
  const [page, setPage] = useState('');
  const [place, setPlace] = useState<Place | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, FieldError[]>>({});
  const upload = useUpload((chosen, options) => sendProof(token, { name, text, file: chosen }, options));
  const isRemark = kind === 'remark';
  const isProof = kind === 'proof';
  const shown = /^\d+$/.test(page.trim()) ? Number(page) : 0;
  const hasPage = isRemark && shown >= 1 && shown <= pages;

  function thank() {
    // The name stays: a print office often has more than one remark.
    for (const empty of [setText, setPage]) empty('');
    setPlace(null);
    setFile(null);
    upload.reset();
    notify(
      'success',
      t(($) => $.print.answer.sent),
    );
  }

  /** The file goes with its progress beside it, and what is wrong with it stands there too. */
  async function sendFile() {
    const named = name.trim() !== '';
    if (!file || !named) setErrors({ ...(!file && { file: missing }), ...(!named && { name: missing }) });
    else if (await upload.start(file)) thank();
  }

  async function sayIt() {
    const remark = { text, pdf_page: page.trim() || null, place: hasPage ? place : null };
    try {
      if (kind !== 'proof') await answerBook(token, { kind, name, ...(isRemark ? remark : {}) });
      thank();
    } catch (error) {
      const fields = errorBodyOf(error)?.errors;
      if (fields) setErrors(fields);
      else notify('danger', errorText(t, error));
    }
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    setBusy(true);
    await (isProof ? sendFile() : sayIt());
    setBusy(false);
  }

  const labels = {
    name: t(($) => $.print.answer.name),
    text: t(($) => $.print.answer.text),
    pdf_page: t(($) => $.print.answer.page),
    file: t(($) => $.print.answer.file),
  };
  const faultOf = (key: keyof typeof labels) => {
    const [error] = errors[key] ?? [];
    return error && fieldErrorText(t, error, labels[key]);
  };
  const field = (key: keyof typeof labels) => ({ label: labels[key], error: faultOf(key) });
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
      {isProof && (
        <UploadField
          id="proof"
          label={labels.file}
          required
          error={faultOf('file')}
          hint={t(($) => $.print.answer.fileHint, { mb: String(MAX_PDF_MB) })}
          rule={PDF}
          state={upload.state}
          fileName={file?.name ?? null}
          onFile={(chosen) => {
            setFile(chosen);
            upload.reset();
          }}
          onCancel={upload.cancel}
        />
      )}
      {(isRemark || isProof) && (
        <Textarea
          {...field('text')}
          description={t(($) => (isProof ? $.print.answer.proofHint : $.print.answer.textHint))}
          autosize
          minRows={3}
          maxLength={MAX_ANSWER}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {isRemark && (
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
      )}
      {hasPage && <RemarkPlace token={token} page={shown} place={place} onPlace={setPlace} />}
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
