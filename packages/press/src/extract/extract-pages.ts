import { createHash } from 'node:crypto';
import { type PDFDict, type PDFDocument, PDFHeader, PDFHexString, PDFName, PDFRawStream } from 'pdf-lib';
import { setPageTree } from '../assemble/order-pages.ts';
import { sweep } from '../assemble/sweep-unreachable.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPages } from '../pdf/page-tree.ts';
import { titleOf, xmpPacket } from '../pdfx/xmp.ts';
import { PressError } from '../press-error.ts';

/** Which pages are extracted from a file, and the title of the new one. */
export interface Extract {
  /** Page numbers in the file from 1, in the wanted order; at least one. */
  pages: number[];
  /** Null leaves what the file says about itself as it is: its version, metadata and claims are its program's. */
  title: string | null;
}

/** What leads to, lists or divides all pages of a document, and would keep those that are left out. */
const OF_ALL_PAGES = [
  'Outlines',
  'Dests',
  'Names',
  'PageLabels',
  'StructTreeRoot',
  'MarkInfo',
  'Threads',
  'OpenAction',
];

/**
 * Extracts pages from a finished book, or from an uploaded file. They are unchanged, including boxes, colours and output
 * intent: the file is the one before without its other pages, so an extract of a PDF/X-4 book is PDF/X-4. The same call
 * returns the same bytes. Throws `unreadable` when the file cannot be read, `layout` when it has no such page.
 */
export async function extractPages(file: Uint8Array, { pages, title }: Extract): Promise<Uint8Array> {
  const { doc, all } = await open(file);
  const wanted = pages.map((page) => {
    const found = all[page - 1];
    if (!found) throw new PressError('layout', `The file has no page ${page}.`);
    return found;
  });
  if (wanted.length === 0) throw new PressError('layout', 'No page was named.');
  setPageTree(doc, wanted);
  const id = createHash('sha256')
    .update(file)
    .update(JSON.stringify([pages, title]))
    .digest('hex')
    .slice(0, 32);
  if (title === null) for (const key of OF_ALL_PAGES) doc.catalog.delete(PDFName.of(key));
  else {
    describe(doc, titleOf(title), id);
    doc.context.header = PDFHeader.forVersion(1, 6);
  }
  sweep(doc.context);
  const half = PDFHexString.of(id);
  doc.context.trailerInfo.ID = doc.context.obj([half, half]);
  return doc.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}

async function open(file: Uint8Array): Promise<{ doc: PDFDocument; all: PDFDict[] }> {
  try {
    const doc = await loadPdf(file);
    return { doc, all: readPages(doc) };
  } catch (cause) {
    throw new PressError('unreadable', 'The file cannot be read.', { reason: 'damaged', cause });
  }
}

/** Sets the title in the document information and, if the book has it, in the metadata, which must agree. */
function describe(doc: PDFDocument, title: string, id: string): void {
  doc.setTitle(title);
  if (!(doc.catalog.lookup(PDFName.of('Metadata')) instanceof PDFRawStream)) return;
  const packet = xmpPacket({
    title,
    producer: doc.getProducer() ?? '',
    creator: doc.getCreator() ?? '',
    createdAt: doc.getCreationDate() ?? new Date(0),
    documentId: id,
  });
  const metadata = doc.context.stream(Buffer.from(packet), { Type: 'Metadata', Subtype: 'XML' });
  doc.catalog.set(PDFName.of('Metadata'), doc.context.register(metadata));
}
