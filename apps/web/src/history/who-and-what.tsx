import type { HistoryItem } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import { useTranslation } from '../lib/use-translation.ts';
import { addressOf } from './address.ts';
import styles from './history.module.css';
import { inSentence, whoOf } from './sentence.ts';

/** What somebody did, in words; in the whole list the sentence leads to the thing. */
export function HistoryWhat({ row, linked = false }: { row: HistoryItem; linked?: boolean }) {
  const { t } = useTranslation();
  const { sentence, details, names } = inSentence(t, row);
  const address = linked ? addressOf(row) : null;
  return (
    <div className={styles.what}>
      {address ? <Link to={address}>{sentence}</Link> : <span>{sentence}</span>}
      {details.length > 0 && (
        <ul className={styles.details}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {names.length > 0 && (
        <details className={styles.names}>
          <summary>{t(($) => $.history.showNames)}</summary>
          {names.join(', ')}
        </details>
      )}
    </div>
  );
}

/** Who did it, and below on whose behalf. */
export function HistoryWho({ row }: { row: HistoryItem }) {
  const { t } = useTranslation();
  const { name, behalf } = whoOf(t, row);
  return (
    <div className={styles.who}>
      <span>{name}</span>
      {behalf && <small>{behalf}</small>}
    </div>
  );
}
