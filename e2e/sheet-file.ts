import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const cell = (value: string | number) =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${value.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</t></is></c>`;

/** A workbook (XLSX) with one sheet, as a program other than the product writes it. */
export async function sheetFile(rows: (string | number)[][]): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name);
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Weine" sheetId="1" r:id="a"/></sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    '<Relationships><Relationship Id="a" Target="worksheets/eins.xml"/></Relationships>',
  );
  const lines = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  add('xl/worksheets/eins.xml', `<worksheet xmlns="${MAIN}"><sheetData>${lines}</sheetData></worksheet>`);
  zip.end();
  return buffer(zip.outputStream);
}
