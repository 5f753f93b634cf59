import { Button, FileButton } from '@mantine/core';
import { MAX_PDF_MB, type PageItem } from '@rebblatt/contracts';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { checkFile, type FileFault } from '../../../form/file-check.ts';
import { useUpload } from '../../../form/use-upload.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { replacePageFile } from '../../page/page-file.api.ts';
import { ReplaceFileDialog } from './replace-file-dialog.tsx';

const PDF = { extensions: ['.pdf'], maxMb: MAX_PDF_MB };

/** One step: the chosen file replaces the PDF of the page, and a dialog shows both. */
export function ReplaceFileButton({ page }: { page: PageItem }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [fault, setFault] = useState<FileFault>();
  const [row, setRow] = useState<number>();
  const forget = useRef<() => void>(null);
  const upload = useUpload((file, options) => replacePageFile(page, file, options));
  const checking = page.status.status === 0;

  async function take(file: File | null) {
    // A browser fires no event when the same file is chosen again.
    forget.current?.();
    if (!file) return;
    const found = checkFile(file, PDF);
    setFault(found);
    setRow(undefined);
    setOpened(true);
    if (!found) setRow(await upload.start(file));
  }

  return (
    <>
      <FileButton onChange={(file) => void take(file)} resetRef={forget} accept=".pdf" disabled={checking}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            disabled={checking}
            title={checking ? t(($) => $.form.upload.checking) : undefined}
            leftSection={<FileUp size={16} aria-hidden />}
          >
            {t(($) => $.page.replace.button)}
          </Button>
        )}
      </FileButton>
      {opened && (
        <ReplaceFileDialog
          page={page}
          row={row}
          fault={fault}
          upload={upload}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
