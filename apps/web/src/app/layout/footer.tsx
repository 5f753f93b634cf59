import { useTranslation } from 'react-i18next';
import styles from './footer.module.css';

/** The copyright line. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      {t(($) => $.app.footer, { year: String(new Date().getFullYear()) })}
    </footer>
  );
}
