import { type PDFDict, PDFName } from 'pdf-lib';
import { asDict, dictOf, entryOf, listOf, nameOf, numberOf } from '../../pdf/entries.ts';
import { transformed } from '../../pdf/matrix.ts';
import { isHidden } from '../../pdf/optional-content.ts';
import { readNestedBoxes, shownMatrix } from '../../pdf/page-boxes.ts';
import { overlapOf, type Rect, readRect } from '../../pdf/rect.ts';
import { runsSomething } from './actions.ts';
import { found } from './found.ts';
import type { CheckedPage, Found, PageRule } from './rule.ts';

const MEDIA = new Set(['RichMedia', 'Movie', 'Sound', 'Screen', '3D', 'FileAttachment']);
/** Removed when the page is placed in the book, without a visible change. */
const REMOVABLE = new Set(['Link', 'Popup', 'Text']);
/** Meant for the print office; another rule reports them. */
const MARKS = new Set(['PrinterMark', 'TrapNet']);
/** Flags of an annotation (ISO 32000-1, table 165). */
const [HIDDEN, PRINT] = [2, 4];
const MAX_ANNOTATIONS = 5_000;

/** No form fields, media or notes drawn on what prints of the page, and nowhere anything that runs. */
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
  const bounds = annotationPlace(annotation, page);
  const runs = runsSomething(entryOf(annotation, 'A')) || dictOf(annotation, 'AA') !== undefined;
  if (runs || MEDIA.has(subtype)) return [found('INTERACTIVE', 'error', { bounds })];
  if (MARKS.has(subtype) || (bounds && !overlapOf(bounds, page.printed))) return [];
  const off = isHidden(annotation.get(PDFName.of('OC')), annotation, page.hiddenGroups);
  if (bounds === null || off || REMOVABLE.has(subtype)) return [found('INTERACTIVE', 'warning', { bounds })];
  const flags = numberOf(annotation, 'F') ?? 0;
  if ((flags & HIDDEN) !== 0) return [];
  const prints = (flags & PRINT) !== 0;
  return [
    found('INTERACTIVE', prints ? 'error' : 'warning', {
      bounds,
      params: { variant: prints ? 'drawnAbove' : 'onScreenOnly' },
    }),
  ];
}

/** Where an annotation is, in points on the page as shown. */
export function annotationPlace(annotation: PDFDict, { dict }: Pick<CheckedPage, 'dict'>): Rect | null {
  const rect = readRect(entryOf(annotation, 'Rect'), dict.context);
  return rect ? transformed(rect, shownMatrix(readNestedBoxes(dict))) : null;
}
