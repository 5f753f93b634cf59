import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/language.ts';
import type { ListState } from '../../../lib/list-state.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { useDownload } from '../../../ui/use-download.ts';
import { wineListFile } from '../wine.api.ts';

type Props = { list: ListState; extra: { gv_count?: string } };

/** Downloads the wines of the list, as it is filtered and ordered, as a spreadsheet. */
export function WineDownload({ list, extra }: Props) {
  const { t, i18n } = useTranslation();
  const download = useDownload();
  const save = (kind: 'xlsx' | 'csv') =>
    download(
      wineListFile(kind, list, extra, i18n.language as Language),
      `${t(($) => $.wine.listName)}.${kind}`,
    );
  return (
    <MenuButton
      button={
        <Button variant="default" leftSection={<Download size={16} aria-hidden />}>
          {t(($) => $.wine.download)}
        </Button>
      }
      entries={[
        { label: t(($) => $.wine.downloadXlsx), onClick: () => save('xlsx') },
        { label: t(($) => $.wine.downloadCsv), onClick: () => save('csv') },
      ]}
    />
  );
}
