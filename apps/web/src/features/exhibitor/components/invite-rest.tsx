import { Button } from '@mantine/core';
import type { ExhibitorItem } from '@rebblatt/contracts';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { InviteDialog } from './invite-button.tsx';

type Props = {
  /** Reads everybody who has no password yet. */
  read: () => Promise<readonly ExhibitorItem[]>;
};

/** Invites all who have no password and no invitation yet, however many pages of the list they fill. */
export function InviteRest({ read }: Props) {
  const { t } = useTranslation();
  const [ids, setIds] = useState<readonly number[]>([]);
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    try {
      const rest = (await read()).filter(({ invitation }) => invitation === null).map(({ id }) => id);
      if (rest.length === 0)
        notify(
          'info',
          t(($) => $.exhibitor.inviteNobody),
        );
      setIds(rest);
      setOpened(rest.length > 0);
    } catch (error) {
      notify('danger', errorText(t, error));
    }
    setBusy(false);
  }
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<MailPlus size={16} aria-hidden />}
        loading={busy}
        onClick={() => void ask()}
      >
        {t(($) => $.exhibitor.inviteRest)}
      </Button>
      <InviteDialog opened={opened} ids={ids} onClose={close} onDone={close} />
    </>
  );
}
