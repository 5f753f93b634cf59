import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
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

/** The cells of the first sheet of a workbook that the product wrote, row by row. @throws for what is no workbook */
export function cellsOf(workbook: Buffer): string[][] {
  const sheet = fileIn(workbook, 'xl/worksheets/sheet1.xml');
  const cells = (row: string) =>
    [...row.matchAll(/<c [^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, content = '']) =>
      content
        .replace(/<[^>]*>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&'),
    );
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => cells(row));
}

/** A file of an archive, by its directory at the end as other programs read it. */
function fileIn(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const length = archive.readUInt16LE(at + 28);
    if (archive.toString('utf8', at + 46, at + 46 + length) === name) {
      const start = archive.readUInt32LE(at + 42);
      const head = 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
      const packed = archive.subarray(start + head, start + head + archive.readUInt32LE(at + 20));
      return (archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
    }
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`The archive has no «${name}».`);
}
