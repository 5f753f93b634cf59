import { type PDFDict, PDFName, PDFRawStream, type PDFStream } from 'pdf-lib';
import { combined, transformed, translation } from '../pdf/matrix.ts';
import { readPageBoxes, uprightMatrix } from '../pdf/page-boxes.ts';
import { heightOf, type Rect, widthOf, writeRect } from '../pdf/rect.ts';
import { contentStreams, joined } from '../pdf/streams.ts';

/**
 * A page as a Form XObject that draws its finished area upright with the lower-left corner at the origin.
 *
 * The transparency group comes along (without it blending changes), rotation, unit and origin are folded into the
 * matrix, and everything outside the trim is clipped away. A single content stream keeps its bytes.
 * @returns the form, in the page's own document, and the rectangle it fills in points
 */
export function logoForm(page: PDFDict): { stream: PDFStream; size: Rect } {
  const { context } = page;
  const boxes = readPageBoxes(page);
  const finished = boxes.trim ?? boxes.crop ?? boxes.media;
  const upright = uprightMatrix(boxes);
  const seen = transformed(finished, upright);
  const streams = contentStreams(page.lookup(PDFName.of('Contents')), context);

  const dict = context.obj({ Type: 'XObject', Subtype: 'Form', FormType: 1 });
  dict.set(PDFName.of('BBox'), writeRect(finished, context));
  dict.set(PDFName.of('Matrix'), context.obj(combined(upright, translation(-seen.x0, -seen.y0))));
  dict.set(PDFName.of('Resources'), page.get(PDFName.of('Resources')) ?? context.obj({}));
  const group = page.get(PDFName.of('Group'));
  if (group) dict.set(PDFName.of('Group'), group);

  const [only] = streams;
  const size = { x0: 0, y0: 0, x1: widthOf(seen), y1: heightOf(seen) };
  if (streams.length === 1 && only instanceof PDFRawStream) {
    for (const key of ['Filter', 'DecodeParms']) {
      const value = only.dict.get(PDFName.of(key));
      if (value) dict.set(PDFName.of(key), value);
    }
    return { stream: PDFRawStream.of(dict, only.contents), size };
  }
  return { stream: PDFRawStream.of(dict, joined(streams)), size };
}
