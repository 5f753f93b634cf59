import { Button, Checkbox, NativeSelect } from '@mantine/core';
import type { ImportResource, ListCheck, ListRead, ListTable } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayLeaveForms, useLeaveGuard } from '../../../form/leave-guard.ts';
import { errorText } from '../../../lib/error-text.ts';
import { createIntention } from '../../../lib/intention.ts';
import type { Language } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { inPlaces } from '../../../ui/in-places.ts';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { placeOf, tableOf, withField } from '../list.rules.ts';
import { checkOf, type ListOrigin, readList, writeList } from '../list-import.api.ts';
import { CheckedRows } from './checked-rows.tsx';
import styles from './list-import.module.css';

type Props = {
  resource: ImportResource;
  read: ListRead;
  origin: ListOrigin;
  onRead: (read: ListRead) => void;
  onLeave: () => void;
};

/** What a list would do: its columns, the names it would add elsewhere, its rows, and the button that writes it. */
export function ListReview({ resource, read, origin, onRead, onLeave }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [table, setTable] = useState(() => tableOf(read));
  const revision = useRevision(table);
  const { data, error, refetch, isFetching } = useQuery(checkOf(resource, table, revision));
  const [intention] = useState(createIntention);
  const [busy, setBusy] = useState(false);
  const counts = countsOf(data);
  const named = useFieldNames(read);
  const dirty = useRef(true);
  useLeaveGuard(dirty, true);
  async function write() {
    setBusy(true);
    try {
      const { added, updated } = await writeList(resource, table, intention);
      notify(
        'success',
        t(($) => $.listImport.written, { added, updated }),
      );
      dirty.current = false;
      navigate(placeOf(resource));
    } catch (failure) {
      notify('danger', errorText(t, failure));
      setBusy(false);
    }
  }
  async function leave() {
    if (await mayLeaveForms(t)) onLeave();
  }
  return (
    <div className={styles.review}>
      <Columns read={read} table={table} onChange={setTable} missing={data?.missing ?? []} />
      {read.sheets.length > 1 && (
        <NativeSelect
          className={styles.sheet}
          label={t(($) => $.listImport.sheet)}
          data={read.sheets}
          value={read.sheet ?? ''}
          onChange={(event) => void readList(resource, origin, event.currentTarget.value).then(onRead)}
        />
      )}
      {data && <NewNames check={data} table={table} onChange={setTable} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <CheckedRows check={data} table={table} named={named} onChange={setTable} />}
      {data && data.unconfirmed.length > 0 && <Unconfirmed entries={data.unconfirmed} />}
      {data && (
        <div className={styles.foot}>
          <p role="status">{t(($) => $.listImport.would, counts)}</p>
          <Button
            loading={busy}
            disabled={
              isFetching || counts.open > 0 || data.missing.length > 0 || counts.added + counts.updated === 0
            }
            onClick={() => void write()}
          >
            {t(($) => $.listImport.write)}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => void leave()}>
            {t(($) => $.listImport.other)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Entries that have what the list gives without being in it; the organiser decides what that means. */
function Unconfirmed({ entries }: { entries: ListCheck['unconfirmed'] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t(($) => $.listImport.unconfirmed)}>
      <h2 className={styles.heading}>{t(($) => $.listImport.unconfirmed)}</h2>
      <p>{t(($) => $.listImport.unconfirmedText)}</p>
      <ul>
        {entries.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

/** What the fields are called in the reader's language. */
function useFieldNames({ fields }: ListRead): (field: string) => string {
  const { i18n } = useTranslation();
  return (field) => fields.find((one) => one.field === field)?.headings[i18n.language as Language] ?? field;
}

/** A number for each state of the list, in place of its rows. */
function useRevision(table: ListTable): number {
  const last = useRef({ table, revision: 1 });
  if (last.current.table !== table) last.current = { table, revision: last.current.revision + 1 };
  return last.current.revision;
}

function countsOf(check: ListCheck | undefined) {
  const rows = check?.rows ?? [];
  const taken = rows.filter(({ choice, problems }) => choice !== 'skip' && problems.length === 0);
  return {
    added: taken.filter(({ choice }) => choice === 'add').length,
    updated: taken.filter(({ choice }) => choice === 'update').length,
    skipped: rows.filter(({ choice }) => choice === 'skip').length,
    open: rows.filter(({ choice, problems }) => choice !== 'skip' && problems.length > 0).length,
  };
}

type ColumnsProps = {
  read: ListRead;
  table: ListTable;
  onChange: (table: ListTable) => void;
  missing: string[];
};

/** What each column was taken for. */
function Columns({ read, table, onChange, missing }: ColumnsProps) {
  const { t } = useTranslation();
  const named = useFieldNames(read);
  return (
    <section aria-label={t(($) => $.listImport.columns)}>
      <h2 className={styles.heading}>{t(($) => $.listImport.columns)}</h2>
      <div className={styles.columns}>
        {inPlaces(table.columns, ({ heading, field }, index) => (
          <NativeSelect
            label={heading || t(($) => $.listImport.column, { n: index + 1 })}
            data={[
              { value: '', label: t(($) => $.listImport.nothing) },
              ...read.fields.map((one) => ({ value: one.field, label: named(one.field) })),
            ]}
            value={field ?? ''}
            onChange={(event) => onChange(withField(table, index, event.currentTarget.value || null))}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <Notice tone="wait">
          {t(($) => $.listImport.missing, { fields: missing.map(named).join(', ') })}
        </Notice>
      )}
    </section>
  );
}

/** Names that another list does not have: they are added with this one where that is ticked. */
function NewNames({
  check,
  table,
  onChange,
}: {
  check: ListCheck;
  table: ListTable;
  onChange: (table: ListTable) => void;
}) {
  const { t } = useTranslation();
  if (check.new.length === 0) return null;
  return (
    <section className={styles.new} aria-label={t(($) => $.listImport.unknown)}>
      <h2 className={styles.heading}>{t(($) => $.listImport.unknown)}</h2>
      {check.new.map(({ resource, names }) => (
        <Checkbox
          key={resource}
          label={t(($) => $.listImport.create, { list: t(($) => $.listImport.lists[resource]) })}
          description={names.join(', ')}
          checked={table.create.includes(resource)}
          onChange={({ currentTarget: { checked } }) =>
            onChange({
              ...table,
              create: checked ? [...table.create, resource] : table.create.filter((one) => one !== resource),
            })
          }
        />
      ))}
    </section>
  );
}
