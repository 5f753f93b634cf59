import { PDFDocument } from 'pdf-lib';
import { sweepUnreachable } from '../assemble/sweep-unreachable.ts';
import { convertColours } from '../colour/convert-colours.ts';
import { readPages } from '../pdf/page-tree.ts';

/** Runs the colour pass alone over a document the browser printed. */
export async function convertPrinted(printed: Uint8Array): Promise<Uint8Array> {
  const doc = await PDFDocument.load(printed, { updateMetadata: false });
  const laidOut = readPages(doc);
  const sheets = laidOut.map((_, i) => ({
    kind: 'laid-out' as const,
    logo: null,
    pageId: i + 1,
    pageType: 1,
    position: i + 1,
    folio: null,
    sha256: '',
  }));
  const info = { title: '', id: '', createdAt: new Date(0) };
  const draft = { doc, laidOut, pages: [], plan: { laidOut: [], sheets, files: {}, info } };
  await convertColours.run(draft, () => undefined);
  await sweepUnreachable.run(draft, () => undefined);
  return doc.save({ useObjectStreams: false });
}
