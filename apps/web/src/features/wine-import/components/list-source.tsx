import { Button, FileButton, Textarea } from '@mantine/core';
import { MAX_IMPORT_ROWS, MAX_TABLE_MB } from '@rebblatt/contracts';
import { Download, FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { formSheet } from '../../../form/form-layout.tsx';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { errorText } from '../../../lib/error-text.ts';
import { datedName } from '../../../lib/file-name.ts';
import type { Language } from '../../../lib/language.ts';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { useDownload } from '../../../ui/use-download.ts';
import { type ListFrom, type ListInput, readList, templateFile } from '../wine-import.api.ts';
import styles from './wine-import.module.css';

/** Where a list comes from: pasted cells, or a file. */
export function ListSource({ onRead }: { onRead: (from: ListFrom) => void }) {
  const { t, i18n } = useTranslation();
  const download = useDownload();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [over, setOver] = useState(false);
  const draft = useKeptWork<string>('wine-import-text', () => text || undefined, setText, {
    clear: () => setText(''),
    large: true,
  });

  // One list at a time, and none once the screen has another: two that came together would be mixed up.
  const reading = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  async function read(list: ListInput) {
    if (reading.current) return;
    reading.current = true;
    setBusy(true);
    setError(null);
    try {
      const found = await readList(list);
      if (gone.current) return;
      // From now on the list is the draft.
      draft.forget();
      onRead({ input: list, read: found });
    } catch (failure) {
      setError(failure);
    } finally {
      reading.current = false;
      setBusy(false);
    }
  }
  const take = (file: File | null | undefined) => {
    if (file) void read({ file });
  };

  return (
    <section
      className={`${formSheet} ${styles.source}`}
      aria-label={t(($) => $.wine.importTitle)}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <p className={styles.hint}>{t(($) => $.wineImport.intro)}</p>
      <DraftNotice draft={draft} />
      {error !== null && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <Textarea
        label={t(($) => $.wineImport.paste)}
        description={t(($) => $.wineImport.pasteHint)}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        rows={8}
        wrap="off"
        spellCheck={false}
        classNames={{ input: styles.pasted }}
      />
      <div className={styles.buttons}>
        <Button loading={busy} disabled={text.trim() === ''} onClick={() => void read({ text })}>
          {t(($) => $.wineImport.takePaste)}
        </Button>
        <FileButton onChange={take} accept=".xlsx,.csv,.txt,.tsv" disabled={busy}>
          {(button) => (
            <Button {...button} variant="default" leftSection={<FileUp size={16} aria-hidden />}>
              {t(($) => $.wineImport.file)}
            </Button>
          )}
        </FileButton>
        <span className={styles.hint}>
          {t(($) => $.wineImport.fileHint, { mb: MAX_TABLE_MB, rows: formatNumber(MAX_IMPORT_ROWS) })}
        </span>
      </div>
      <div className={styles.template}>
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          onClick={() =>
            download(
              templateFile(i18n.language as Language),
              datedName(
                t(($) => $.wineImport.templateName),
                'xlsx',
              ),
            )
          }
        >
          {t(($) => $.wineImport.template)}
        </Button>
        <span className={styles.hint}>{t(($) => $.wineImport.templateHint)}</span>
      </div>
    </section>
  );
}
