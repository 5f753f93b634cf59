import type { WineColumn } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { filledFor } from '../filled.rules.ts';
import type { AddedColumn, WineList } from '../wine-list.rules.ts';
import { KnownWord } from './known-word.tsx';
import type { Words } from './use-words.ts';
import styles from './wine-import.module.css';

type Props = {
  list: WineList;
  missing: WineColumn[];
  words: Words;
  onFill: (field: WineColumn, text: string) => void;
};

/** What the wines need and the list does not say: chosen once for all of them, or what nearly all wines have. */
export function MissingColumns({ list, missing, words, onFill }: Props) {
  const { t } = useTranslation();
  const filled = filledFor(list);
  const empty = missing.filter((field) => field !== 'wine' && !filled.some((one) => one.field === field));
  if (missing.length + filled.length === 0) return null;
  // Groups say it of the wines under them; the others are those that are left.
  const isOfGroups = (field: WineColumn) => list.columns.some(({ grouped }) => grouped === field);
  const choices = [...filled, ...empty.map((field) => ({ field, text: null, from: 'empty' as const }))];
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t(($) => $.wineImport.missing)}</h2>
      {missing.includes('wine') && <Notice tone="wait">{t(($) => $.wineImport.missingWine)}</Notice>}
      {choices.length > 0 && <p className={styles.hint}>{t(($) => $.wineImport.missingHint)}</p>}
      <div className={styles.columns}>
        {choices.map(({ field, text, ...why }) => (
          <div key={field}>
            <KnownWord
              key={text}
              label={t(($) => (isOfGroups(field) ? $.wineImport.forRest : $.wineImport.forAll), {
                field: t(($) => $.wineImport.fields[field]),
              })}
              words={words[field] ?? []}
              value={text}
              onChange={(chosen) => chosen !== null && onFill(field, chosen)}
            />
            {text !== null && <Origin {...why} />}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Where a choice that nobody made comes from. */
function Origin({ from, count = 0, of = 0 }: Pick<AddedColumn, 'from' | 'count' | 'of'>) {
  const { t } = useTranslation();
  if (from !== 'usual') return null;
  return (
    <p className={styles.note}>
      {count === of
        ? t(($) => $.wineImport.usualAll, { count })
        : t(($) => $.wineImport.usualMost, { part: count, whole: of })}
    </p>
  );
}
