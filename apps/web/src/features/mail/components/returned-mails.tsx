import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { MailX } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';

const ReturnedDialog = laterView(
  () => import('./returned-dialog.tsx').then((module) => module.ReturnedDialog),
  { wanted: ({ opened }) => opened, close: ({ onClose }) => onClose() },
);

/** Brings in mails that came back to the organiser's own mailbox. */
export function ReturnedMails() {
  const { t } = useTranslation();
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <Button variant="default" leftSection={<MailX size={16} aria-hidden />} onClick={dialog.open}>
        {t(($) => $.mail.returns.button)}
      </Button>
      <ReturnedDialog opened={opened} onClose={dialog.close} />
    </>
  );
}
