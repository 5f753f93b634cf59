import type { ImportResource, ListRead } from '@rebblatt/contracts';
import { invalidField } from '../../lib/app-error.ts';
import { isExample } from '../../tables/example-marks.ts';
import type { SheetBeginning } from '../../tables/read-workbook.ts';
import type { TableTask } from '../../tables/table.worker.ts';
import type { TableReader } from '../../tables/table-reader.ts';
import type { ListField } from './field.rules.ts';
import { columnsOf, headingRow, likelierList, likelyColumns, looksLikeHeadings } from './heading.rules.ts';

/** The sheet that names most columns; of several the one that was open when the file was stored. */
function likeliest(sheets: SheetBeginning[], fields: readonly ListField[]): string | undefined {
  const scored = sheets
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => ({ sheet, found: headingRow(sheet.rows, fields) >= 0 }));
  const likely = scored.filter(({ found }) => found);
  const among = likely.length > 0 ? likely : scored;
  return (among.find(({ sheet }) => sheet.active) ?? among[0])?.sheet.name ?? sheets[0]?.name;
}

type Rows = { cells: string[] }[];

/** The row of headings: the one that is recognised, else the first one where it is said or seems to be one; -1 for none. */
function headingOf(rows: Rows, fields: readonly ListField[], chosen: boolean | undefined): number {
  if (chosen === false) return -1;
  const known = headingRow(rows, fields);
  if (known >= 0) return known;
  return chosen || looksLikeHeadings(rows, fields) ? 0 : -1;
}

/** What the columns of a list are by its headings; by their order in the form where those say nothing. */
function guessedOf(headings: string[], fields: readonly ListField[]): (string | null)[] {
  const guessed = likelyColumns(headings, fields);
  if (guessed.some((one) => one !== null)) return guessed;
  const inOrder = fields.filter((one) => !one.joint);
  return headings.map((_, i) => inOrder[i]?.field ?? null);
}

/** What is read, and how: `heading` says whether the first row has the headings. */
type ListSource = TableTask & { heading?: boolean | undefined };

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
  { heading: chosen, ...source }: ListSource,
  others: readonly (readonly [ImportResource, readonly ListField[]])[],
): Promise<ListRead> {
  const first = await tables.read(account, source);
  const file =
    'table' in first
      ? first
      : await tables.read(account, { ...source, sheet: likeliest(first.beginnings, fields) });
  if (!('table' in file)) throw new Error('A sheet that was offered was not read.');
  const { rows } = file.table;
  const heading = headingOf(rows, fields, chosen);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const headings = Array.from({ length: width }, (_, i) =>
    heading < 0 ? '' : (rows[heading]?.cells[i] ?? ''),
  );
  const known = heading >= 0 && heading === headingRow(rows, fields);
  const guessed = known ? columnsOf(headings, fields) : guessedOf(headings, fields);
  const body = (heading < 0 ? rows : rows.slice(heading + 1)).filter((row) => !isExample(row));
  if (body.length === 0)
    throw invalidField('file', file.table.hidden.rows > 0 ? 'table.only-hidden' : 'table.only-headings');
  const hidden = { ...file.table.hidden, taken: source.hidden ?? false };
  const isText = 'text' in file;
  return {
    sheet: isText ? null : (file.sheet ?? null),
    sheets: isText ? [] : (file.sheets ?? []),
    hidden,
    heading: heading < 0 ? 0 : 1,
    encoding: isText ? { taken: file.text.encoding, sure: file.text.sure, offered: file.text.offered } : null,
    columns: headings.map((one, i) => ({ heading: one, field: guessed[i] ?? null })),
    rows: body,
    rather: likelierList(rows, fields, others),
    fields: fields.map(({ field, headings: names, required }) => ({ field, headings: names, required })),
  };
}
