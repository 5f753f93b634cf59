import { Button, FileButton, Textarea } from '@mantine/core';
import type { ImportResource, ListRead } from '@rebblatt/contracts';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { formSheet } from '../../../form/form-layout.tsx';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { errorText } from '../../../lib/error-text.ts';
import { datedName } from '../../../lib/file-name.ts';
import type { Language } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { useDownload } from '../../../ui/use-download.ts';
import { type ListOrigin, readList, templateFile } from '../list-import.api.ts';
import styles from './list-import.module.css';

type Props = { resource: ImportResource; onRead: (from: { origin: ListOrigin; read: ListRead }) => void };

/** Where a list comes from: pasted cells, or a file. */
export function ListSource({ resource, onRead }: Props) {
  const { t, i18n } = useTranslation();
  const download = useDownload();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const draft = useKeptWork<string>(`list-import-${resource}`, () => text || undefined, setText, {
    clear: () => setText(''),
    large: true,
  });
  const name = t(($) => $.listImport.lists[resource]);
  async function read(origin: ListOrigin) {
    setBusy(true);
    setError(null);
    try {
      const found = await readList(resource, origin);
      // From now on the list is the draft.
      draft.forget();
      onRead({ origin, read: found });
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  }
  return (
    <section className={`${formSheet} ${styles.source}`} aria-label={t(($) => $.listImport.titles[resource])}>
      <p className={styles.hint}>{t(($) => $.listImport.intro)}</p>
      <DraftNotice draft={draft} />
      {error !== null && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <Textarea
        label={t(($) => $.listImport.paste)}
        description={t(($) => $.listImport.pasteHint)}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        rows={8}
        wrap="off"
        spellCheck={false}
      />
      <div className={styles.buttons}>
        <Button loading={busy} disabled={text.trim() === ''} onClick={() => void read({ text })}>
          {t(($) => $.listImport.take)}
        </Button>
        <FileButton
          onChange={(file) => file && void read({ file })}
          accept=".xlsx,.csv,.txt,.tsv"
          disabled={busy}
        >
          {(button) => (
            <Button {...button} variant="default" leftSection={<FileUp size={16} aria-hidden />}>
              {t(($) => $.listImport.file)}
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => download(templateFile(resource, i18n.language as Language), datedName(name, 'xlsx'))}
        >
          {t(($) => $.listImport.template)}
        </Button>
      </div>
    </section>
  );
}
