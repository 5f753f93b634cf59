import { type WineOwnColumn, wineColumnTable } from './wine-columns.ts';

const own = Object.keys(wineColumnTable) as WineOwnColumn[];

/** What a column of a list of wines can be. Grapes, sizes and prices may have several columns each. */
export type WineColumn = 'id' | WineOwnColumn | 'grape' | 'size' | 'price';
export const wineColumns: readonly WineColumn[] = ['id', ...own, 'grape', 'size', 'price'];

/** What can be left out of an exported list: `grape` are all grapes, `price` all sizes with their prices. */
export type WineExportColumn = 'id' | 'exhibitor' | WineOwnColumn | 'grape' | 'price';
export const wineExportColumns: readonly WineExportColumn[] = ['id', 'exhibitor', ...own, 'grape', 'price'];

/** The columns of which a list may have several. */
export const repeatedColumns: readonly WineColumn[] = ['grape', 'size', 'price'];

/** How many of each at most, as many as a wine may have prices. */
export const MAX_REPEATED_COLUMNS = 20;

/** Maximum size of an imported file, and of a pasted list. */
export const MAX_TABLE_MB = 2;
/** Maximum number of wines of one import. */
export const MAX_IMPORT_ROWS = 1000;
export const MAX_IMPORT_COLUMNS = 80;
/** For so many days an import can be undone. */
export const IMPORT_KEPT_DAYS = 30;
/** So many imports that can be undone are listed, the newest. */
export const MAX_LISTED_IMPORTS = 30;

/** What is done with a row: adds a wine, changes the one that exists, or nothing. */
export const rowChoices = ['add', 'update', 'skip'] as const;
export type RowChoice = (typeof rowChoices)[number];

/**
 * What the reader of a file knows of a cell beyond its text: it holds an error, a formula without a stored result, a
 * number that is shown as a date or time, one that is shown otherwise than it is stored or that is computed, one that
 * is not shown at all, or one that lost digits; or its letters may be wrong; or it has the price of a box, a litre or a
 * glass, or the name of a wine with a vintage that is not the one of its row.
 */
export const cellMarks = [
  'error',
  'no-value',
  'date',
  'number',
  'unseen',
  'digits',
  'letters',
  'other-price',
  'other-year',
] as const;
export type CellMark = (typeof cellMarks)[number];

/** The code pages in which a text may be read when it does not say its own. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'iso-8859-15',
  'ibm850',
  'ibm437',
  'macintosh',
  'ibm852',
  'iso-8859-2',
  'x-mac-ce',
  'utf-7',
] as const;
export type TextEncoding = (typeof textEncodings)[number];
