/** How large a table that is read may be; what is larger is refused as soon as that is known. */
export const MAX_TABLE_ROWS = 1000;
export const MAX_TABLE_COLUMNS = 60;
/** The longest text of a cell; no field of the product holds a longer one. */
export const MAX_CELL_LENGTH = 500;

/** What the parts of a workbook may have together after inflating: a thousand full rows need a tenth of it. */
export const MAX_INFLATED_BYTES = 24 * 1024 * 1024;
/** How many files a workbook may contain. */
export const MAX_ZIP_ENTRIES = 500;
