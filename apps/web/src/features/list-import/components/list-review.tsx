import { Button, Checkbox } from '@mantine/core';
import type { ImportResource, ListCheck, ListChoice, ListRead, ListTable } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FilePart } from '../../../form/file-part.tsx';
import { mayLeaveForms, useLeaveGuard } from '../../../form/leave-guard.ts';
import { errorText } from '../../../lib/error-text.ts';
import { createIntention } from '../../../lib/intention.ts';
import { useSteps } from '../../../lib/use-steps.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { afterWriting, isTouched, type OpenCell } from '../list.rules.ts';
import { checkOf, type ListOrigin, readList, writeList } from '../list-import.api.ts';
import { CheckedRows } from './checked-rows.tsx';
import { FirstRow } from './first-row.tsx';
import { ListColumns, useFieldNames } from './list-columns.tsx';
import styles from './list-import.module.css';
import { RatherOther } from './rather-other.tsx';
import { useListWords } from './use-list-words.ts';

type Props = {
  resource: ImportResource;
  read: ListRead;
  /** Its rows as they are now. */
  table: ListTable;
  /** Where it comes from; null for a file that was chosen before the tab was loaded anew. */
  origin: ListOrigin | null;
  onChange: (table: ListTable) => void;
  /** What is being typed in a cell; null when it is left. */
  onType: (open: OpenCell | null) => void;
  onRead: (read: ListRead) => void;
  /** The list was brought to the wrong place, and is read anew as this one. */
  onOther: (resource: ImportResource, origin: ListOrigin) => Promise<void>;
  onWritten: () => void;
  onLeave: () => void;
};

/** What a list would do: its columns, the names it would add elsewhere, its rows, and the button that writes it. */
export function ListReview({ resource, read, table, origin, ...props }: Props) {
  const { onChange, onType, onRead, onOther, onWritten, onLeave } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const revision = useRevision(table);
  const { data, error, refetch, isFetching } = useQuery(checkOf(resource, table, revision));
  const [intention] = useState(createIntention);
  const [busy, setBusy] = useState(false);
  const counts = countsOf(data);
  const named = useFieldNames(read);
  const steps = useSteps();
  const { would } = useListWords();
  const dirty = useRef(true);
  useLeaveGuard(dirty, true);
  async function write() {
    setBusy(true);
    try {
      const { added, updated } = await writeList(resource, table, intention);
      const { to, offer } = afterWriting(resource, steps?.to);
      notify(
        'success',
        t(($) => $.listImport.written, { added, updated }),
        offer ? { label: t(($) => $.exhibitor.inviteRest), run: () => void navigate(offer) } : undefined,
      );
      dirty.current = false;
      onWritten();
      navigate(to);
    } catch (failure) {
      notify('danger', errorText(t, failure));
      setBusy(false);
    }
  }
  /** Reads the file once more in another way, which begins anew. */
  async function again(choice: ListChoice) {
    if (!origin) return;
    const question = {
      title: t(($) => $.wineImport.readAgain),
      text: t(($) => $.wineImport.readAgainText),
      confirm: t(($) => $.wineImport.readAgain),
    };
    if (isTouched(read, table) && !(await confirm(question))) return;
    onRead(await readList(resource, origin, choice));
  }
  async function leave() {
    if (await mayLeaveForms(t)) onLeave();
  }
  return (
    <div className={styles.review}>
      {read.rather && origin && (
        <RatherOther
          resource={read.rather}
          onTake={async (other) => {
            dirty.current = false;
            await onOther(other, origin);
          }}
        />
      )}
      {origin && <FirstRow read={read} onChoose={again} />}
      <ListColumns read={read} table={table} onChange={onChange} missing={data?.missing ?? []} />
      {origin && 'file' in origin && <FilePart read={read} onChoose={again} />}
      {data && <NewNames check={data} table={table} onChange={onChange} />}
      {error && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          others={
            <Button variant="default" onClick={() => void leave()}>
              {t(($) => $.listImport.other)}
            </Button>
          }
        />
      )}
      {!data && !error && <Loading />}
      {data && <CheckedRows check={data} table={table} named={named} onChange={onChange} onType={onType} />}
      {data && data.unconfirmed.length > 0 && <Unconfirmed entries={data.unconfirmed} />}
      {data && (
        <div className={styles.foot}>
          <p role="status">
            {would(counts)}
            {counts.open > 0 && ` ${t(($) => $.listImport.openHint)}`}
            {data.missing.length > 0 &&
              ` ${t(($) => $.listImport.missingHint, { fields: data.missing.map(named).join(', ') })}`}
          </p>
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

/** So many names are shown; whoever has more has a column of something else. */
const NAMED = 20;

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
          description={[
            names.slice(0, NAMED).join(', '),
            ...(names.length > NAMED
              ? [t(($) => $.listImport.andMore, { count: names.length - NAMED })]
              : []),
          ].join(' ')}
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
