import { Button } from '@mantine/core';
import type { RowChoice, WineColumn } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { createIntention } from '../../../lib/intention.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { checkOf, writeList } from '../wine-import.api.ts';
import {
  type Correction,
  corrected,
  countsOf,
  isOpen,
  type WineList,
  withChoice,
  withField,
  withSame,
} from '../wine-list.rules.ts';
import { CheckedRows } from './checked-rows.tsx';
import { ColumnMatches } from './column-matches.tsx';
import { MissingColumns } from './missing-columns.tsx';
import { useWords } from './use-words.ts';
import styles from './wine-import.module.css';

type Props = {
  /** For whom, if the organiser imports. */
  exhibitor: number | null;
  list: WineList;
  onChange: (list: WineList) => void;
  onAnother: () => void;
  onDone: (done: { id: number; added: number; updated: number }) => void;
};

/** A list that was read: its columns, its wines and what is still in doubt, all of it corrected in place. */
export function ListReview({ exhibitor, list, onChange, onAnother, onDone }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const own = useId();
  const [revision, setRevision] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [intention] = useState(createIntention);
  const table = { ...(exhibitor !== null && { user_id: exhibitor }), ...list };
  const check = useQuery(checkOf(table, `${own} ${revision}`));
  const rows = check.data?.rows ?? [];
  const counts = countsOf(rows);

  function change(next: WineList) {
    setError(null);
    onChange(next);
    setRevision((count) => count + 1);
  }

  function correct(correction: Correction) {
    const { list: next, count } = corrected(list, correction);
    change(next);
    if (count > 1)
      notify(
        'info',
        t(($) => $.wineImport.replaced, { from: correction.part, count }),
      );
  }

  const choose = (lines: number[], choice: RowChoice) => change(withChoice(list, new Set(lines), choice));

  async function write() {
    const versions = new Map(rows.map(({ line, existing }) => [line, existing?.version]));
    setBusy(true);
    setError(null);
    try {
      const shown = list.rows.map((row) => ({ ...row, version: versions.get(row.line) }));
      onDone(await writeList({ ...table, rows: shown }, intention));
    } catch (failure) {
      setError(failure);
      setRevision((count) => count + 1);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.review}>
      <ColumnMatches
        list={list}
        onMatch={(column: number, field: WineColumn | null) => change(withField(list, column, field))}
      />
      {check.isError && <ErrorState error={check.error} onRetry={() => void check.refetch()} />}
      {check.isPending && <Loading />}
      {check.data && (
        <>
          <MissingColumns
            missing={check.data.missing}
            words={words}
            onFill={(field, text) => change(withSame(list, field, text))}
          />
          <CheckedRows
            list={list}
            rows={rows}
            words={words}
            busy={check.isFetching}
            onCorrect={correct}
            onChoose={choose}
          />
          {error !== null && <Notice tone="danger">{errorText(t, error)}</Notice>}
          <div className={styles.foot}>
            <p className={styles.summary}>
              {t(($) => $.wineImport.summary, {
                added: counts.added,
                updated: counts.updated,
                skipped: counts.skipped,
              })}
            </p>
            {counts.open > 0 && (
              <p className={styles.summary}>
                {t(($) => $.wineImport.openRows, { count: counts.open })}{' '}
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() =>
                    choose(
                      rows.filter(isOpen).map(({ line }) => line),
                      'skip',
                    )
                  }
                >
                  {t(($) => $.wineImport.skipOpen)}
                </Button>
              </p>
            )}
            <div className={styles.buttons}>
              <Button
                loading={busy}
                disabled={counts.open > 0 || counts.added + counts.updated === 0 || check.isFetching}
                onClick={() => void write()}
              >
                {t(($) => $.wineImport.write, { count: counts.added + counts.updated })}
              </Button>
              <Button variant="default" disabled={busy} onClick={onAnother}>
                {t(($) => $.wineImport.another)}
              </Button>
            </div>
          </div>
        </>
      )}
    </div>
  );
}
