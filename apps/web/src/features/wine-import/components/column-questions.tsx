import { Button, Radio, Stack } from '@mantine/core';
import type { ColumnQuestion } from '@rebblatt/contracts';
import { useId, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Answer, WineList } from '../wine-list.rules.ts';
import { columnName } from './column-name.ts';
import styles from './wine-import.module.css';

type Props = {
  list: WineList;
  /** Columns of which no value is used. */
  unused: readonly number[];
  onAnswer: (answers: Answer[]) => void;
  onLeaveOut: (column: number) => void;
};

/** Whether of several prices only one can be taken. */
const isOneOfSeveral = ({ kind, options }: ColumnQuestion) =>
  kind === 'which-price' && options.filter(({ also }) => !also).length > 1;

/** So many values of a column are shown to tell it from another. */
const SAMPLES = 3;
const NONE = 'none';

/** What only a person knows of the columns: asked once, with the first values to look at, before anything is written. */
export function ColumnQuestions({ list, unused, onAnswer, onLeaveOut }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const { questions = [] } = list;
  const [chosen, setChosen] = useState<Record<number, string>>({});
  // Sizes may have no price only because that is asked.
  const unusedNow = questions.length > 0 ? [] : unused;
  if (questions.length + unusedNow.length === 0) return null;
  const headingOf = (column: number) => columnName(t, list.columns[column] ?? { heading: '' }, column);
  const valuesOf = (column: number) =>
    [...new Set(list.rows.map(({ cells }) => cells[column]?.trim()).filter(Boolean))]
      .slice(0, SAMPLES)
      .join(' · ');
  /** A guess stands already; what was taken for nothing wants an answer. */
  const answerOf = ({ kind }: ColumnQuestion, index: number) =>
    chosen[index] ?? (kind === 'guessed' ? '0' : undefined);
  const answered = questions.every((question, index) => answerOf(question, index) !== undefined);

  return (
    <section className={styles.questions} aria-labelledby={title}>
      <h2 className={styles.heading} id={title}>
        {t(($) => $.wineImport.questions.title)}
      </h2>
      {questions.length > 0 && <p className={styles.hint}>{t(($) => $.wineImport.questions.hint)}</p>}
      {questions.map((question, index) => {
        const [first] = question.options;
        const heading = headingOf(first?.column ?? 0);
        return (
          <Radio.Group
            key={question.options.map(({ column, field }) => `${column} ${field}`).join()}
            className={styles.question}
            label={labelOf(question, heading)}
            value={answerOf(question, index) ?? null}
            description={isOneOfSeveral(question) ? t(($) => $.wineImport.questions.onePrice) : undefined}
            onChange={(value) => setChosen((before) => ({ ...before, [index]: value }))}
          >
            <Stack gap={12} mt={8}>
              {question.options.map(({ column, field, also = [], heading: called }, option) => (
                <Radio
                  key={`${column} ${field} ${called}`}
                  value={String(option)}
                  label={t(($) => $.wineImport.questions.sample, {
                    name:
                      called ??
                      (question.kind === 'which-price'
                        ? [column, ...also].map(headingOf).join(', ')
                        : t(($) => $.wineImport.fields[field])),
                    values: valuesOf(column),
                  })}
                />
              ))}
              <Radio value={NONE} label={t(($) => $.wineImport.questions.none)} />
            </Stack>
          </Radio.Group>
        );
      })}
      {questions.length > 0 && (
        <Button
          className={styles.confirm}
          disabled={!answered}
          onClick={() =>
            onAnswer(
              questions.map((question, index) => question.options[Number(answerOf(question, index))] ?? null),
            )
          }
        >
          {t(($) => $.wineImport.questions.confirm)}
        </Button>
      )}
      {unusedNow.map((column) => (
        <div key={column} className={styles.buttons}>
          <p className={styles.hint}>
            {t(($) => $.wineImport.questions.unused, { heading: headingOf(column) })}
          </p>
          <Button variant="default" size="compact-md" onClick={() => onLeaveOut(column)}>
            {t(($) => $.wineImport.questions.leaveOut)}
          </Button>
        </div>
      ))}
    </section>
  );

  function labelOf({ kind }: ColumnQuestion, heading: string): string {
    if (kind === 'which-price') return t(($) => $.wineImport.questions.whichPrice);
    if (kind === 'guessed') return t(($) => $.wineImport.questions.guessed, { heading });
    return t(($) => $.wineImport.questions.whichField, { heading });
  }
}
