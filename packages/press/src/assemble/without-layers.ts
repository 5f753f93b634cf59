import { type PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { asDict, dictOf, listOf } from '../pdf/entries.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPages } from '../pdf/page-tree.ts';
import { dropHiddenLayers } from './hidden-layers.ts';

/** Takes what hidden layers draw out of pages, and leaves nothing by which a reader could hide any of the rest. */
export function printLayers(doc: PDFDocument, pages: readonly PDFDict[]): void {
  if (!doc.catalog.has(PDFName.of('OCProperties'))) return;
  for (const page of pages) dropHiddenLayers(doc, page);
  // Some readers follow the print state of a layer that no document asks for it.
  for (const layer of listOf(dictOf(doc.catalog, 'OCProperties'), 'OCGs'))
    asDict(layer)?.delete(PDFName.of('Usage'));
  doc.catalog.delete(PDFName.of('OCProperties'));
}

/** The catalogue of a file may lie in a packed stream, where its words cannot be seen. */
const SIGNS = ['/OCProperties', '/ObjStm'];

/**
 * A file as it prints: without its layers and what hidden ones draw. One without layers comes back as it is.
 * PDFium takes no notice of layers within patterns, and hides those with a print state that the file does not ask for.
 */
export async function withoutLayers(bytes: Uint8Array): Promise<Uint8Array> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!SIGNS.some((sign) => text.includes(sign))) return bytes;
  const doc = await loadPdf(bytes);
  if (!doc.catalog.has(PDFName.of('OCProperties'))) return bytes;
  printLayers(doc, readPages(doc));
  return doc.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}
