import { PDFDocument, PDFName, PDFRawStream, PDFStream } from 'pdf-lib';
import { concatenate, contentStreams, decodeStream } from '../pdf/streams.ts';

/** The content of a page (0-based) as text. */
export async function contentOf(bytes: Uint8Array, page: number): Promise<string> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  const contents = doc.getPage(page).node.lookup(PDFName.of('Contents'));
  return Buffer.from(concatenate(contentStreams(contents, doc.context))).toString('latin1');
}

/** All dictionaries and content streams of a file as text, to be searched for a colour space. */
export async function everythingIn(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const parts: string[] = [];
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    parts.push(dict.toString());
    if (!(object instanceof PDFRawStream)) continue;
    const subtype = object.dict.lookup(PDFName.of('Subtype'));
    const isDrawing = subtype === undefined || subtype === PDFName.of('Form');
    const isProfile = object.dict.has(PDFName.of('N')) || object.dict.has(PDFName.of('Length1'));
    const isTable = object.dict.has(PDFName.of('FunctionType'));
    if (isDrawing && !isProfile && !isTable) parts.push(Buffer.from(decodeStream(object)).toString('latin1'));
  }
  return parts.join('\n');
}
