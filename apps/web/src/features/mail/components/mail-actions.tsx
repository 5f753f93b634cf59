import { ActionIcon } from '@mantine/core';
import type { MailItem } from '@rebblatt/contracts';
import { MailOpen, RotateCw } from 'lucide-react';
import { useState } from 'react';
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

/** Reads a mail; one that failed can be sent again. */
export function MailActions({ mail }: { mail: MailItem }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { subject, recipient } = mail;
  const read = t(($) => $.mail.show, { subject, recipient });
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
  const { subject, recipient } = mail;
  const label = t(($) => $.mail.sendAgainTo, { subject, recipient });
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
