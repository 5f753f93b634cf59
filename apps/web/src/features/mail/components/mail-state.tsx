import type { MailItem } from '@rebblatt/contracts';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import styles from './mail-state.module.css';

const tones: Record<MailItem['state'], StatusTone> = { queued: 'wait', sent: 'ok', failed: 'danger' };

/** The state of a mail, and the mail server's reply if it failed. */
export function MailState({ mail }: { mail: MailItem }) {
  const { t } = useTranslation();
  return (
    <>
      <StatusTag tone={tones[mail.state]}>{t(($) => $.mail.states[mail.state])}</StatusTag>
      {mail.error && <div className={styles.words}>{mail.error}</div>}
    </>
  );
}
