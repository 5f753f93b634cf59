import { formatDate, today } from '../../../lib/date.ts';
import { rememberedFair } from '../../../lib/next-fair.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CropMarks } from '../../../ui/crop-marks.tsx';
import styles from './sheet-outline.module.css';

/** A catalogue sheet with trim line and crop marks; showing the next fair, or what the product is for. */
export function SheetOutline() {
  const { t } = useTranslation();
  const day = today();
  const fair = rememberedFair(day);
  return (
    <div className={styles.desk}>
      <div className={styles.sheet}>
        <CropMarks />
        <div className={styles.trim}>
          {fair ? (
            <>
              <p className={styles.kicker}>
                {fair.from <= day ? t(($) => $.session.sheet.running) : t(($) => $.session.sheet.next)}
              </p>
              <p className={styles.fair}>{fair.name}</p>
              <p className={styles.period}>
                {t(($) => $.session.sheet.period, { from: formatDate(fair.from), to: formatDate(fair.to) })}
              </p>
            </>
          ) : (
            <p className={styles.fair}>{t(($) => $.session.sheet.tagline)}</p>
          )}
          <ul className={styles.types} aria-hidden>
            <li />
            <li />
            <li />
            <li />
          </ul>
        </div>
        <p className={styles.format}>{t(($) => $.session.sheet.format)}</p>
      </div>
    </div>
  );
}
