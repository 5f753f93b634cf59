import { PDFDict, type PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { decodeFilters, filtersOf } from '../pdf/decode-filters.ts';
import { dictOf } from '../pdf/entries.ts';
import { deflated } from '../pdf/replace-stream.ts';

const name = (text: string) => PDFName.of(text);
const OF_CATALOG = ['OpenAction', 'AA', 'AF', 'Threads', 'Collection', 'NeedsRendering'];
const OF_PAGE = ['AA', 'Thumb', 'PieceInfo', 'AF', 'PresSteps', 'Trans', 'B'];
const OF_XOBJECT = ['OPI', 'Alternates', 'PieceInfo', 'Ref'];
/** A page of images, decoded. */
const MAX_BYTES = 256 * 2 ** 20;

/** Removes what runs, what is attached, and what only one device or program reads; LZW is packed anew. */
export function stripClutter(doc: PDFDocument, pages: readonly PDFDict[]): void {
  const { catalog, context } = doc;
  for (const key of OF_CATALOG) catalog.delete(name(key));
  const names = dictOf(catalog, 'Names');
  for (const key of ['JavaScript', 'EmbeddedFiles', 'AlternatePresentations']) names?.delete(name(key));
  for (const page of pages) for (const key of OF_PAGE) page.delete(name(key));
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (object.dict.has(name('Subtype'))) for (const key of OF_XOBJECT) object.dict.delete(name(key));
    const filters = filtersOf(object.dict);
    if (!filters.includes('LZWDecode')) continue;
    const { bytes, left } = decodeFilters(object, MAX_BYTES);
    if (left !== undefined) continue;
    const dict = object.dict.clone(context);
    for (const key of ['DecodeParms', 'Length']) dict.delete(name(key));
    dict.set(name('Filter'), name('FlateDecode'));
    context.assign(ref, PDFRawStream.of(dict, deflated(context, bytes).contents));
  }
}

/** Removes the actions of a form, which has become part of its pages. */
export function stripForms({ catalog }: PDFDocument): void {
  if (catalog.lookup(name('AcroForm')) instanceof PDFDict) catalog.delete(name('AcroForm'));
}
