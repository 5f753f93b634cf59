import { Button, TextInput } from '@mantine/core';
import type { FieldErrorKey, WineColumn } from '@rebblatt/contracts';
import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Option } from '../../../form/select-options.ts';
import { keyText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { CheckedRow, Correction } from '../wine-list.rules.ts';
import styles from './wine-import.module.css';
import { WordChoice } from './word-choice.tsx';

type Props = {
  field: WineColumn;
  column: number;
  row: CheckedRow;
  text: string;
  /** What may stand here; undefined for free text. */
  words: readonly Option[] | undefined;
  onCorrect: (correction: Correction) => void;
};

/** One cell of a list: its text, which a click makes a field, and what is wrong with it beside what may be meant. */
export function CheckedCell({ field, column, row, text, words, onCorrect }: Props) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  // With the field goes the focus; whoever has not put it elsewhere goes on from the same cell.
  const back = useRef(false);
  const label = t(($) => $.wineImport.fields[field]);
  const problems =
    row.choice === 'skip' ? [] : row.problems.filter((one) => one.field === field && one.column === column);
  const put = (part: string, to: string) => onCorrect({ line: row.line, column, part, to });
  return (
    <td
      data-label={label}
      data-empty={(text === '' && problems.length === 0) || undefined}
      data-wrong={problems.length > 0 || undefined}
    >
      {editing ? (
        <Editor
          label={t(($) => $.wineImport.correcting, { field: label, row: row.line })}
          text={text}
          words={words}
          onDone={(to, left) => {
            back.current = !left;
            setEditing(false);
            if (to !== null && to !== text) put(text, to);
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
            text: text || t(($) => $.wineImport.empty),
          })}
          onClick={() => setEditing(true)}
        >
          {problems.length > 0 && <TriangleAlert size={14} aria-hidden />}
          {text || t(($) => $.ui.none)}
        </button>
      )}
      {problems.map(({ key, params, suggestions }) => (
        <div key={`${key} ${params.text ?? ''}`} className={styles.problem}>
          <span>{keyText(t, key as FieldErrorKey, { ...params, field: label })}</span>
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              variant="default"
              size="compact-sm"
              aria-label={t(($) => $.wineImport.take, {
                text: words?.find(({ value }) => value === suggestion)?.label ?? suggestion,
              })}
              onClick={() => put(String(params.text ?? text), suggestion)}
            >
              {words?.find(({ value }) => value === suggestion)?.label ?? suggestion}
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
  words: readonly Option[] | undefined;
  /**
   * Gets the new text, or null when nothing is to change.
   * @param left whether the focus is elsewhere already
   */
  onDone: (to: string | null, left?: boolean) => void;
};

function Editor({ label, text, words, onDone }: EditorProps) {
  const [typed, setTyped] = useState(text);
  if (words)
    return (
      <WordChoice
        aria-label={label}
        size="xs"
        autoFocus
        options={words}
        value={null}
        onChange={(to) => onDone(to)}
        onBlur={() => onDone(null, true)}
        onKeyDown={(event) => event.key === 'Escape' && onDone(null)}
      />
    );
  return (
    <TextInput
      aria-label={label}
      size="xs"
      autoFocus
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
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
