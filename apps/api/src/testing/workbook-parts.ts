import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

/** An archive of files as they are given. */
export async function archive(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  return buffer(zip.outputStream);
}

const relations =
  '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="x/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="x/styles" Target="styles.xml"/></Relationships>';
const book = '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>';

/** The parts of a workbook with one sheet, and others instead of them or besides. */
const workbookParts = (sheet: string, more: Record<string, string | Buffer> = {}) => ({
  'xl/workbook.xml': book,
  'xl/_rels/workbook.xml.rels': relations,
  'xl/worksheets/sheet1.xml': sheet,
  ...more,
});

/** A workbook with one sheet, by the XML of its parts. */
export const workbookOfParts = (sheet: string, more: Record<string, string | Buffer> = {}) =>
  archive(workbookParts(sheet, more));

/** The XML of a sheet by that of its rows. */
export const sheetXml = (rows: string, after = '') =>
  `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`;
