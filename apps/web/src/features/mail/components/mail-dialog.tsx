import { Button, Modal } from '@mantine/core';
import type { MailItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Letter } from '../../../ui/letter.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { mailOne, markReturned } from '../mail.api.ts';
import { occasionOf } from '../mail.words.ts';
import styles from './mail-dialog.module.css';
import { MailState } from './mail-state.tsx';

/** One mail as it was or will be sent. */
export function MailDialog({ mail, onClose }: { mail: MailItem; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(mailOne(mail.id));
  return (
    <Modal
      opened
      onClose={onClose}
      title={occasionOf(t, mail)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="lg"
      centered
    >
      <div className={styles.mail}>
        <dl className={styles.facts}>
          <dt>{t(($) => $.mail.created)}</dt>
          <dd>{formatDateTime(mail.created_at)}</dd>
          {mail.sent_at && (
            <>
              <dt>{t(($) => $.mail.sent)}</dt>
              <dd>{formatDateTime(mail.sent_at)}</dd>
            </>
          )}
          <dt>{t(($) => $.mail.state)}</dt>
          <dd>
            <MailState mail={mail} />
          </dd>
        </dl>
        {data?.state === 'sent' && <CameBack mail={data} onDone={onClose} />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data?.text === null && <Notice tone="info">{t(($) => $.mail.withheld)}</Notice>}
        {data && data.text !== null && (
          <Letter
            to={data.recipient}
            replyTo={data.reply_to}
            subject={data.subject}
            text={data.text}
            language={data.language}
          />
        )}
      </div>
    </Modal>
  );
}

/** Mail servers take a mail and return it later, to the organiser; then somebody has to say so here. */
function CameBack({ mail, onDone }: { mail: MailItem; onDone: () => void }) {
  const { t } = useTranslation();
  async function mark() {
    const question = {
      title: t(($) => $.mail.returned.title, { recipient: mail.recipient }),
      text: t(($) => $.mail.returned.text),
      confirm: t(($) => $.mail.returned.confirm),
    };
    if (!(await confirm(question))) return;
    try {
      await markReturned(mail.id);
      onDone();
    } catch (failure) {
      notify('danger', errorText(t, failure));
    }
  }
  return (
    <div>
      <Button variant="default" size="compact-md" onClick={() => void mark()}>
        {t(($) => $.mail.returned.button)}
      </Button>
    </div>
  );
}
