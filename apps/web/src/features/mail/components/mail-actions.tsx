import { ActionIcon } from '@mantine/core';
import type { MailItem } from '@rebblatt/contracts';
import { MailOpen, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { laterView } from '../../../ui/later-view.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { sendMailAgain } from '../mail.api.ts';
import { reasonOf } from '../mail.rules.ts';

const MailDialog = laterView(() => import('./mail-dialog.tsx').then((module) => module.MailDialog), {
  close: ({ onClose }) => onClose(),
});

/** What tells a mail from others, also from one like it to the same reader. */
const wordsOf = ({ subject, recipient, created_at }: MailItem) => ({
  subject,
  recipient,
  at: formatMoment(created_at),
});

/** Reads a mail; one that failed can be sent again. */
export function MailActions({ mail }: { mail: MailItem }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const read = t(($) => $.mail.show, wordsOf(mail));
  return (
    <>
      <ActionIcon
        data-opens
        variant="subtle"
        color="gray"
        c="var(--ink)"
        aria-label={read}
        title={read}
        onClick={() => setOpen(true)}
      >
        <MailOpen size={17} aria-hidden />
      </ActionIcon>
      {mail.state === 'failed' && <SendAgain mail={mail} />}
      {open && <MailDialog mail={mail} onClose={() => setOpen(false)} />}
    </>
  );
}

function SendAgain({ mail }: { mail: MailItem }) {
  const { t } = useTranslation();
  const label = t(($) => $.mail.sendAgainTo, wordsOf(mail));
  const sendAgain = async () => {
    const asked = {
      title: t(($) => $.mail.sendAgain),
      text: t(($) => $.mail.sendAgainText, { words: reasonOf(t, mail) ?? '–' }),
      confirm: t(($) => $.mail.sendAgain),
    };
    if (!(await confirm(asked))) return;
    try {
      const sent = await sendMailAgain(mail.id);
      notify(
        'success',
        t(($) => $.mail.sentAgain, { recipient: sent.recipient }),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--ink)"
      aria-label={label}
      title={label}
      onClick={() => void sendAgain()}
    >
      <RotateCw size={17} aria-hidden />
    </ActionIcon>
  );
}
