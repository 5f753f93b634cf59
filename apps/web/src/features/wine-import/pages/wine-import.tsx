import { Button } from '@mantine/core';
import { isAdministrator } from '@rebblatt/contracts';
import { Trophy, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { FilePart } from '../../../form/file-part.tsx';
import { askToLeave, useLeaveGuard } from '../../../form/leave-guard.ts';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { useOpenCell } from '../../../form/use-open-cell.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { EarlierImports } from '../components/earlier-imports.tsx';
import { ExhibitorChoice } from '../components/exhibitor-choice.tsx';
import { ListReview } from '../components/list-review.tsx';
import { ListSource } from '../components/list-source.tsx';
import result from '../components/result.module.css';
import styles from '../components/wine-import.module.css';
import { withEachOnce } from '../filled.rules.ts';
import { type ListFrom, readList, undoImport } from '../wine-import.api.ts';
import { listOf, type OpenCell, type WineList, withTexts } from '../wine-list.rules.ts';

/** A list, and whether a person changed or chose something in it since it was read. */
type Begun = { list: WineList; touched: boolean };

/** What is not written yet: the list with its corrections, what is being typed in one of its cells, and whose wines they are. */
type Kept = {
  exhibitor: number | null;
  list: WineList;
  /** A list that was kept by an earlier version does not say it. */
  touched?: boolean;
  open?: OpenCell | null;
};

type Done = { id: number; added: number; updated: number };

/** Wines from a spreadsheet: paste or choose a list, settle what is in doubt, write it, and undo it if need be. */
export function WineImport() {
  const { t } = useTranslation();
  const session = useSession();
  const organiser = session !== null && isAdministrator(session.role);
  const [exhibitor, setExhibitor] = useState<number | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const list = begun?.list ?? null;
  // Each list has a review of its own: what was answered about one is nothing to the next.
  const [turn, setTurn] = useState(0);
  const [done, setDone] = useState<Done | null>(null);
  const [from, setFrom] = useState<ListFrom | null>(null);
  const dirty = useRef(false);
  dirty.current = list !== null;
  useLeaveGuard(dirty, list !== null);
  const unsaved = useMemo(() => (begun === null ? undefined : { exhibitor, ...begun }), [exhibitor, begun]);
  const cell = useOpenCell<Omit<Kept, 'open'>, OpenCell>(unsaved);
  const draft = useKeptWork<Kept>('wine-import', cell.work, restore, {
    clear: () => setBegun(null),
    large: true,
  });

  function begin(next: Begun) {
    cell.type(null);
    setTurn((count) => count + 1);
    setBegun(next);
  }

  function restore(kept: Kept) {
    setFrom(null);
    setExhibitor(kept.exhibitor);
    const known = withEachOnce(kept.list);
    // What was being typed is taken, as it is when the field is left.
    const { open } = kept;
    begin({
      list: open ? withTexts(known, new Set([open.line]), open.column, open.text) : known,
      touched: (kept.touched ?? true) || Boolean(open),
    });
  }

  function take(read: ListFrom) {
    setFrom(read);
    begin({ list: listOf(read.read), touched: false });
  }

  /** Reading the file in another way begins anew. */
  async function takeOther(read: ListFrom) {
    const question = {
      title: t(($) => $.wineImport.readAgain),
      text: t(($) => $.wineImport.readAgainText),
      confirm: t(($) => $.wineImport.readAgain),
    };
    if (!begun?.touched || (await confirm(question))) take(read);
  }

  async function another() {
    const text = t(($) => $.wineImport.anotherText);
    if (begun?.touched && !(await askToLeave(t, text))) return;
    draft.forget();
    setFrom(null);
    setBegun(null);
  }

  return (
    <>
      <PageHeader
        title={t(($) => $.wine.importTitle)}
        actions={
          organiser && (
            <LinkButton
              to="/import/award-result"
              variant="default"
              leftSection={<Trophy size={16} aria-hidden />}
            >
              {t(($) => $.listImport.lists['award-result'])}
            </LinkButton>
          )
        }
      />
      {done && (
        <Result done={done} path={organiser ? '/wine' : '/exhibitor-wine'} onUndone={() => setDone(null)} />
      )}
      <DraftNotice draft={draft} />
      {/* Whoever began before the draft is there would lose one of the two. */}
      {draft.asked || list !== null ? (
        organiser && <ExhibitorChoice value={exhibitor} onChange={setExhibitor} />
      ) : (
        <Loading />
      )}
      {(draft.asked || list !== null) &&
        (!organiser || exhibitor !== null) &&
        (begun === null ? (
          <>
            <ListSource
              onRead={(read) => {
                setDone(null);
                take(read);
              }}
            />
            <EarlierImports
              key={exhibitor}
              exhibitor={exhibitor}
              onUndone={(id) => setDone((now) => (now?.id === id ? null : now))}
            />
          </>
        ) : (
          <>
            {from && (
              <FilePart
                read={from.read}
                onChoose={async (choice) =>
                  takeOther({ input: from.input, read: await readList(from.input, choice) })
                }
              />
            )}
            <ListReview
              key={`${exhibitor} ${turn}`}
              exhibitor={exhibitor}
              list={begun.list}
              touched={begun.touched}
              onChange={(next, touched) => setBegun({ list: next, touched })}
              onType={cell.type}
              onAnother={() => void another()}
              onDone={(result) => {
                draft.forget();
                setBegun(null);
                setDone(result);
              }}
            />
          </>
        ))}
    </>
  );
}

function Result({ done, path, onUndone }: { done: Done; path: string; onUndone: () => void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The button that wrote the list stood at its foot, which may be far below on a telephone.
  useEffect(() => place.current?.focus(), []);

  async function undo() {
    setBusy(true);
    try {
      const undone = await undoImport(done.id);
      notify(
        'success',
        t(($) => $.wineImport.undone, undone),
      );
      onUndone();
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div ref={place} tabIndex={-1} className={result.result}>
      <Notice tone="ok">
        {t(($) => $.wineImport.done, { added: done.added, updated: done.updated })}
        <span className={styles.buttons}>
          <Button component={Link} to={path}>
            {t(($) => $.wineImport.toWines)}
          </Button>
          <Button
            variant="default"
            loading={busy}
            leftSection={<Undo2 size={16} aria-hidden />}
            onClick={() => void undo()}
          >
            {t(($) => $.wineImport.undo)}
          </Button>
        </span>
      </Notice>
    </div>
  );
}
