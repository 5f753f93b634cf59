/** How large a table that is read may be; what is larger is refused as soon as that is known. */
export const MAX_TABLE_ROWS = 2000;
export const MAX_TABLE_COLUMNS = 60;
/** What is kept of the text of a cell; no field of the product holds as much, so that a longer one is refused there. */
export const MAX_CELL_LENGTH = 1000;
/** So many columns with content are read, from which those of wines are chosen. */
export const MAX_READ_COLUMNS = 400;
/** How many letters the cells of a table may have together; the product takes no more of a list. */
export const MAX_TABLE_TEXT = 4_000_000;
/** How many rows may be hidden beside those that are shown. */
export const MAX_HIDDEN_ROWS = 10_000;
/** How many merged cells, sheets and relations are looked at. */
export const MAX_MERGED = 5_000;
export const MAX_RELATIONS = 1_000;
/** Excel takes codes of number formats up to this length. */
export const MAX_FORMAT_LENGTH = 255;

/** What the parts of a workbook may have together after inflating: a thousand full rows need a tenth of it. */
export const MAX_INFLATED_BYTES = 24 * 1024 * 1024;
/** How many files a workbook may contain. */
export const MAX_ZIP_ENTRIES = 500;

/** How many elements the parts of a workbook may have together: a thousand rows of sixty cells have 250,000. */
export const MAX_XML_ELEMENTS = 1_000_000;
/** How deep elements may lie in each other; those of a sheet lie about ten deep. */
export const MAX_XML_DEPTH = 100;
/** So many letters may come without an element or a text beginning or ending: a cell holds 32,767, escaped tenfold. */
export const MAX_XML_TOKEN = 400_000;
/** The columns and rows of a sheet of Excel. */
export const MAX_SHEET_COLUMNS = 16_384;
export const MAX_SHEET_ROWS = 1_048_576;
/** The processor time for reading one file; a list of a thousand wines needs a tenth of it. */
export const MAX_READING_MS = 2_000;
