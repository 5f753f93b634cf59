import { type PDFDict, type PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { decodeFilters, filtersOf } from '../pdf/decode-filters.ts';
import { dictOf } from '../pdf/entries.ts';
import { deflated } from '../pdf/replace-stream.ts';

const name = (text: string) => PDFName.of(text);
const OF_CATALOG = ['OpenAction', 'AA', 'AF', 'Threads', 'Collection', 'NeedsRendering', 'AcroForm'];
const OF_PAGE = ['AA', 'Thumb', 'PieceInfo', 'AF', 'PresSteps', 'Trans', 'B'];
const OF_XOBJECT = ['OPI', 'Alternates', 'PieceInfo', 'Ref'];
/** A page of images, decoded. */
const MAX_BYTES = 256 * 2 ** 20;

/** Removes what runs, what is attached, and the form, whose fields have become part of the pages. */
export function stripPrograms({ catalog }: PDFDocument, pages: readonly PDFDict[]): void {
  for (const key of OF_CATALOG) catalog.delete(name(key));
  const names = dictOf(catalog, 'Names');
  for (const key of ['JavaScript', 'EmbeddedFiles', 'AlternatePresentations']) names?.delete(name(key));
  for (const page of pages) for (const key of OF_PAGE) page.delete(name(key));
}

/** Removes what only one device or program reads; LZW is packed anew. */
export function stripDeviceSettings({ context }: PDFDocument): void {
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
