import { archiveKind } from './file-kind.ts';
import { readFormats } from './number-formats.ts';
import { readSheet, type SheetContext } from './read-sheet.ts';
import type { ReadingBudget } from './reading-budget.ts';
import type { ReadRow, TableRows } from './rows-read.ts';
import { sharedTexts } from './shared-texts.ts';
import { TableRefusal } from './table-refusal.ts';
import { findParts } from './workbook-parts.ts';
import { zipParts } from './zip-parts.ts';

/** What of a workbook is read; without a sheet the only visible one, or the beginnings of all. */
export interface WorkbookWanted {
  sheet?: string | undefined;
  hidden: boolean;
}

/** A sheet of a workbook with its first rows, by which the one with the list is found. */
export interface SheetBeginning {
  name: string;
  active: boolean;
  rows: ReadRow[];
}

/** The names of the sheets that may be read, in their order. */
type Sheets = { sheets: string[] };

export type WorkbookRead = Sheets & ({ sheet: string; table: TableRows } | { beginnings: SheetBeginning[] });

/** Where a workbook is that has no relations. */
const WORKBOOK = 'xl/workbook.xml';

/** So many rows of a sheet show whether it has headings, and so many sheets are looked at. */
const BEGINNING = 12;
const LOOKED_AT = 30;

/**
 * Reads a sheet of a workbook (XLSX) as Excel shows it. A formula counts as the value that was stored with it; nothing is
 * calculated, and links to other files are not followed. Of several visible sheets it reads the beginnings, for the caller
 * to choose one by name.
 * @throws TableRefusal beyond the limits of a table; any other error for what is no workbook
 */
export async function readWorkbook(
  bytes: Buffer,
  wanted: WorkbookWanted,
  budget: ReadingBudget,
): Promise<WorkbookRead> {
  const parts = await zipParts(bytes);
  if (!parts.has(WORKBOOK) && !parts.has('_rels/.rels')) throw new TableRefusal(archiveKind(parts.has));
  const found = await findParts(parts, budget).catch((error: unknown) => {
    const kind = archiveKind(parts.has);
    throw error instanceof TableRefusal || kind === 'table.is-archive' ? error : new TableRefusal(kind);
  });
  const visible = found.sheets.filter(({ hidden }) => !hidden);
  const offered = (visible.length > 0 ? visible : found.sheets).slice(0, LOOKED_AT);
  const sheets = offered.map(({ name }) => name);
  const context: SheetContext = {
    texts: await sharedTexts(parts, found.texts, budget),
    formats: await readFormats(parts, found.styles, budget),
    from1904: found.from1904,
    computesLater: found.computesLater,
  };
  if (wanted.sheet !== undefined && !sheets.includes(wanted.sheet))
    throw new TableRefusal('table.sheet-missing');
  const chosen =
    offered.find(({ name }) => name === wanted.sheet) ?? (offered.length === 1 ? offered[0] : undefined);
  if (chosen) {
    const table = await readSheet(parts, chosen.path, context, wanted, budget);
    return { sheets, sheet: chosen.name, table };
  }
  const beginnings: SheetBeginning[] = [];
  for (const sheet of offered) {
    const start = { ...wanted, rows: BEGINNING };
    const { rows } = await readSheet(parts, sheet.path, context, start, budget);
    beginnings.push({ name: sheet.name, active: found.sheets.indexOf(sheet) === found.active, rows });
  }
  return { sheets, beginnings };
}
