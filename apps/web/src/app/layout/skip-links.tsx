import { goToFirstRow, shownLists } from '../../lib/shown-lists.ts';
import { useStore } from '../../lib/store.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './shell.module.css';

/** For those who come by keyboard: past the menu, and on a list past its filters. */
export function SkipLinks() {
  const { t } = useTranslation();
  const lists = useStore(shownLists);
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t(($) => $.app.skipToContent)}
      </a>
      {lists > 0 && (
        <button type="button" className={styles.skip} onClick={goToFirstRow}>
          {t(($) => $.app.skipToRows)}
        </button>
      )}
    </>
  );
}
