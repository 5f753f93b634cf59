import { NativeSelect } from '@mantine/core';
import { type WineColumn, wineColumns } from '@rebblatt/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { WineList } from '../wine-list.rules.ts';
import { columnName } from './column-name.ts';
import styles from './wine-import.module.css';

type Props = { list: WineList; onMatch: (column: number, field: WineColumn | null) => void };

/** What each column of the list is: recognised, and changed with a select. */
export function ColumnMatches({ list, onMatch }: Props) {
  const { t } = useTranslation();
  const choices = [
    { value: '', label: t(($) => $.wineImport.ignore) },
    ...wineColumns.map((field) => ({ value: field, label: t(($) => $.wineImport.fields[field]) })),
  ];
  const sampleOf = (index: number) => list.rows.find((row) => row.cells[index])?.cells[index] ?? '';
  // There is nothing in them to be taken as anything.
  const [empty] = useState(
    () => new Set(list.columns.flatMap(({ field }, index) => (field || sampleOf(index) ? [] : [index]))),
  );
  // What groups say may be taken for nothing, also where the rest was filled in.
  const added = new Set(
    list.added.map(({ column }) => column).filter((column) => !list.columns[column]?.grouped),
  );
  const own = list.columns.flatMap((column, index) =>
    added.has(index) || empty.has(index) ? [] : [{ ...column, index }],
  );
  const matched = own.filter(({ field }) => field !== null).length;
  // What is all understood leaves the screen to the wines.
  const [opened] = useState(matched < own.length || !own.some(({ field }) => field === 'wine'));
  return (
    <details className={styles.part} open={opened}>
      <summary className={styles.fold}>
        <h2 className={styles.heading}>{t(($) => $.wineImport.columns)}</h2>
        <span className={styles.hint}>{t(($) => $.wineImport.matched, { matched, count: own.length })}</span>
      </summary>
      <p className={styles.hint}>{t(($) => $.wineImport.columnsHint)}</p>
      <div className={styles.columns}>
        {own.map(({ heading, field, grouped, index }) => {
          const name = columnName(t, { heading, grouped }, index);
          return (
            <NativeSelect
              key={index}
              label={name}
              aria-label={t(($) => $.wineImport.columnOf, { heading: name })}
              description={sampleOf(index)}
              inputWrapperOrder={['label', 'input', 'description']}
              classNames={{ description: styles.sample }}
              data-ignored={field === null || undefined}
              data={choices}
              value={field ?? ''}
              onChange={(event) => onMatch(index, (event.currentTarget.value || null) as WineColumn | null)}
            />
          );
        })}
      </div>
    </details>
  );
}
