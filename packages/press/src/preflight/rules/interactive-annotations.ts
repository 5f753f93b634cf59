import { type PDFDict, PDFName } from 'pdf-lib';
import { asDict, dictOf, entryOf, listOf, nameOf } from '../../pdf/entries.ts';
import { combined, transformed, translation } from '../../pdf/matrix.ts';
import { isHidden } from '../../pdf/optional-content.ts';
import { readNestedBoxes, uprightMatrix } from '../../pdf/page-boxes.ts';
import { overlapOf, type Rect, readRect } from '../../pdf/rect.ts';
import { runsSomething } from './actions.ts';
import { found } from './found.ts';
import type { CheckedPage, Found, PageRule } from './rule.ts';

const MEDIA = new Set(['RichMedia', 'Movie', 'Sound', 'Screen', '3D', 'FileAttachment']);
/** Removed when the page is placed in the book, without a visible change. */
const REMOVABLE = new Set(['Link', 'Popup', 'Text']);
/** Meant for the print office; another rule reports them. */
const MARKS = new Set(['PrinterMark', 'TrapNet']);
const MAX_ANNOTATIONS = 5_000;

/** No form fields, media or notes drawn on the page; links and notes outside it are removed. */
export const interactiveAnnotations: PageRule = {
  codes: ['INTERACTIVE'],
  run: (page) =>
    listOf(page.dict, 'Annots')
      .slice(0, MAX_ANNOTATIONS)
      .map(asDict)
      .flatMap((annotation) => (annotation ? objection(annotation, page) : [])),
};

function objection(annotation: PDFDict, page: CheckedPage): Found[] {
  const subtype = nameOf(annotation, 'Subtype') ?? '';
  const bounds = placeOf(annotation, page);
  const runs = runsSomething(entryOf(annotation, 'A')) || dictOf(annotation, 'AA') !== undefined;
  if (runs || MEDIA.has(subtype)) return [found('INTERACTIVE', 'error', { bounds })];
  if (MARKS.has(subtype)) return [];
  if (REMOVABLE.has(subtype)) return [found('INTERACTIVE', 'warning', { bounds })];
  const off = isHidden(annotation.get(PDFName.of('OC')), annotation, page.hiddenGroups);
  const onPage = !off && bounds !== null && overlapOf(bounds, page.bleed) !== null;
  return [found('INTERACTIVE', onPage ? 'error' : 'warning', { bounds })];
}

function placeOf(annotation: PDFDict, { dict }: CheckedPage): Rect | null {
  const rect = readRect(entryOf(annotation, 'Rect'), dict.context);
  const boxes = readNestedBoxes(dict);
  const upright = uprightMatrix(boxes);
  const { x0, y0 } = transformed(boxes.media, upright);
  return rect ? transformed(rect, combined(upright, translation(-x0, -y0))) : null;
}
