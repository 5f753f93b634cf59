import { thisYear } from '../../lib/date.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './footer.module.css';

/** The copyright line. */
export function Footer() {
  const { t } = useTranslation();
  return <footer className={styles.footer}>{t(($) => $.app.footer, { year: String(thisYear()) })}</footer>;
}
