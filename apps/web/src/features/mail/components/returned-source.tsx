import { ActionIcon, Button, FileButton, Textarea } from '@mantine/core';
import type { ReturnedReports } from '@rebblatt/contracts';
import { FileUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText, keyText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { checkReturned } from '../mail.api.ts';
import { addFiles, type BroughtMail, type RefusedFile } from '../returned.rules.ts';
import styles from './returned-mails.module.css';

type Props = {
  brought: readonly BroughtMail[];
  pasted: string;
  onBrought: (mails: BroughtMail[]) => void;
  onPasted: (text: string) => void;
  onRead: (mails: BroughtMail[], reports: ReturnedReports) => void;
};

/** What came back: files of a mail program, several at once, or the text of one. */
export function ReturnedSource({ brought, pasted, onBrought, onPasted, onRead }: Props) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const reset = useRef<() => void>(null);
  async function add(files: File[]) {
    const added = await addFiles(brought, files);
    onBrought(added.mails);
    setRefused(added.refused);
    setError(null);
    // The same file can be chosen again after it was removed.
    reset.current?.();
  }
  async function read() {
    const text = pasted.trim() ? [{ name: t(($) => $.mail.returns.pasted), text: pasted }] : [];
    const mails = [...brought, ...text];
    setBusy(true);
    setError(null);
    try {
      onRead(mails, await checkReturned(mails));
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  }
  return (
    <div className={styles.dialog}>
      <p>{t(($) => $.mail.returns.intro)}</p>
      <div className={styles.buttons}>
        <FileButton
          resetRef={reset}
          multiple
          accept=".eml,.txt,message/rfc822"
          onChange={(files) => void add(files)}
        >
          {(button) => (
            <Button {...button} variant="default" leftSection={<FileUp size={16} aria-hidden />}>
              {t(($) => $.mail.returns.files)}
            </Button>
          )}
        </FileButton>
      </div>
      {refused.map(({ key, params }) => (
        <Notice key={`${key} ${params.name}`} tone="danger">
          {keyText(t, key, params)}
        </Notice>
      ))}
      {brought.length > 0 && (
        <ul className={styles.files} aria-label={t(($) => $.mail.returns.chosen)}>
          {brought.map((mail) => (
            <li key={`${mail.name} ${mail.text.length}`}>
              <span>{mail.name}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                c="var(--ink)"
                aria-label={t(($) => $.mail.returns.drop, { name: mail.name })}
                title={t(($) => $.mail.returns.drop, { name: mail.name })}
                onClick={() => onBrought(brought.filter((one) => one !== mail))}
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <Textarea
        label={t(($) => $.mail.returns.paste)}
        description={t(($) => $.mail.returns.pasteHint)}
        value={pasted}
        onChange={(event) => onPasted(event.currentTarget.value)}
        rows={6}
        spellCheck={false}
      />
      {error !== null && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <div className={styles.buttons}>
        <Button
          loading={busy}
          disabled={brought.length === 0 && pasted.trim() === ''}
          onClick={() => void read()}
        >
          {t(($) => $.mail.returns.read)}
        </Button>
      </div>
    </div>
  );
}
