import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { fileAt } from '../../../lib/file-address.ts';
import { datedName } from '../../../lib/file-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useWaitingDownload } from '../../../ui/use-waiting-download.ts';

/** Saves all accepted pages as one file, as they are printed. */
export function PagesDownload() {
  const { t } = useTranslation();
  const { save, waiting } = useWaitingDownload();
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<Download size={16} aria-hidden />}
      loading={waiting}
      onClick={() =>
        save(
          fileAt('GET /own-pages-download', {}),
          datedName(
            t(($) => $.evening.allPdfName),
            'pdf',
          ),
        )
      }
    >
      {t(($) => $.evening.allPdf)}
    </Button>
  );
}
