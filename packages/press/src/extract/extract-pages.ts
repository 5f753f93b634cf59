import { createHash } from 'node:crypto';
import { type PDFDict, type PDFDocument, PDFHeader, PDFHexString, PDFName, PDFRawStream } from 'pdf-lib';
import { setPageTree } from '../assemble/order-pages.ts';
import { sweep } from '../assemble/sweep-unreachable.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPages } from '../pdf/page-tree.ts';
import { titleOf, xmpPacket } from '../pdfx/xmp.ts';
import { PressError } from '../press-error.ts';

/** Which pages are extracted from a book, and the title of the new file. */
export interface Extract {
  /** Page numbers in the book from 1, in the wanted order; at least one. */
  pages: number[];
  title: string;
}

/**
 * Extracts pages from a finished book. They are unchanged, including boxes, colours and output intent: the file is the
 * book without its other pages, so an extract of a PDF/X-4 book is PDF/X-4. The same call returns the same bytes.
 * Throws `unreadable` when the book cannot be read, `layout` when it has no such page.
 */
export async function extractPages(book: Uint8Array, { pages, title }: Extract): Promise<Uint8Array> {
  const { doc, all } = await openBook(book);
  const wanted = pages.map((page) => {
    const found = all[page - 1];
    if (!found) throw new PressError('layout', `The book has no page ${page}.`);
    return found;
  });
  if (wanted.length === 0) throw new PressError('layout', 'No page was named.');
  setPageTree(doc, wanted);
  const id = createHash('sha256')
    .update(book)
    .update(JSON.stringify([pages, title]))
    .digest('hex')
    .slice(0, 32);
  describe(doc, titleOf(title), id);
  sweep(doc.context);
  doc.context.header = PDFHeader.forVersion(1, 6);
  const half = PDFHexString.of(id);
  doc.context.trailerInfo.ID = doc.context.obj([half, half]);
  return doc.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}

async function openBook(book: Uint8Array): Promise<{ doc: PDFDocument; all: PDFDict[] }> {
  try {
    const doc = await loadPdf(book);
    return { doc, all: readPages(doc) };
  } catch (cause) {
    throw new PressError('unreadable', 'The book cannot be read.', { detail: 'damaged', cause });
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
