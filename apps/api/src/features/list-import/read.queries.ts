import type { ImportResource, ListRead } from '@rebblatt/contracts';
import { invalidField } from '../../lib/app-error.ts';
import { isExample } from '../../tables/example-marks.ts';
import type { SheetBeginning } from '../../tables/read-workbook.ts';
import type { TableTask } from '../../tables/table.worker.ts';
import type { TableReader } from '../../tables/table-reader.ts';
import type { ListField } from './field.rules.ts';
import { columnsOf, headingRow, likelierList } from './heading.rules.ts';

/** The sheet that names most columns; of several the one that was open when the file was stored. */
function likeliest(sheets: SheetBeginning[], fields: readonly ListField[]): string | undefined {
  const scored = sheets
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => ({ sheet, found: headingRow(sheet.rows, fields) >= 0 }));
  const likely = scored.filter(({ found }) => found);
  const among = likely.length > 0 ? likely : scored;
  return (among.find(({ sheet }) => sheet.active) ?? among[0])?.sheet.name ?? sheets[0]?.name;
}

/**
 * Reads a list from a file or a text: the row of headings, what its columns are, and the rows under it. A list without
 * headings has its columns in the order of the form.
 * @param others the fields of all other lists, for one that was brought to the wrong place
 * @throws AppError 422 on `file` for what is no list
 */
export async function readListOf(
  tables: TableReader,
  account: number,
  fields: readonly ListField[],
  source: TableTask,
  others: readonly (readonly [ImportResource, readonly ListField[]])[],
): Promise<ListRead> {
  const first = await tables.read(account, source);
  const file =
    'table' in first
      ? first
      : await tables.read(account, { ...source, sheet: likeliest(first.beginnings, fields) });
  if (!('table' in file)) throw new Error('A sheet that was offered was not read.');
  const { rows } = file.table;
  const heading = headingRow(rows, fields);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const headings = Array.from({ length: width }, (_, i) =>
    heading < 0 ? '' : (rows[heading]?.cells[i] ?? ''),
  );
  const inOrder = fields.filter((one) => !one.joint);
  const guessed =
    heading < 0 ? headings.map((_, i) => inOrder[i]?.field ?? null) : columnsOf(headings, fields);
  const body = (heading < 0 ? rows : rows.slice(heading + 1)).filter((row) => !isExample(row));
  if (body.length === 0) throw invalidField('file', 'table.only-headings');
  const hidden = { ...file.table.hidden, taken: source.hidden ?? false };
  const isText = 'text' in file;
  return {
    sheet: isText ? null : (file.sheet ?? null),
    sheets: isText ? [] : (file.sheets ?? []),
    hidden,
    encoding: isText ? { taken: file.text.encoding, sure: file.text.sure, offered: file.text.offered } : null,
    columns: headings.map((one, i) => ({ heading: one, field: guessed[i] ?? null })),
    rows: body,
    rather: likelierList(rows, fields, others),
    fields: fields.map(({ field, headings: names, required }) => ({ field, headings: names, required })),
  };
}
