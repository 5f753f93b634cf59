import type { MailItem } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import { reasonOf } from '../mail.rules.ts';
import styles from './mail-state.module.css';

const tones: Record<MailItem['state'], StatusTone> = { queued: 'wait', sent: 'ok', failed: 'danger' };

/** The state of a mail, and why it was not sent yet. */
export function MailState({ mail }: { mail: MailItem }) {
  const { t } = useTranslation();
  const reason = reasonOf(t, mail);
  return (
    <>
      <StatusTag tone={tones[mail.state]}>{t(($) => $.mail.states[mail.state])}</StatusTag>
      {reason && (
        <div className={styles.words}>
          {mail.state === 'queued' ? t(($) => $.mail.goesOn, { reason }) : reason}
        </div>
      )}
    </>
  );
}
