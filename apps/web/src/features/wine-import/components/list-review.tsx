import { Button } from '@mantine/core';
import type { RowChoice, WineColumn } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { createIntention } from '../../../lib/intention.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { withSame, withUsual } from '../filled.rules.ts';
import { withCorrections } from '../marks.rules.ts';
import { withPrevious } from '../previous.rules.ts';
import { withVintages } from '../vintage.rules.ts';
import { checkOf, writeList } from '../wine-import.api.ts';
import {
  type Correction,
  corrected,
  countsOf,
  isOpen,
  type Offer,
  type OpenCell,
  rowsOf,
  type WineList,
  withAnswers,
  withChoice,
  withField,
  withRow,
  withTexts,
} from '../wine-list.rules.ts';
import { CheckedRows, type View } from './checked-rows.tsx';
import { ColumnMatches } from './column-matches.tsx';
import { ColumnQuestions } from './column-questions.tsx';
import { LeftOut } from './left-out.tsx';
import { MissingColumns } from './missing-columns.tsx';
import { MissingWord } from './missing-word.tsx';
import { OwnNumbers } from './own-numbers.tsx';
import { PreviousOffer } from './previous-offer.tsx';
import { ReviewFoot } from './review-foot.tsx';
import { ShownOffer } from './shown-offer.tsx';
import { useNextDoubt } from './use-next-doubt.ts';
import { useWords } from './use-words.ts';
import { VintageOffer } from './vintage-offer.tsx';
import styles from './wine-import.module.css';

/** So many changes can be taken back. */
const MAX_STEPS = 30;

type Props = {
  /** For whom, if the organiser imports. */
  exhibitor: number | null;
  list: WineList;
  /** Whether a person changed something in it. */
  touched: boolean;
  onChange: (list: WineList, touched: boolean) => void;
  /** What is being typed in a cell; null when it is left. */
  onType: (open: OpenCell | null) => void;
  onAnother: () => void;
  onDone: (done: { id: number; added: number; updated: number }) => void;
};

/** A list that was read: its columns, its wines and what is still in doubt, all of it corrected in place. */
export function ListReview({ exhibitor, list, touched, onChange, onType, onAnother, onDone }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const own = useId();
  const [revision, setRevision] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [intention] = useState(createIntention);
  const [past, setPast] = useState<{ list: WineList; touched: boolean }[]>([]);
  const [offer, setOffer] = useState<Offer | null>(null);
  const { columns } = list;
  const written = useMemo(() => rowsOf(list), [list]);
  const table = { ...(exhibitor !== null && { user_id: exhibitor }), columns, rows: written };
  const check = useQuery(checkOf(table, `${own} ${revision}`));
  const rows = check.data?.rows ?? [];
  const counts = countsOf(rows);
  // Of a list that was exported and is read back, what changed matters.
  const [chosen, setView] = useState<View | null>(null);
  const view = chosen ?? (rows.some(({ existing }) => existing?.by === 'id') ? 'different' : 'all');
  const place = useRef<HTMLDivElement>(null);
  const goNext = useNextDoubt(place, () => setView('open'));

  function show(next: WineList, isTouched = touched) {
    setError(null);
    onChange(next, isTouched);
    setRevision((count) => count + 1);
  }

  /** A step of the person, which can be taken back. */
  function change(next: WineList, more: Offer | null = null) {
    setPast((steps) => [...steps.slice(-MAX_STEPS), { list, touched }]);
    setOffer(more);
    show(next, true);
  }

  function goBack() {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    setOffer(null);
    show(before.list, before.touched);
  }

  const usual = check.isPlaceholderData ? undefined : check.data?.usual;
  useEffect(() => {
    const filled = withUsual(list, usual ?? []);
    if (filled !== list) show(filled);
  });

  function correct(correction: Correction) {
    const { list: next, count, offer: more } = corrected(list, correction);
    change(next, more);
    if (count > 1)
      notify(
        'info',
        t(($) => $.wineImport.replaced, { from: correction.part, count }),
      );
  }

  function takeOffer({ others, column, to }: Offer) {
    change(withTexts(list, new Set(others), column, to));
    notify(
      'info',
      t(($) => $.wineImport.alsoTaken, { count: others.length }),
    );
  }

  const choose = (lines: number[], choice: RowChoice) => change(withChoice(list, new Set(lines), choice));

  async function write() {
    const versions = new Map(rows.map(({ line, existing }) => [line, existing?.version]));
    setBusy(true);
    setError(null);
    try {
      const shown = table.rows.map((row) => ({ ...row, version: versions.get(row.line) }));
      onDone(await writeList({ ...table, rows: shown }, intention));
    } catch (failure) {
      setError(failure);
      setRevision((count) => count + 1);
    } finally {
      setBusy(false);
    }
  }

  return (
    // While it is written nothing can be corrected, which would be lost with the list.
    <div className={styles.review} ref={place} inert={busy}>
      <ColumnQuestions
        list={list}
        unused={check.data?.unused ?? []}
        onAnswer={(answers) => change(withAnswers(list, answers))}
        onLeaveOut={(column) => change(withField(list, column, null))}
      />
      <ColumnMatches
        list={list}
        onMatch={(column: number, field: WineColumn | null) => change(withField(list, column, field))}
      />
      {check.isError && (
        <ErrorState
          error={check.error}
          onRetry={() => void check.refetch()}
          others={
            <>
              {past.length > 0 && (
                <Button variant="default" onClick={goBack}>
                  {t(($) => $.wineImport.back)}
                </Button>
              )}
              <Button variant="default" onClick={onAnother}>
                {t(($) => $.wineImport.another)}
              </Button>
            </>
          }
        />
      )}
      {check.isPending && <Loading />}
      {check.data && (
        <>
          <MissingColumns
            list={list}
            missing={check.data.missing}
            words={words}
            onFill={(field, text) => change(withSame(list, field, text))}
          />
          <LeftOut list={list} onTake={(line) => change(withRow(list, line))} />
          <PreviousOffer list={list} rows={rows} onTake={() => change(withPrevious(list, rows))} />
          <VintageOffer list={list} onTake={() => change(withVintages(list))} />
          <ShownOffer list={list} rows={rows} onTake={(found) => change(withCorrections(list, found))} />
          <OwnNumbers
            list={list}
            rows={rows}
            onMatch={(column, field) => change(withField(list, column, field))}
          />
          <CheckedRows
            list={list}
            rows={rows}
            words={words}
            busy={check.isFetching}
            view={view}
            onView={setView}
            onCorrect={correct}
            onType={onType}
            offer={offer}
            onTakeOffer={takeOffer}
            onChoose={choose}
          />
          {exhibitor === null && <MissingWord rows={rows} />}
          {error !== null && <Notice tone="danger">{errorText(t, error)}</Notice>}
          <ReviewFoot
            counts={counts}
            busy={busy}
            checking={check.isFetching}
            asks={(list.questions ?? []).length + (check.data.unused ?? []).length > 0}
            onNext={goNext}
            onSkip={() =>
              choose(
                rows.filter(isOpen).map(({ line }) => line),
                'skip',
              )
            }
            onWrite={() => void write()}
            onAnother={onAnother}
            onBack={past.length > 0 ? goBack : null}
          />
        </>
      )}
    </div>
  );
}
