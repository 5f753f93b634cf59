import { Checkbox, NativeSelect } from '@mantine/core';
import type { TableChoice, TableRead, TextEncoding } from '@rebblatt/contracts';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Notice } from '../ui/status-tag.tsx';
import styles from './file-part.module.css';
import { LetterChoice } from './letter-choice.tsx';

type Props = {
  read: Pick<TableRead, 'sheet' | 'sheets' | 'hidden' | 'encoding'>;
  /** Reads the file once more. */
  onChoose: (choice: TableChoice) => Promise<void>;
};

/** What of a file was taken, and how else it may be read: another sheet, what is hidden, another code page. */
export function FilePart({ read, onChoose }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { sheet, sheets = [], hidden, encoding } = read;
  const isHidden = hidden !== undefined && hidden.rows + hidden.columns > 0;
  const pages = encoding?.offered ?? [];
  if (sheets.length < 2 && !isHidden && pages.length < 2) return null;

  async function choose(choice: TableChoice) {
    setBusy(true);
    setError(null);
    const now: TableChoice = {
      ...(sheet && { sheet }),
      hidden: hidden?.taken ? 1 : 0,
      ...(encoding?.sure && pages.length > 0 && { encoding: encoding.taken }),
    };
    try {
      await onChoose({ ...now, ...choice });
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.part} aria-label={t(($) => $.wineImport.taken)} aria-busy={busy}>
      {error !== null && <Notice tone="danger">{errorText(t, error)}</Notice>}
      {encoding?.sure === false && (
        <LetterChoice offered={pages} busy={busy} onChoose={(page) => void choose({ encoding: page })} />
      )}
      <div className={styles.taken}>
        {sheets.length > 1 && (
          <NativeSelect
            label={t(($) => $.wineImport.sheet)}
            data={sheets}
            value={sheet ?? ''}
            disabled={busy}
            onChange={(event) => void choose({ sheet: event.currentTarget.value })}
          />
        )}
        {encoding?.sure && pages.length > 1 && (
          <NativeSelect
            label={t(($) => $.wineImport.encoding)}
            data={pages.map((page) => ({
              value: page.encoding,
              label: t(($) => $.wineImport.encodings[page.encoding]),
            }))}
            value={encoding.taken}
            disabled={busy}
            onChange={(event) => void choose({ encoding: event.currentTarget.value as TextEncoding })}
          />
        )}
        {isHidden && (
          <Checkbox
            label={t(($) => $.wineImport.withHidden, { rows: hidden.rows, columns: hidden.columns })}
            checked={hidden.taken}
            disabled={busy}
            onChange={(event) => void choose({ hidden: event.currentTarget.checked ? 1 : 0 })}
          />
        )}
      </div>
    </section>
  );
}
