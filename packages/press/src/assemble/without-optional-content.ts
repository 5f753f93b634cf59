import { type PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { asDict, dictOf, listOf } from '../pdf/entries.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPages } from '../pdf/page-tree.ts';
import { dropHiddenContent } from './hidden-content.ts';

/** Removes hidden optional content from pages, and everything with which a reader could hide the rest. */
export function dropOptionalContent(doc: PDFDocument, pages: readonly PDFDict[]): void {
  if (!doc.catalog.has(PDFName.of('OCProperties'))) return;
  for (const page of pages) dropHiddenContent(doc, page);
  // Some readers apply the print state of a group even if the document does not request it.
  for (const group of listOf(dictOf(doc.catalog, 'OCProperties'), 'OCGs'))
    asDict(group)?.delete(PDFName.of('Usage'));
  doc.catalog.delete(PDFName.of('OCProperties'));
}

/** The catalogue of a file may be in an object stream, where its keys cannot be found as text. */
const SIGNS = ['/OCProperties', '/ObjStm'];

/**
 * A file as it prints: without its optional content groups and what hidden ones draw. A file without any is returned as
 * it is. PDFium ignores groups within patterns, and applies print states that the file does not request.
 */
export async function withoutOptionalContent(bytes: Uint8Array): Promise<Uint8Array> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!SIGNS.some((sign) => text.includes(sign))) return bytes;
  const doc = await loadPdf(bytes);
  if (!doc.catalog.has(PDFName.of('OCProperties'))) return bytes;
  dropOptionalContent(doc, readPages(doc));
  return doc.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}
