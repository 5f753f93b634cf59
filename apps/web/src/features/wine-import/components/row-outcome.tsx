import { NativeSelect } from '@mantine/core';
import type { FieldErrorKey, RowChoice } from '@rebblatt/contracts';
import { keyText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { CheckedRow } from '../wine-list.rules.ts';
import styles from './wine-import.module.css';

/** What happens to a row: the choice, why there is one, and what would change. */
export function RowOutcome({ row, onChoose }: { row: CheckedRow; onChoose: (choice: RowChoice) => void }) {
  const { t } = useTranslation();
  const { existing, changes, choices, choice, joins } = row;
  const word = (one: RowChoice) =>
    one === 'add' && existing ? t(($) => $.wineImport.addAnyway) : t(($) => $.wineImport.choices[one]);
  const show = (text: string) => text || t(($) => $.wineImport.empty);
  const unplaced = choice === 'skip' ? [] : row.problems.filter(({ column }) => column === null);
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={t(($) => $.wineImport.choice, { wine: row.wine || row.line })}
        data={choices.map((one) => ({ value: one, label: word(one) }))}
        value={choice}
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
              from: show(from),
              to: show(to),
            })}
          </p>
        ))}
      {unplaced.map(({ field, key, params }) => (
        <p key={`${field} ${key}`} className={styles.wrong}>
          {keyText(t, key as FieldErrorKey, { ...params, field: t(($) => $.wineImport.fields[field]) })}
        </p>
      ))}
    </>
  );
}
