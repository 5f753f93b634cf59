import { Button, Checkbox, TextInput } from '@mantine/core';
import type { CheckedListRow, FieldErrorKey, ListCheck, ListTable } from '@rebblatt/contracts';
import { useMemo, useState } from 'react';
import { fieldErrorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { inPlaces } from '../../../ui/in-places.ts';
import { type ListRow, type OpenCell, sameDoubts, withCell, withCells, withChoice } from '../list.rules.ts';
import styles from './list-import.module.css';

type Props = {
  check: ListCheck;
  table: ListTable;
  /** What a field is called. */
  named: (field: string) => string;
  onChange: (table: ListTable) => void;
  /** What is being typed in a cell; null when it is left. */
  onType: (open: OpenCell | null) => void;
};

/** So many rows are shown at once, and so many more on demand. */
const SHOWN = 100;

/** The rows in the order of the file, or those alone that had a problem when that was asked for: none moves while it is mended. */
export function CheckedRows({ check, table, named, onChange, onType }: Props) {
  const { t } = useTranslation();
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null);
  const [shown, setShown] = useState(SHOWN);
  const byLine = new Map(table.rows.map((row) => [row.line, row]));
  const open = check.rows.filter(({ problems, choice }) => problems.length > 0 && choice !== 'skip');
  const wanted = only ? check.rows.filter(({ line }) => only.has(line)) : check.rows;
  const rows = wanted.slice(0, shown);
  const sameAs = useMemo(() => sameDoubts(check.rows, table), [check.rows, table]);
  return (
    <>
      {(open.length > 0 || only) && (
        <Checkbox
          label={t(($) => $.listImport.onlyOpen, { count: open.length })}
          checked={only !== null}
          onChange={({ currentTarget: { checked } }) =>
            setOnly(checked ? new Set(open.map(({ line }) => line)) : null)
          }
        />
      )}
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(($) => $.listImport.row)}</th>
              <th scope="col" className={styles.outcome}>
                {t(($) => $.listImport.does)}
              </th>
              {inPlaces(table.columns, ({ heading, field }, index) => (
                <th scope="col" data-left={field === null || undefined}>
                  {heading || t(($) => $.listImport.column, { n: index + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((checked) => {
              const row = byLine.get(checked.line);
              return row ? (
                <CheckedRow key={row.line} {...{ checked, row, table, named, sameAs, onChange, onType }} />
              ) : null;
            })}
          </tbody>
        </table>
      </div>
      {wanted.length > shown && (
        <div>
          <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
            {t(($) => $.listImport.more, { count: wanted.length - shown })}
          </Button>
        </div>
      )}
    </>
  );
}

type RowProps = Pick<Props, 'table' | 'named' | 'onChange' | 'onType'> & {
  checked: CheckedListRow;
  row: ListRow;
  sameAs: ReturnType<typeof sameDoubts>;
};

function CheckedRow({ checked, row, table, named, sameAs, onChange, onType }: RowProps) {
  const { t } = useTranslation();
  const textOf = useProblemText(named);
  const { line, choice, choices, problems, changes, like, existing, name } = checked;
  const whole = problems.filter(({ column }) => column === null);
  const does = choices[0] === 'update' ? 'update' : 'add';
  // A row that has a doubt, or is left out, becomes nothing as yet.
  const isSame = does === 'update' && existing !== null && changes.length === 0 && problems.length === 0;
  const becomes = isSame ? 'same' : choice === 'skip' ? 'left' : problems.length > 0 ? 'open' : does;
  return (
    <tr data-choice={choice}>
      <th scope="row">{line}</th>
      <td className={styles.outcome}>
        <Checkbox
          label={t(($) => $.listImport[becomes])}
          checked={choice !== 'skip'}
          disabled={changes.length === 0 && problems.length === 0 && does === 'update'}
          onChange={({ currentTarget: { checked: taken } }) =>
            onChange(withChoice(table, line, taken ? does : 'skip'))
          }
        />
        {existing && existing.name !== name && <p className={styles.change}>{existing.name}</p>}
        {choice === 'skip' && does === 'update' && !existing && (
          <p className={styles.change}>{t(($) => $.listImport.lost)}</p>
        )}
        {like && <Like like={like} onSame={() => onChange(withCell(table, line, like.column, like.key))} />}
        {changes.map(({ field, from, to }) => (
          <p key={field} className={styles.change}>
            {t(($) => $.listImport.change, { field: named(field), from: from || '–', to: to || '–' })}
          </p>
        ))}
        {choice !== 'skip' &&
          whole.map((problem) => (
            <p key={problem.field} className={styles.wrong}>
              {textOf(problem)}
            </p>
          ))}
      </td>
      {inPlaces(table.columns, ({ field }, column) => {
        const problem = choice === 'skip' ? undefined : problems.find((one) => one.column === column);
        const same = problem ? sameAs(line, problem) : [];
        return (
          <Cell
            key={row.cells[column] ?? ''}
            text={row.cells[column] ?? ''}
            isTaken={field !== null}
            problem={problem}
            same={same.length}
            textOf={textOf}
            onChange={(text) => onChange(withCells(table, same, column, text))}
            onType={(text) => onType(text === null ? null : { lines: same, column, text })}
          />
        );
      })}
    </tr>
  );
}

/** An entry of the same name that is another by its address: which of the two the row means is asked. */
function Like({ like, onSame }: { like: NonNullable<CheckedListRow['like']>; onSame: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.change}>{t(($) => $.listImport.like, like)}</p>
      <button type="button" className={styles.suggestion} onClick={onSame}>
        {t(($) => $.listImport.likeSame, like)}
      </button>
    </>
  );
}

type Problem = CheckedListRow['problems'][number];

/** What is wrong with a cell, in words: a name that another list does not have is none that was deleted. */
function useProblemText(named: (field: string) => string): (problem: Problem) => string {
  const { t } = useTranslation();
  return ({ key, field, params }) =>
    key === 'validation.not-found'
      ? t(($) => $.listImport.notThere, { text: String(params.text ?? '') })
      : fieldErrorText(t, { key: key as FieldErrorKey, params }, named(field));
}

type CellProps = {
  text: string;
  /** Whether its column is taken, and not left out. */
  isTaken: boolean;
  problem: Problem | undefined;
  /** How many rows have the same word in the same doubt. */
  same: number;
  textOf: (problem: Problem) => string;
  onChange: (text: string) => void;
  /** What is being typed; null when it is left. */
  onType: (text: string | null) => void;
};

/** A cell; one with a problem can be corrected, with what may have been meant. */
function Cell({ text, isTaken, problem, same, textOf, onChange, onType }: CellProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  if (!problem) return <td data-left={!isTaken || undefined}>{text}</td>;
  const wrong = textOf(problem);
  return (
    <td data-wrong>
      <TextInput
        aria-label={wrong}
        size="xs"
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onType(value);
        }}
        onBlur={() => {
          onType(null);
          if (typed !== text) onChange(typed);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          onType(null);
          onChange(typed);
        }}
      />
      <p className={styles.wrong}>{wrong}</p>
      {problem.suggestions.map((one) => (
        <button key={one} type="button" className={styles.suggestion} onClick={() => onChange(one)}>
          {one}
        </button>
      ))}
      {same > 1 && <p className={styles.change}>{t(($) => $.listImport.forAll, { count: same, text })}</p>}
    </td>
  );
}
