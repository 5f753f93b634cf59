import { Button } from '@mantine/core';
import { posterSizes } from '@rebblatt/contracts';
import { ChevronDown, QrCode } from 'lucide-react';
import { fileAt } from '../../../lib/file-address.ts';
import { datedName } from '../../../lib/file-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { useDownload } from '../../../ui/use-download.ts';

/** The posters with QR codes, one for each stand in the order in which one walks past them. */
export function PostersMenu({ catalogId, name }: { catalogId: string; name: string }) {
  const { t } = useTranslation();
  const download = useDownload();
  return (
    <MenuButton
      button={
        <Button
          variant="default"
          leftSection={<QrCode size={16} aria-hidden />}
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          {t(($) => $.print.posters)}
        </Button>
      }
      entries={posterSizes.map((size) => ({
        label: t(($) => $.print.posterSize[size]),
        onClick: () =>
          void download(
            fileAt('GET /print/catalog/:id/posters', { id: Number(catalogId), query: { size } }),
            datedName(`${name}, ${t(($) => $.print.posters)} ${size.toUpperCase()}`, 'pdf'),
          ),
      }))}
    />
  );
}
