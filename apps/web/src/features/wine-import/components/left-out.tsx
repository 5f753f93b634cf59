import { Button } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { pricesLeftOut, type WineList } from '../wine-list.rules.ts';
import own from './left-out.module.css';
import styles from './wine-import.module.css';

/**
 * The rows that are no wines, with a way to take each for one after all, the dashes that are no prices, and that the rows
 * of several tables follow one another.
 */
export function LeftOut({ list, onTake }: { list: WineList; onTake: (line: number) => void }) {
  const { t } = useTranslation();
  const dashes = pricesLeftOut(list);
  const { leftOut } = list;
  const { tables = 1 } = list;
  if (leftOut.length === 0 && dashes === 0 && tables === 1) return null;
  return (
    <section className={styles.part}>
      {tables > 1 && <Notice tone="info">{t(($) => $.wineImport.besideEachOther, { tables })}</Notice>}
      {leftOut.length > 0 && (
        <details>
          <summary className={styles.fold}>
            {t(($) => $.wineImport.leftOut, { count: leftOut.length })}
          </summary>
          <ul className={own.list}>
            {leftOut.map(({ line, cells, why }) => {
              const text = cells.filter(Boolean).join(' · ');
              return (
                <li key={line}>
                  <span className={styles.line}>{t(($) => $.wineImport.leftOutLine, { line })}</span>
                  <span className={own.text}>{text}</span>
                  <span className={styles.hint}>{t(($) => $.wineImport.leftOutWhy[why])}</span>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={t(($) => $.wineImport.takeRowOf, { text })}
                    onClick={() => onTake(line)}
                  >
                    {t(($) => $.wineImport.takeRow)}
                  </Button>
                </li>
              );
            })}
          </ul>
        </details>
      )}
      {dashes > 0 && <p className={styles.hint}>{t(($) => $.wineImport.dashes, { count: dashes })}</p>}
    </section>
  );
}
