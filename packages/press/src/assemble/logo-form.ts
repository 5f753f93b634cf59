import { type PDFDict, PDFName, type PDFStream } from 'pdf-lib';
import { combined, transformed, translation } from '../pdf/matrix.ts';
import { readNestedBoxes, uprightMatrix } from '../pdf/page-boxes.ts';
import { heightOf, type Rect, widthOf } from '../pdf/rect.ts';
import { contentForm } from './content-form.ts';
import { dropIdleGroup } from './idle-group.ts';

/**
 * Converts a page to a form XObject that draws its trim area upright with the lower left corner at the origin.
 *
 * The transparency group is kept where something is blended (that would change without it), rotation, unit and origin are part of the matrix,
 * and everything outside the trim is clipped.
 * @returns the form, in the page's own document, and the rectangle it fills in points
 */
export function logoForm(page: PDFDict): { stream: PDFStream; size: Rect } {
  const boxes = readNestedBoxes(page);
  const finished = boxes.trim ?? boxes.crop ?? boxes.media;
  const upright = uprightMatrix(boxes);
  const seen = transformed(finished, upright);
  const stream = contentForm(page, finished, combined(upright, translation(-seen.x0, -seen.y0)));
  dropIdleGroup(page, finished);
  const group = page.get(PDFName.of('Group'));
  if (group) stream.dict.set(PDFName.of('Group'), group);
  return { stream, size: { x0: 0, y0: 0, x1: widthOf(seen), y1: heightOf(seen) } };
}
