import { Button } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../../lib/download.ts';
import { errorText } from '../../../lib/error-text.ts';
import { type FileAddress, fileAt } from '../../../lib/file-address.ts';
import { datedName } from '../../../lib/file-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { notify } from '../../../ui/snackbar-store.ts';

type Props = {
  page: PageItem;
  /** Resolves when everything typed is stored; false if it could not be. */
  stored: () => Promise<boolean>;
};

/** The page as PDF: as it is printed, and for the exhibitor's records without or with article numbers. */
export function PdfMenu({ page, stored }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { id } = page;
  const position = String(page.position);
  const named = (key: 'name' | 'nameSku') =>
    datedName(
      t(($) => $.wineEditor.pdf[key], { position }),
      'pdf',
    );

  const withArticles = (articleNumber: '0' | '1') =>
    fileAt('GET /page-request-download/:id/:articleNumber', { id, articleNumber });

  async function save(file: FileAddress, name: string) {
    setBusy(true);
    try {
      if (await stored()) await download(file, name);
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <MenuButton
      button={
        <Button variant="default" loading={busy} leftSection={<Download size={16} aria-hidden />}>
          {t(($) => $.wineEditor.pdf.menu)}
        </Button>
      }
      entries={[
        {
          label: t(($) => $.wineEditor.pdf.page),
          onClick: () => void save(fileAt('GET /page-wine-download/:id', { id }), named('name')),
        },
        {
          label: t(($) => $.wineEditor.pdf.proof),
          onClick: () => void save(withArticles('0'), named('name')),
        },
        {
          label: t(($) => $.wineEditor.pdf.proofSku),
          onClick: () => void save(withArticles('1'), named('nameSku')),
        },
      ]}
    />
  );
}
