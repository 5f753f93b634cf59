import { NativeSelect } from '@mantine/core';
import type { RowChoice, WineColumn } from '@rebblatt/contracts';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { CheckedRow } from '../wine-list.rules.ts';
import { problemText } from './problem-text.ts';
import { labelOf, type Words } from './use-words.ts';
import styles from './wine-import.module.css';

/** What happens to a row: the choice, why there is one, and what would change. */
export function RowOutcome({
  row,
  words,
  onChoose,
}: {
  row: CheckedRow;
  words: Words;
  onChoose: (choice: RowChoice) => void;
}) {
  const { t } = useTranslation();
  const { existing, changes, choices, choice, joins } = row;
  const word = (one: RowChoice) =>
    one === 'add' && existing ? t(($) => $.wineImport.addAnyway) : t(($) => $.wineImport.choices[one]);
  const show = (field: WineColumn, text: string) =>
    labelOf(words[field], text) || t(($) => $.wineImport.empty);
  const unplaced = choice === 'skip' ? [] : row.problems.filter(({ column }) => column === null);
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={t(($) => $.wineImport.choice, { wine: row.wine || row.line })}
        data={choices.map((one) => ({ value: one, label: word(one) }))}
        value={choice}
        data-doubt={unplaced.length > 0 || undefined}
        onChange={(event) => onChoose(event.currentTarget.value as RowChoice)}
      />
      {joins !== null && <p className={styles.note}>{t(($) => $.wineImport.joins, { row: joins })}</p>}
      {existing?.by === 'twin' && <p className={styles.note}>{t(($) => $.wineImport.twin)}</p>}
      {existing?.by === 'similar' && (
        <p className={styles.note}>{t(($) => $.wineImport.similar, { wine: existing.wine })}</p>
      )}
      {existing && choice !== 'add' && changes.length === 0 && row.problems.length === 0 && (
        <p className={styles.note}>{t(($) => $.wineImport.same)}</p>
      )}
      {choice !== 'add' &&
        changes.map(({ field, from, to }) => (
          <p key={`${field} ${to}`} className={styles.note}>
            {t(($) => $.wineImport.change, {
              field: t(($) => $.wineImport.fields[field]),
              from: show(field, from),
            })}{' '}
            {/* The product's typeface has no such arrow. */}
            <ArrowRight className={styles.arrow} size={13} aria-label={t(($) => $.wineImport.becomes)} />{' '}
            {show(field, to)}
          </p>
        ))}
      {unplaced.map((problem) => (
        <p key={`${problem.field} ${problem.key}`} className={styles.wrong}>
          {problemText(t, problem, String(problem.params.text ?? ''))}
        </p>
      ))}
    </>
  );
}
