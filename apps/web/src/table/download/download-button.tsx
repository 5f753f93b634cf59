import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { withTableTexts } from '../../lib/i18n.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { laterView } from '../../ui/later-view.tsx';
import type { DownloadDialog } from './download-dialog.tsx';

const Dialog = laterView(
  () => withTableTexts(import('./download-dialog.tsx')).then((module) => module.DownloadDialog),
  { wanted: ({ opened }) => opened, close: ({ onClose }) => onClose() },
) as typeof DownloadDialog;

/** Opens the dialog that makes a file of the list. */
export function DownloadButton<Row extends object>({
  total,
  ...props
}: Omit<ComponentProps<typeof DownloadDialog<Row>>, 'total' | 'opened' | 'onClose'> & {
  /** Undefined while unknown. */
  total: number | undefined;
}) {
  const { t } = useTranslation();
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        c="var(--ink)"
        disabled={total === undefined}
        leftSection={<Download size={16} aria-hidden />}
        onClick={dialog.open}
      >
        {t(($) => $.table.download)}
      </Button>
      <Dialog {...props} total={total ?? 0} opened={opened} onClose={dialog.close} />
    </>
  );
}
