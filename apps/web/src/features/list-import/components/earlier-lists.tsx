import { Button } from '@mantine/core';
import type { ImportResource, ListImportItem, ListImportUndone } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { undoableOf, undoList } from '../list-import.api.ts';
import styles from './list-import.module.css';

/** So many of what stays are named; the rest is counted. */
const NAMED = 20;

/** The imports that can still be undone as a whole; nothing where there is none. */
export function EarlierLists({ resource }: { resource: ImportResource }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(undoableOf(resource));
  const [kept, setKept] = useState<ListImportUndone['kept']>([]);
  if (data.length === 0 && kept.length === 0) return null;
  async function undo({ id }: ListImportItem) {
    const title = t(($) => $.listImport.undoTitle);
    const text = [
      t(($) => $.listImport.undoText),
      ...(resource === 'exhibitor' ? [t(($) => $.listImport.undoCompanies)] : []),
    ].join(' ');
    if (!(await confirm({ title, text, confirm: t(($) => $.listImport.undo), danger: true }))) return;
    try {
      const { removed, restored, kept: stays } = await undoList(resource, id);
      setKept(stays);
      notify(
        'success',
        t(($) => $.listImport.undone, { removed, restored }),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }
  return (
    <section className={styles.earlier} aria-label={t(($) => $.listImport.earlier)}>
      <h2>{t(($) => $.listImport.earlier)}</h2>
      {kept.length > 0 && <Stays kept={kept} />}
      <ul>
        {data.map((one) => (
          <li key={one.id}>
            <span>
              {formatDateTime(one.at)}
              {one.by && `, ${one.by}`}:{' '}
              {t(($) => $.listImport.did, { added: one.added, updated: one.updated })}
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t(($) => $.listImport.undoOf, { at: formatDateTime(one.at) })}
              onClick={() => void undo(one)}
            >
              {t(($) => $.listImport.undo)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an undone list added and could not take away: it stays to be read, as a message that passes does not. */
function Stays({ kept }: { kept: ListImportUndone['kept'] }) {
  const { t } = useTranslation();
  const names = kept.slice(0, NAMED).map(({ name }) => name);
  return (
    <Notice tone="wait">
      {t(($) => $.listImport.undoneKept, { count: kept.length, names: names.join(', ') })}
      {kept.length > NAMED && ` ${t(($) => $.listImport.andMore, { count: kept.length - NAMED })}`}
    </Notice>
  );
}
