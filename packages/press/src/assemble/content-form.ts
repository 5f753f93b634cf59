import { type PDFDict, PDFName, PDFRawStream, type PDFStream } from 'pdf-lib';
import type { Matrix } from '../pdf/matrix.ts';
import { type Rect, writeRect } from '../pdf/rect.ts';
import { concatenate, contentStreams } from '../pdf/streams.ts';

/**
 * Converts the content of a page to a form: clipped, transformed, and without effect on the graphics state after it, even
 * with a surplus Q. Patterns keep their position in it. A single content stream keeps its bytes.
 * @param clip the visible part, in the page's own units
 * @param matrix from the page's own units to the position of the form
 */
export function contentForm(page: PDFDict, clip: Rect, matrix: Matrix): PDFStream {
  const { context } = page;
  const streams = contentStreams(page.lookup(PDFName.of('Contents')), context);
  const dict = context.obj({ Type: 'XObject', Subtype: 'Form', FormType: 1 }) as PDFDict;
  dict.set(PDFName.of('BBox'), writeRect(clip, context));
  dict.set(PDFName.of('Matrix'), context.obj(matrix));
  dict.set(PDFName.of('Resources'), page.get(PDFName.of('Resources')) ?? context.obj({}));
  const [only] = streams;
  if (streams.length !== 1 || !(only instanceof PDFRawStream))
    return PDFRawStream.of(dict, concatenate(streams));
  for (const key of ['Filter', 'DecodeParms']) {
    const value = only.dict.get(PDFName.of(key));
    if (value) dict.set(PDFName.of(key), value);
  }
  return PDFRawStream.of(dict, only.contents);
}
