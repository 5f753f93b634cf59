import { type WineExportColumn, wineExportColumns } from '@rebblatt/contracts';
import { download } from '../../../lib/download.ts';
import { datedName } from '../../../lib/file-name.ts';
import type { Language } from '../../../lib/language.ts';
import type { ListState } from '../../../lib/list-state.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ColumnsDialog } from '../../../table/download/columns-dialog.tsx';
import type { WineListExtra } from '../../wine-gaps/wine-gaps.rules.ts';
import { wineListFile } from '../wine.api.ts';

type Props = {
  list: ListState;
  extra: WineListExtra;
  total: number;
  organiser: boolean;
  opened: boolean;
  onClose: () => void;
};

/** Which columns of the list of wines are wanted; the server makes the file, because it may be long. */
export function WineDownloadDialog({ list, extra, total, organiser, opened, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const columns = wineExportColumns.filter((name) => organiser || name !== 'exhibitor');
  const heading = (name: WineExportColumn) => {
    if (name === 'exhibitor') return t(($) => $.wine.exhibitor);
    return name === 'price' ? t(($) => $.listDownload.prices) : t(($) => $.wineImport.fields[name]);
  };
  return (
    <ColumnsDialog
      total={total}
      headings={columns.map(heading)}
      hint={t(($) => $.listDownload.wineHint, { column: t(($) => $.wineImport.fields.id) })}
      save={(kind, wanted) =>
        download(
          wineListFile(
            kind,
            list,
            extra,
            i18n.language as Language,
            columns.filter((_, at) => wanted.includes(at)),
          ),
          datedName(
            t(($) => $.wine.listName),
            kind,
          ),
        )
      }
      opened={opened}
      onClose={onClose}
    />
  );
}
