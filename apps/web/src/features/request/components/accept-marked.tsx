import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';

const AcceptDialog = laterView(() => import('./accept-dialog.tsx').then((module) => module.AcceptDialog), {
  wanted: ({ opened }) => opened,
  close: ({ onClose }) => onClose(),
});

type Props = { marked: ReadonlySet<number>; onDone: () => void };

/** Accepts the marked requests with what is proposed for each, once it was shown what cannot be accepted. */
export function AcceptMarked({ marked, onDone }: Props) {
  const { t } = useTranslation();
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<CheckCheck size={16} aria-hidden />}
        onClick={dialog.open}
      >
        {t(($) => $.request.acceptMarked)}
      </Button>
      <AcceptDialog
        opened={opened}
        ids={[...marked]}
        onClose={dialog.close}
        onDone={() => {
          dialog.close();
          onDone();
        }}
      />
    </>
  );
}
