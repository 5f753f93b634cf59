import { PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef, PDFStream } from 'pdf-lib';
import { nameIn } from '../content/resources.ts';
import { asDict, dictOf, entryOf, nameOf, numberOf, numbersOf } from '../pdf/entries.ts';
import { identity, type Matrix, transformed, written } from '../pdf/matrix.ts';
import { heightOf, type Rect, readRect, widthOf } from '../pdf/rect.ts';
import { deflated } from '../pdf/replace-stream.ts';
import { concatenate, contentStreams } from '../pdf/streams.ts';

const name = (text: string) => PDFName.of(text);
/** Never drawn on paper: places to click, notes, media. */
const NEVER = new Set([
  'Link',
  'Popup',
  'Text',
  'RichMedia',
  'Movie',
  'Sound',
  'Screen',
  '3D',
  'FileAttachment',
  'TrapNet',
  'PrinterMark',
]);
/** Flags of an annotation (ISO 32000-1, table 165). */
const [HIDDEN, PRINT] = [2, 4];

/**
 * Draws into a page what readers print above it, and removes all annotations.
 * @returns how many were drawn and how many dropped
 */
export function flattenAnnotations(page: PDFDict): { drawn: number; dropped: number } {
  const { context } = page;
  const annotations = entryOf(page, 'Annots');
  const all =
    annotations && 'asArray' in annotations ? (annotations as { asArray(): PDFObject[] }).asArray() : [];
  const resources = dictOf(page, 'Resources')?.clone(context) ?? (context.obj({}) as PDFDict);
  const objects = dictOf(resources, 'XObject')?.clone(context);
  if (objects) resources.set(name('XObject'), objects);
  const parts: string[] = [];
  for (const entry of all) {
    const annotation = asDict(context.lookup(entry));
    const drawn = annotation && appearance(annotation);
    if (drawn)
      parts.push(`q ${written(drawn.matrix)} cm /${nameIn(resources, 'XObject', drawn.ref, 'Annot')} Do Q`);
  }
  page.delete(name('Annots'));
  if (parts.length > 0) {
    const before = concatenate(contentStreams(page.lookup(name('Contents')), context));
    const content = Buffer.concat([Buffer.from('q\n'), before, Buffer.from(`\nQ\n${parts.join('\n')}\n`)]);
    page.set(name('Contents'), context.register(deflated(context, content)));
    page.set(name('Resources'), resources);
  }
  return { drawn: parts.length, dropped: all.length - parts.length };
}

/** What an annotation prints, and how it comes to its place (ISO 32000-1, 12.5.5, algorithm 8.1). */
function appearance(annotation: PDFDict): { ref: PDFRef; matrix: Matrix } | undefined {
  const flags = numberOf(annotation, 'F') ?? 0;
  if (NEVER.has(nameOf(annotation, 'Subtype') ?? '') || (flags & PRINT) === 0 || (flags & HIDDEN) !== 0)
    return undefined;
  const normal = dictOf(annotation, 'AP')?.get(name('N'));
  const ref = normal && stateOf(annotation, normal);
  const form = ref && annotation.context.lookup(ref);
  const place = readRect(entryOf(annotation, 'Rect'), annotation.context);
  if (!(ref instanceof PDFRef) || !(form instanceof PDFRawStream) || !place) return undefined;
  const box = readRect(entryOf(form.dict, 'BBox'), annotation.context);
  if (!box) return undefined;
  form.dict.set(name('Subtype'), name('Form'));
  const own = numbersOf(form.dict, 'Matrix');
  return { ref, matrix: fitted(transformed(box, own.length === 6 ? (own as Matrix) : identity), place) };
}

/** Of several states the one that is on. */
function stateOf(annotation: PDFDict, normal: PDFObject): PDFObject | undefined {
  const found = annotation.context.lookup(normal);
  if (found instanceof PDFStream) return normal;
  return found instanceof PDFDict ? found.get(name(nameOf(annotation, 'AS') ?? 'Off')) : undefined;
}

function fitted(from: Rect, to: Rect): Matrix {
  const x = widthOf(from) === 0 ? 1 : widthOf(to) / widthOf(from);
  const y = heightOf(from) === 0 ? 1 : heightOf(to) / heightOf(from);
  return [x, 0, 0, y, to.x0 - from.x0 * x, to.y0 - from.y0 * y];
}
