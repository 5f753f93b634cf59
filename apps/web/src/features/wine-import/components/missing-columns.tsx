import type { WineColumn } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import type { Words } from './use-words.ts';
import styles from './wine-import.module.css';
import { WordChoice } from './word-choice.tsx';

type Props = { missing: WineColumn[]; words: Words; onFill: (field: WineColumn, text: string) => void };

/** What the wines need and the list does not say: chosen once for all of them. */
export function MissingColumns({ missing, words, onFill }: Props) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  const fillable = missing.filter((field) => field !== 'wine');
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t(($) => $.wineImport.missing)}</h2>
      {missing.includes('wine') && <Notice tone="wait">{t(($) => $.wineImport.missingWine)}</Notice>}
      {fillable.length > 0 && <p className={styles.hint}>{t(($) => $.wineImport.missingHint)}</p>}
      <div className={styles.columns}>
        {fillable.map((field) => (
          <WordChoice
            key={field}
            label={t(($) => $.wineImport.forAll, { field: t(($) => $.wineImport.fields[field]) })}
            options={words[field] ?? []}
            value={null}
            onChange={(text) => text !== null && onFill(field, text)}
          />
        ))}
      </div>
    </section>
  );
}
