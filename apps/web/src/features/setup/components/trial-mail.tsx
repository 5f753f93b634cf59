import { Button } from '@mantine/core';
import type { Setup } from '@rebblatt/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { sendTrialMail } from '../setup.api.ts';
import styles from './setup.module.css';

/** What became of a trial: without a mail server it is in no inbox. */
const trialWords = (state: 'queued' | 'sent' | 'failed', delivered: boolean) =>
  state === 'failed' || state === 'queued' ? state : delivered ? 'sent' : 'stored';

/** Who sends the fair's mails, who gets the replies, and a mail to oneself. */
export function TrialMail({
  mail: { from, reply_to, delivered, links_reach, trial },
}: {
  mail: Setup['mail'];
}) {
  const { t } = useTranslation();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await sendTrialMail().catch((error: unknown) => notify('danger', errorText(t, error)));
    setBusy(false);
  };
  return (
    <div className={styles.mail}>
      <dl>
        <dt>{t(($) => $.setup.mail.from)}</dt>
        <dd>{from}</dd>
        <dt>{t(($) => $.setup.mail.replyTo)}</dt>
        <dd>{reply_to ?? <Link to="/fair">{t(($) => $.setup.mail.noReplyTo)}</Link>}</dd>
      </dl>
      {!delivered && <p>{t(($) => $.setup.mail.folder)}</p>}
      {!links_reach && <Notice tone="danger">{t(($) => $.setup.mail.noLinks)}</Notice>}
      {trial && (
        <p role="status">
          {t(($) => $.setup.mail[trialWords(trial.state, delivered)], {
            recipient: trial.recipient,
            words: trial.error ?? '',
          })}
        </p>
      )}
      <Button variant="default" loading={busy} onClick={() => void send()}>
        {t(($) => $.setup.mail.button, { email: session?.user.email ?? '' })}
      </Button>
    </div>
  );
}
