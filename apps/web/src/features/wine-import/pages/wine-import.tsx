import { Button } from '@mantine/core';
import { isAdministrator } from '@rebblatt/contracts';
import { Trophy, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { FilePart } from '../../../form/file-part.tsx';
import { askToLeave, useLeaveGuard } from '../../../form/leave-guard.ts';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { EarlierImports } from '../components/earlier-imports.tsx';
import { ExhibitorChoice } from '../components/exhibitor-choice.tsx';
import { ListReview } from '../components/list-review.tsx';
import { ListSource } from '../components/list-source.tsx';
import result from '../components/result.module.css';
import styles from '../components/wine-import.module.css';
import { isTouched } from '../marks.rules.ts';
import { type ListFrom, readList, undoImport } from '../wine-import.api.ts';
import { listOf, type WineList } from '../wine-list.rules.ts';

/** What is not written yet: the list with its corrections, and whose wines they are. */
type Kept = { exhibitor: number | null; list: WineList };

type Done = { id: number; added: number; updated: number };

/** Wines from a spreadsheet: paste or choose a list, settle what is in doubt, write it, and undo it if need be. */
export function WineImport() {
  const { t } = useTranslation();
  const session = useSession();
  const organiser = session !== null && isAdministrator(session.role);
  const [exhibitor, setExhibitor] = useState<number | null>(null);
  const [list, setList] = useState<WineList | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [from, setFrom] = useState<ListFrom | null>(null);
  const dirty = useRef(false);
  dirty.current = list !== null;
  useLeaveGuard(dirty, list !== null);
  const unsaved = useMemo(() => (list === null ? undefined : { exhibitor, list }), [exhibitor, list]);
  const draft = useKeptWork<Kept>('wine-import', () => unsaved, restore, {
    clear: () => setList(null),
    large: true,
  });

  function restore(kept: Kept) {
    // What was corrected in it before is not known.
    setFrom(null);
    setExhibitor(kept.exhibitor);
    setList(kept.list);
  }

  function take(read: ListFrom) {
    setFrom(read);
    setList(listOf(read.read));
  }

  /** Reading the file in another way begins anew. */
  async function takeOther(read: ListFrom) {
    const asked = list && from && isTouched(list, from.read);
    const question = {
      title: t(($) => $.wineImport.readAgain),
      text: t(($) => $.wineImport.readAgainText),
      confirm: t(($) => $.wineImport.readAgain),
    };
    if (!asked || (await confirm(question))) take(read);
  }

  async function another() {
    const text = t(($) => $.wineImport.anotherText);
    const touched = list && (from === null || isTouched(list, from.read));
    if (touched && !(await askToLeave(t, text))) return;
    draft.forget();
    setFrom(null);
    setList(null);
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
      {organiser && <ExhibitorChoice value={exhibitor} onChange={setExhibitor} />}
      {(!organiser || exhibitor !== null) &&
        (list === null ? (
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
              key={exhibitor}
              exhibitor={exhibitor}
              list={list}
              onChange={setList}
              onAnother={() => void another()}
              onDone={(result) => {
                draft.forget();
                setList(null);
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
