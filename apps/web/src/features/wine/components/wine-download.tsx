import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { withTableTexts } from '../../../lib/i18n.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';
import type { WineDownloadDialog } from './wine-download-dialog.tsx';

const Dialog = laterView(
  () => withTableTexts(import('./wine-download-dialog.tsx')).then((module) => module.WineDownloadDialog),
  { wanted: ({ opened }) => opened, close: ({ onClose }) => onClose() },
);

/** Opens the dialog that downloads the wines of the list, as it is filtered and ordered. */
export function WineDownload(props: Omit<ComponentProps<typeof WineDownloadDialog>, 'opened' | 'onClose'>) {
  const { t } = useTranslation();
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <Button
        variant="default"
        disabled={props.total === 0}
        leftSection={<Download size={16} aria-hidden />}
        onClick={dialog.open}
      >
        {t(($) => $.table.download)}
      </Button>
      <Dialog {...props} opened={opened} onClose={dialog.close} />
    </>
  );
}
