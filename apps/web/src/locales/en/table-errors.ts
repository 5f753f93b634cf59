import type { TableErrorCode } from '../de/table-errors.ts';

export const tableErrors: Record<TableErrorCode, string> = {
  'table.only-headings': 'The list has only headings and no rows.',
  'table.only-hidden':
    'All rows below the headings are hidden, perhaps by a filter. Show them, save the list and send it again.',
  'table.unreadable':
    'This file is neither an Excel file (.xlsx) nor a text file (.csv). Save the list in Excel as “Excel Workbook (.xlsx)”, or copy the cells and paste them here.',
  'table.is-old-workbook':
    'This is an Excel file in the old format (.xls). Open it in Excel and save it as “Excel Workbook (.xlsx)”.',
  'table.is-binary-workbook':
    'This is an Excel file in the binary format (.xlsb). Open it in Excel and save it as “Excel Workbook (.xlsx)”.',
  'table.is-protected':
    'This file is protected by a password. Open it in Excel, remove the password and save it as “Excel Workbook (.xlsx)”.',
  'table.is-web-page':
    'This file is a web page under the name of a table. Open it in Excel and save it as “Excel Workbook (.xlsx)”.',
  'table.is-xml-sheet':
    'This is a table in the XML format of Excel 2003. Open it in Excel and save it as “Excel Workbook (.xlsx)”.',
  'table.is-open-document':
    'This is a table of LibreOffice or OpenOffice (.ods). Save it there as “Excel 2007–365 (.xlsx)”.',
  'table.is-numbers':
    'This is a table of Numbers. Choose “File › Export To › Excel” there and upload the resulting file.',
  'table.is-document': 'This is a text document or a presentation. Copy the table from it and paste it here.',
  'table.is-pdf':
    'This is a PDF. Upload the list as an Excel file (.xlsx), or copy the rows and paste them here.',
  'table.is-picture': 'This is a picture. Upload the list as an Excel file (.xlsx) or a text file (.csv).',
  'table.is-archive': 'There is no Excel workbook in this ZIP file. Unpack it and upload the list itself.',
  'table.sheet-missing': 'There is no sheet of this name in the file.',
  'table.too-complex':
    'The Excel file contains too much. Copy only the cells with the wines into a new file.',
  'table.too-many-rows': 'The list has more than {{max}} rows. Split it.',
  'table.too-many-columns':
    'The list has more than {{max}} columns. Delete the columns that are not about wines.',
  'table.not-read': 'The file could not be read just now, through no fault of its own. Please try again.',
  'list-import.which': 'It is not clear what is meant by “{{text}}”. Please choose.',
  'list-import.decided': 'The request of “{{text}}” has been decided already. Change it among the requests.',
  'list-import.other-fair':
    '{{stand}} belongs to another fair than the catalogue “{{catalog}}”. Check which fair is chosen at the catalogue.',
  'list-import.stand-taken':
    'Stand {{stand}} belongs to {{company}} or is planned for them. Choose another one.',
  'wine-import.cell-error': 'Cell {{cell}} of your file contains an error. Enter the value here.',
  'wine-import.cell-no-value':
    'Cell {{cell}} contains a formula without a stored result. Enter the value here, or open and save the file in Excel and read it again.',
  'wine-import.cell-date': 'Cell {{cell}} is a date or a time in your file. Choose or enter what is meant.',
  'wine-import.cell-rounded':
    'Cell {{cell}} shows {{text}} and contains {{value}}. Choose or enter what is right.',
  'wine-import.cell-unseen':
    'Cell {{cell}} shows nothing and contains {{value}}. Choose or enter what is right.',
  'wine-import.cell-digits': 'Digits are missing in cell {{cell}}: {{text}}. Enter the whole number.',
  'wine-import.cell-letters': 'Some letters in cell {{cell}} may be wrong. Choose or enter what is meant.',
  'wine-import.unknown': '“{{text}}” is not among the choices.',
  'wine-import.similar': '“{{text}}” is not among the choices. Did you mean:',
  'wine-import.which-price': '“{{text}}” can be read in several ways. Did you mean:',
  'wine-import.carton':
    '“{{text}}” is more than one bottle, and the price may be for all of them. What is printed is the price of one bottle. The bottle may hold:',
  'wine-import.price-of-more':
    'What stands under “{{heading}}” is not the price of one bottle. What is printed is the price of one bottle. Choose it or enter it.',
  'wine-import.other-year':
    'The name ends with {{other}}, but the vintage is {{year}}. Both would be printed. Choose what the wine is called.',
  'wine-import.size-in-name': 'The name of the wine says {{text}}. Adapt the size or the name.',
  'wine-import.size-not-offered':
    'The size of “{{heading}}” is not in the list of choices. Take the wine without this price, or leave out the whole column above.',
  'wine-import.size-without-price':
    'The list has no price for “{{text}}”. Enter it, or take the wine without this size.',
  'wine-import.twice': 'The same wine is already in row {{row}}.',
  'wine-import.foreign-number': 'None of your wines has this number here.',
  'wine-import.other-wine':
    'Here this number belongs to “{{wine}}”, and nothing else in the row agrees with it.',
  'wine-import.changed-meanwhile':
    '“{{wine}}” (row {{row}}) was changed in the meantime. Check the list again; nothing has been written.',
  'wine-import.nothing': 'There is nothing new or different in this list.',
  'wine-import.undone': 'This import has already been undone.',
  'wine-import.on-page':
    'The import can no longer be undone, because a catalogue page already prints: {{wines}}.',
  'wine-import.changed-since':
    'The import can no longer be undone, because these wines have been changed or deleted since: {{wines}}.',
};
