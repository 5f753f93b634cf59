import { Button, TextInput } from '@mantine/core';
import type { WineColumn } from '@rebblatt/contracts';
import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { UnprintableNote } from '../../../form/unprintable-note.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import {
  type CheckedRow,
  type Correction,
  isUnknownWord,
  mayBeLeftOut,
  type OpenCell,
} from '../wine-list.rules.ts';
import styles from './checked-cell.module.css';
import { KnownWord } from './known-word.tsx';
import { problemText, suggestionText } from './problem-text.ts';
import { labelOf, type Word, wordOf } from './use-words.ts';

type Props = {
  field: WineColumn;
  /** What its column is called on the screen. */
  label: string;
  column: number;
  row: CheckedRow;
  text: string;
  /** What stood there in the file, where that was another text. */
  before?: string | undefined;
  /** What may stand here; undefined for free text. */
  words: readonly Word[] | undefined;
  onCorrect: (correction: Correction) => void;
  /** What is being typed in it; null when it is left. */
  onType: (open: OpenCell | null) => void;
  /** How many other rows this cell's correction may hold for too, and what takes it there. */
  offer: { count: number; take: () => void } | null;
};

/** Texts of the list that stand on a page as they are. */
const printed: readonly WineColumn[] = ['wine', 'sku'];

/** Where it helps to see what the list calls it, beside what will be written. */
const renamed: readonly WineColumn[] = ['wine', 'region', 'wine_type', 'wine_category', 'award', 'grape'];

/**
 * One cell of a list: what will be written, which a click makes a field, and what is wrong with it beside what may be
 * meant.
 */
export function CheckedCell({
  field,
  label,
  column,
  row,
  text,
  before = text,
  words,
  onCorrect,
  onType,
  offer,
}: Props) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  // With the field goes the focus; whoever has not put it elsewhere goes on from the same cell.
  const back = useRef(false);
  const problems =
    row.choice === 'skip' ? [] : row.problems.filter((one) => one.field === field && one.column === column);
  // The check may still be about an earlier text.
  const written = row.written.find((one) => one.column === column && one.cell === text)?.text ?? text;
  const shown = labelOf(words, written);
  const original =
    renamed.includes(field) &&
    before !== '' &&
    !shown.toLowerCase().includes(labelOf(words, before).toLowerCase());
  const put = (part: string, to: string, equal: boolean) =>
    onCorrect({ line: row.line, column, part, to, equal });
  return (
    <td
      data-label={label}
      data-empty={(text === '' && problems.length === 0) || undefined}
      data-wrong={problems.length > 0 || undefined}
    >
      {editing ? (
        <Editor
          label={t(($) => $.wineImport.correcting, { field: label, row: row.line })}
          text={words ? text : written}
          word={written}
          words={words}
          onType={(typed) => onType({ line: row.line, column, text: typed })}
          onDone={(to, left) => {
            onType(null);
            back.current = !left;
            setEditing(false);
            if (to !== null && to !== text && to !== written) put(text, to, false);
          }}
        />
      ) : (
        <button
          ref={(button) => {
            if (back.current) button?.focus();
            back.current = false;
          }}
          type="button"
          className={styles.cell}
          aria-label={t(($) => $.wineImport.correct, {
            field: label,
            row: row.line,
            text: shown || t(($) => $.wineImport.empty),
          })}
          title={written === before ? undefined : before}
          data-doubt={problems.length > 0 || undefined}
          onClick={() => setEditing(true)}
        >
          {problems.length > 0 && <TriangleAlert size={14} aria-hidden />}
          <span className={field === 'wine' ? `${styles.text} ${styles.name}` : styles.text}>
            {shown || t(($) => $.ui.none)}
          </span>
        </button>
      )}
      {printed.includes(field) && row.choice !== 'skip' && <UnprintableNote text={written} />}
      {original && <p className={styles.original}>{t(($) => $.wineImport.inList, { text: before })}</p>}
      {offer && (
        <Button
          className={styles.offer}
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            // The button goes with the offer.
            back.current = true;
            offer.take();
          }}
        >
          {t(($) => $.wineImport.alsoThere, { count: offer.count })}
        </Button>
      )}
      {problems.map((problem) => (
        <div key={`${problem.key} ${problem.params.text ?? ''}`} className={styles.problem}>
          <span>{problemText(t, problem, text)}</span>
          {[...problem.suggestions, ...(mayBeLeftOut(problem) ? [''] : [])].map((suggestion) => (
            <Button
              key={suggestion}
              variant="default"
              size="compact-sm"
              aria-label={
                suggestionText(t, problem, suggestion) ??
                t(($) => $.wineImport.take, { text: labelOf(words, suggestion) })
              }
              onClick={() => {
                // The button goes with the problem.
                back.current = true;
                put(String(problem.params.text ?? text), suggestion, isUnknownWord(field, text));
              }}
            >
              {suggestionText(t, problem, suggestion) ?? labelOf(words, suggestion)}
            </Button>
          ))}
        </div>
      ))}
    </td>
  );
}

type EditorProps = {
  label: string;
  text: string;
  /** What is written for the text. */
  word: string;
  words: readonly Word[] | undefined;
  onType: (text: string) => void;
  /**
   * Gets the new text, or null when nothing is to change.
   * @param left whether the focus is elsewhere already
   */
  onDone: (to: string | null, left?: boolean) => void;
};

function Editor({ label, text, word, words, onType, onDone }: EditorProps) {
  const [typed, setTyped] = useState(text);
  if (words)
    return (
      <KnownWord
        aria-label={label}
        size="xs"
        autoFocus
        words={words}
        value={wordOf(words, word)?.value.toString() ?? null}
        text={labelOf(words, text)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={onDone}
        onLeave={() => onDone(null, true)}
        onClose={() => onDone(null)}
      />
    );
  return (
    <TextInput
      aria-label={label}
      size="xs"
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onType(value);
      }}
      onBlur={() => onDone(typed, true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // The key is not for the button that has the focus next.
        event.preventDefault();
        onDone(event.key === 'Enter' ? typed : null);
      }}
    />
  );
}
