export { csvOf } from './csv.ts';
export type { CellFormat, CellValue, TableColumn, TableSheet } from './table.ts';
export type { WorkbookFile } from './workbook.ts';
export { workbookFiles } from './workbook.ts';
