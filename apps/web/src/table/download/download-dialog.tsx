import { useMemo } from 'react';
import { saveBlob } from '../../lib/download.ts';
import { datedName } from '../../lib/file-name.ts';
import type { ListState } from '../../lib/list-state.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { ListColumn } from '../columns.ts';
import { allRows, type ListDownload } from './all-rows.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { fileColumns } from './file-columns.ts';
import { type FileKind, plainSheet, tableFile } from './table-file.ts';

type Props<Row extends object> = {
  /** The name of the list, of its sheet and of the file. */
  name: string;
  state: ListState;
  total: number;
  columns: readonly ListColumn<Row>[];
  /** The position of a row in manual order; a list with one has it as its first column. */
  positionOf?: ((row: Row) => number) | undefined;
  download: ListDownload<Row>;
  opened: boolean;
  onClose: () => void;
};

/** Makes a workbook or a CSV file of all rows of a list, with the columns that are wanted. */
export function DownloadDialog<Row extends object>(props: Props<Row>) {
  const { name, state, total, columns, positionOf, download, opened, onClose } = props;
  const { t } = useTranslation();
  const own = useMemo(
    () => [
      ...(positionOf ? [{ heading: t(($) => $.table.reorder.positionColumn), value: positionOf }] : []),
      ...fileColumns(columns),
    ],
    [columns, positionOf, t],
  );

  async function save(kind: FileKind, wanted: number[]) {
    const rows = await allRows(download, state);
    const sheets = [plainSheet({ name, columns: own.filter((_, at) => wanted.includes(at)), rows })];
    if (kind === 'xlsx' && download.summary) sheets.push(await download.summary(t));
    saveBlob(await tableFile(kind, sheets), datedName(download.file ?? name, kind));
  }

  const headings = own.map(({ heading }) => heading);
  return <ColumnsDialog total={total} headings={headings} save={save} opened={opened} onClose={onClose} />;
}
