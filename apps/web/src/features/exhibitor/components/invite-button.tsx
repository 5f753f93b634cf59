import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { MailPlus } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';

/** Asks what an invitation says besides, and sends it. */
export const InviteDialog = laterView(
  () => import('./invite-dialog.tsx').then((module) => module.InviteDialog),
  {
    wanted: ({ opened }) => opened,
    close: ({ onClose }) => onClose(),
  },
);

type Props = Pick<ButtonProps, 'size' | 'variant'> & {
  ids: readonly number[];
  /** Whether one that was invited before is invited again, since that is what is pressed. */
  again?: boolean;
  onDone?: () => void;
};

/** Invites exhibitors that have no password yet. */
export function InviteButton({ ids, again = false, onDone, ...look }: Props) {
  const { t } = useTranslation();
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <Button {...look} leftSection={<MailPlus size={16} aria-hidden />} onClick={dialog.open}>
        {t(($) => (again ? $.exhibitor.inviteAgain : $.exhibitor.invite))}
      </Button>
      <InviteDialog
        opened={opened}
        ids={ids}
        again={again}
        onClose={dialog.close}
        onDone={() => {
          dialog.close();
          onDone?.();
        }}
      />
    </>
  );
}
