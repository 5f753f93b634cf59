import { Button } from '@mantine/core';
import { IMPORT_KEPT_DAYS, type WineImportItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { undoableOf, undoImport } from '../wine-import.api.ts';
import styles from './earlier-imports.module.css';

type Props = {
  /** Whose, if the organiser looks. */
  exhibitor: number | null;
  /** Gets the number of an import that is undone. */
  onUndone: (id: number) => void;
};

/** The imports that can still be undone, the newest first; nothing when there are none. */
export function EarlierImports({ exhibitor, onUndone }: Props) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(undoableOf(exhibitor));
  if (data.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="earlier-imports">
      <h2 id="earlier-imports" className={styles.heading}>
        {t(($) => $.wineImport.earlier)}
      </h2>
      <p className={styles.hint}>{t(($) => $.wineImport.earlierHint, { count: IMPORT_KEPT_DAYS })}</p>
      <ul className={styles.list}>
        {data.map((item) => (
          <EarlierImport key={item.id} item={item} onUndone={() => onUndone(item.id)} />
        ))}
      </ul>
    </section>
  );
}

function EarlierImport({ item, onUndone }: { item: WineImportItem; onUndone: () => void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const at = formatDateTime(item.at);
  const by = item.by && (item.by.name ?? t(($) => $.wineImport.byOrganiser));

  async function undo() {
    setBusy(true);
    setError(null);
    try {
      const undone = await undoImport(item.id);
      notify(
        'success',
        t(($) => $.wineImport.undone, undone),
      );
      onUndone();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span>{at}</span>
        <span>{t(($) => $.wineImport.wrote, { added: item.added, updated: item.updated })}</span>
        {by && <span className={styles.hint}>{by}</span>}
        <Button
          className={styles.undo}
          variant="default"
          size="compact-md"
          loading={busy}
          leftSection={<Undo2 size={16} aria-hidden />}
          aria-label={t(($) => $.wineImport.undoOf, { at })}
          onClick={() => void undo()}
        >
          {t(($) => $.wineImport.undoOne)}
        </Button>
      </div>
      {error !== null && <Notice tone="danger">{errorText(t, error)}</Notice>}
    </li>
  );
}
