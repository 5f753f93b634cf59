/** How large a table that is read may be; what is larger is refused as soon as that is known. */
export const MAX_TABLE_ROWS = 1000;
export const MAX_TABLE_COLUMNS = 60;
/** The longest text of a cell; no field of the product holds a longer one. */
export const MAX_CELL_LENGTH = 500;

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
/** The columns of a sheet of Excel. */
export const MAX_SHEET_COLUMNS = 16_384;
/** The processor time for reading one file; a list of a thousand wines needs a tenth of it. */
export const MAX_READING_MS = 2_000;
