import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { BookmarkPlus } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';

const AssignDialog = laterView(() => import('./assign-dialog.tsx').then((module) => module.AssignDialog), {
  wanted: ({ opened }) => opened,
  close: ({ onClose }) => onClose(),
});

type Props = { marked: ReadonlySet<number>; onDone: () => void };

/** Adds the marked exhibitors to a catalogue. */
export function AssignButton({ marked, onDone }: Props) {
  const { t } = useTranslation();
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <Button
        variant="default"
        leftSection={<BookmarkPlus size={16} aria-hidden />}
        disabled={marked.size === 0}
        title={marked.size === 0 ? t(($) => $.exhibitor.assignMarkFirst) : undefined}
        onClick={dialog.open}
      >
        {t(($) => $.exhibitor.assignCatalog)}
      </Button>
      <AssignDialog
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
