import { Button, NativeSelect } from '@mantine/core';
import type { RowChoice, WineColumn } from '@rebblatt/contracts';
import { useState } from 'react';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import {
  type CheckedRow,
  type Correction,
  isDifferent,
  isOpen,
  isThere,
  type Offer,
  type OpenCell,
  type WineList,
} from '../wine-list.rules.ts';
import { CheckedCell } from './checked-cell.tsx';
import { RowOutcome } from './row-outcome.tsx';
import type { Words } from './use-words.ts';
import styles from './wine-import.module.css';

const PER_PAGE = 50;
const VIEWS = ['different', 'all', 'open', 'double'] as const;
export type View = (typeof VIEWS)[number];

type Props = {
  list: WineList;
  rows: CheckedRow[];
  words: Words;
  busy: boolean;
  /** Which rows are shown. */
  view: View;
  onView: (view: View) => void;
  onCorrect: (correction: Correction) => void;
  /** What is being typed in a cell; null when it is left. */
  onType: (open: OpenCell | null) => void;
  /** What the last correction by hand may hold for too. */
  offer: Offer | null;
  onTakeOffer: (offer: Offer) => void;
  onChoose: (lines: number[], choice: RowChoice) => void;
};

/** The wines of a list, fifty at a time: each cell can be corrected, each row has its choice. */
export function CheckedRows({ list, rows, words, busy, view, onView, onChoose, ...cell }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(PER_PAGE);
  const views: Record<View, CheckedRow[]> = {
    different: rows.filter(isDifferent),
    all: rows,
    open: rows.filter(isOpen),
    double: rows.filter(isThere),
  };
  const doubles = views.double;
  const isRepeated = (field: WineColumn) => list.columns.filter((one) => one.field === field).length > 1;
  // Of several prices the heading says which bottle each is of.
  const columns = list.columns.flatMap(({ field, heading }, index) =>
    field
      ? [
          {
            ...{ field, heading, index },
            label: heading !== '' && isRepeated(field) ? heading : t(($) => $.wineImport.fields[field]),
          },
        ]
      : [],
  );
  const listed = new Map(list.rows.map((row) => [row.line, row]));
  function offerAt(line: number, column: number) {
    const { offer, onTakeOffer } = cell;
    if (!offer || offer.line !== line || offer.column !== column) return null;
    return { count: offer.others.length, take: () => onTakeOffer(offer) };
  }
  return (
    <section className={styles.part} aria-busy={busy}>
      <h2 className={styles.heading}>{t(($) => $.wineImport.preview)}</h2>
      <div className={styles.views}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
        <div role="group" aria-label={t(($) => $.wineImport.show)} className={styles.viewButtons}>
          {VIEWS.map((name) => (
            <Button
              key={name}
              variant={view === name ? 'light' : 'default'}
              size="compact-md"
              aria-pressed={view === name}
              onClick={() => {
                onView(name);
                setShown(PER_PAGE);
              }}
            >
              {t(($) => $.wineImport[name], { count: views[name].length })}
            </Button>
          ))}
        </div>
        {doubles.length > 1 && (
          <NativeSelect
            aria-label={t(($) => $.wineImport.doubles)}
            value=""
            data={[
              { value: '', label: t(($) => $.wineImport.doubles), disabled: true },
              { value: 'skip', label: t(($) => $.wineImport.choices.skip) },
              { value: 'update', label: t(($) => $.wineImport.choices.update) },
            ]}
            onChange={(event) =>
              onChoose(
                doubles.map(({ line }) => line),
                event.currentTarget.value as RowChoice,
              )
            }
          />
        )}
      </div>
      {views[view].length === 0 ? (
        <p className={styles.hint}>{t(($) => $.wineImport.none[view])}</p>
      ) : (
        <div className={styles.frame}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t(($) => $.wineImport.line)}</th>
                <th scope="col">{t(($) => $.wineImport.state)}</th>
                {columns.map(({ label, heading, index }) => (
                  <th key={index} scope="col" title={heading}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {views[view].slice(0, shown).map((row) => (
                <tr key={row.line} data-choice={row.choice} data-open={isOpen(row) || undefined}>
                  <td className={styles.line} data-label={t(($) => $.wineImport.line)}>
                    {row.line}
                  </td>
                  <td className={styles.outcome}>
                    <RowOutcome row={row} words={words} onChoose={(choice) => onChoose([row.line], choice)} />
                  </td>
                  {columns.map(({ field, label, index }) => (
                    <CheckedCell
                      key={index}
                      field={field}
                      label={label}
                      column={index}
                      row={row}
                      text={listed.get(row.line)?.cells[index] ?? ''}
                      before={listed.get(row.line)?.was?.[index]}
                      words={words[field]}
                      onCorrect={cell.onCorrect}
                      onType={cell.onType}
                      offer={offerAt(row.line, index)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {views[view].length > shown && (
        <Button variant="default" mt={12} onClick={() => setShown(shown + PER_PAGE)}>
          {t(($) => $.wineImport.more, {
            count: views[view].length - shown,
            more: formatNumber(views[view].length - shown),
          })}
        </Button>
      )}
    </section>
  );
}
