import { type PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { loadPdf } from '../pdf/load-pdf.ts';
import { isOptionalContent } from '../pdf/optional-content.ts';
import { readPages } from '../pdf/page-tree.ts';
import { dropHiddenContent } from './hidden-content.ts';

/**
 * Removes hidden optional content from pages, and everything by which a program could hide or show the rest: marks,
 * assignments, groups. Files without settings of groups may have marks too; readers show all of it.
 * @returns whether there was any
 */
export function dropOptionalContent(doc: PDFDocument, pages: readonly PDFDict[]): boolean {
  const cleared = pages.map((page) => dropHiddenContent(doc, page));
  for (const properties of new Set(cleared.flatMap((one) => [...one.properties])))
    for (const key of properties.keys())
      if (isOptionalContent(properties.get(key), properties)) properties.delete(key);
  return doc.catalog.delete(PDFName.of('OCProperties')) || cleared.some(({ changed }) => changed);
}

/** The catalogue of a file may be in an object stream, where its keys cannot be found as text. */
const SIGNS = ['/OCProperties', '/OCG', '/OCMD', '/ObjStm'];

/**
 * A file as it prints: without its optional content groups and what hidden ones draw. A file without any is returned as
 * it is. PDFium ignores groups within patterns, and applies print states that the file does not request.
 */
export async function withoutOptionalContent(bytes: Uint8Array): Promise<Uint8Array> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!SIGNS.some((sign) => text.includes(sign))) return bytes;
  const doc = await loadPdf(bytes);
  if (!dropOptionalContent(doc, readPages(doc))) return bytes;
  return doc.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}
