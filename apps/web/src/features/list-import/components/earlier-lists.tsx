import { Button } from '@mantine/core';
import type { ImportResource, ListImportItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { undoableOf, undoList } from '../list-import.api.ts';
import styles from './list-import.module.css';

/** The imports that can still be undone as a whole; nothing where there is none. */
export function EarlierLists({ resource }: { resource: ImportResource }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(undoableOf(resource));
  if (data.length === 0) return null;
  async function undo({ id }: ListImportItem) {
    const title = t(($) => $.listImport.undoTitle);
    const text = t(($) => $.listImport.undoText);
    if (!(await confirm({ title, text, confirm: t(($) => $.listImport.undo), danger: true }))) return;
    try {
      const { removed, restored, kept } = await undoList(resource, id);
      notify(
        'success',
        [
          t(($) => $.listImport.undone, { removed, restored }),
          ...(kept > 0 ? [t(($) => $.listImport.undoneKept, { count: kept })] : []),
        ].join(' '),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }
  return (
    <section className={styles.earlier} aria-label={t(($) => $.listImport.earlier)}>
      <h2>{t(($) => $.listImport.earlier)}</h2>
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
