import { type PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { asDict, dictOf, listOf } from '../pdf/entries.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPages } from '../pdf/page-tree.ts';
import { dropHiddenContent } from './hidden-content.ts';

/** Takes what hidden optional content groups draw out of pages, and leaves nothing by which a reader could hide any of the rest. */
export function dropOptionalContent(doc: PDFDocument, pages: readonly PDFDict[]): void {
  if (!doc.catalog.has(PDFName.of('OCProperties'))) return;
  for (const page of pages) dropHiddenContent(doc, page);
  // Some readers follow the print state of a group also where no document asks for it.
  for (const group of listOf(dictOf(doc.catalog, 'OCProperties'), 'OCGs'))
    asDict(group)?.delete(PDFName.of('Usage'));
  doc.catalog.delete(PDFName.of('OCProperties'));
}

/** The catalogue of a file may lie in a packed stream, where its words cannot be seen. */
const SIGNS = ['/OCProperties', '/ObjStm'];

/**
 * A file as it prints: without its optional content groups and what hidden ones draw. One without any comes back as it is.
 * PDFium takes no notice of groups within patterns, and hides those with a print state that the file does not ask for.
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
