import { useTranslation } from '../lib/use-translation.ts';
import styles from './quoted.module.css';

/** Somebody's words in quotation marks, with the lines that they were written in. */
export function Quoted({ text }: { text: string }) {
  const { t } = useTranslation();
  return <span className={styles.quoted}>{t(($) => $.ui.quoted, { text })}</span>;
}
