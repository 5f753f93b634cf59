import { Button, FileButton, Progress, Text } from '@mantine/core';
import { FileUp, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { colon } from '../lib/colon.ts';
import { errorText } from '../lib/error-text.ts';
import { later } from '../lib/later.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { StatusTag } from '../ui/status-tag.tsx';
import { faultText } from './fault-text.ts';
import { checkFile, type FileFault, type FileRule } from './file-check.ts';
import type { FitPicture } from './fit-picture.ts';
import styles from './upload-field.module.css';
import type { UploadOutcome, UploadState } from './use-upload.ts';

const scaling = later(() => import('./fit-picture.ts'));

type Props = {
  label: string;
  /** Of the button, for a link to it. */
  id?: string;
  required?: boolean;
  /** What a form says about it. */
  error?: string;
  /** The requirements for the file, as text. */
  hint: ReactNode;
  rule: FileRule;
  state: UploadState;
  /** The outcome from the live channel, once it has arrived. */
  outcome?: UploadOutcome;
  /** Name of the stored file. */
  fileName?: string | null;
  disabled?: boolean;
  onFile: (file: File) => void;
  onCancel: () => void;
};

/**
 * Chooses a file or accepts a dropped one: immediate check, progress with cancel, then the server's result.
 */
export function UploadField(props: Props) {
  const {
    label,
    id,
    required = false,
    error,
    hint,
    rule,
    state,
    outcome,
    fileName,
    disabled = false,
    onFile,
    onCancel,
  } = props;
  const { t } = useTranslation();
  const [fault, setFault] = useState<FileFault | undefined>();
  const [sent, setSent] = useState('');
  const [over, setOver] = useState(false);
  const forget = useRef<() => void>(null);
  const [fitted, setFitted] = useState<FitPicture | null>(null);
  const [fitting, setFitting] = useState(false);
  const busy = state.step === 'uploading' || fitting;

  function take(file: File | null | undefined) {
    // A browser fires no event when the same file is chosen again, for example after it was corrected.
    forget.current?.();
    if (!file || busy || disabled) return;
    setFault(undefined);
    setFitted(null);
    if (rule.maxPx === undefined) return send(file);
    setFitting(true);
    fit(file, rule.maxPx)
      .then((smaller) => {
        setFitted(smaller);
        send(smaller?.file ?? file);
      })
      .finally(() => setFitting(false));
  }

  /** What cannot be scaled, or without the part that does it, is sent as it is. */
  const fit = (file: File, maxPx: number) =>
    scaling
      .fetch()
      .then(({ fitPicture }) => fitPicture(file, { maxPx, maxMb: rule.maxMb }))
      .catch(() => null);

  function send(file: File) {
    const found = checkFile(file, rule);
    setFault(found);
    if (found) return;
    setSent(file.name);
    onFile(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is only an alternative to the button
    <div
      className={styles.box}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.label}>
        {label}
        {required && (
          <span className={styles.star} aria-hidden>
            {' *'}
          </span>
        )}
      </p>
      <p className={styles.hint}>{hint}</p>
      {fileName && <p className={styles.file}>{fileName}</p>}
      {state.step === 'uploading' ? (
        <div className={styles.progress}>
          <Text size="sm">{t(($) => $.form.upload.uploading, { percent: String(state.percent) })}</Text>
          <Progress value={state.percent} color="lake" aria-label={label} />
          {/* A fully received file is stored, so it is too late to cancel. */}
          {state.percent < 100 && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<X size={14} aria-hidden />}
              onClick={onCancel}
            >
              {t(($) => $.form.upload.cancel)}
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.choose}>
          <FileButton
            onChange={take}
            resetRef={forget}
            accept={rule.extensions.join(',')}
            disabled={disabled}
          >
            {(button) => (
              <Button
                {...button}
                id={id}
                aria-invalid={error !== undefined || undefined}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
                variant="default"
                disabled={disabled}
                loading={fitting}
                leftSection={<FileUp size={16} aria-hidden />}
              >
                {fileName ? t(($) => $.form.upload.replace) : t(($) => $.form.upload.choose)}
              </Button>
            )}
          </FileButton>
          {!disabled && <span className={styles.hint}>{t(($) => $.form.upload.drop)}</span>}
        </div>
      )}
      {error !== undefined && !fault && state.step !== 'failed' && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div aria-live="polite">
        {fault ? (
          <StatusTag tone="danger">{faultText(t, fault)}</StatusTag>
        ) : (
          <Outcome state={state} outcome={outcome} sent={sent} />
        )}
        {fileName && !fault && state.step === 'failed' && (
          <p className={styles.hint}>{t(($) => $.form.upload.kept, { name: fileName })}</p>
        )}
        {fitted && !fault && state.step !== 'failed' && (
          <p className={styles.hint}>
            {t(($) => $.picture.scaled, {
              from: `${fitted.from.width} × ${fitted.from.height}`,
              to: `${fitted.to.width} × ${fitted.to.height}`,
            })}
          </p>
        )}
      </div>
    </div>
  );
}

function Outcome({ state, outcome, sent }: Pick<Props, 'state' | 'outcome'> & { sent: string }) {
  const { t } = useTranslation();
  if (state.step === 'uploading') return null;
  if (state.step === 'cancelled')
    return <StatusTag tone="neutral">{t(($) => $.form.upload.cancelled)}</StatusTag>;
  // Beside it stands the name of the file that is kept.
  if (state.step === 'failed')
    return <StatusTag tone="danger">{[sent, errorText(t, state.error)].join(colon())}</StatusTag>;
  const shown = outcome ?? (state.step === 'checking' ? 'checking' : undefined);
  if (shown === 'checking') return <StatusTag tone="info">{t(($) => $.form.upload.checking)}</StatusTag>;
  if (shown === 'ready') return <StatusTag tone="ok">{t(($) => $.form.upload.ready)}</StatusTag>;
  if (shown === 'failed') return <StatusTag tone="danger">{t(($) => $.form.upload.failed)}</StatusTag>;
  return null;
}
