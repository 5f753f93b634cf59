import { createHash } from 'node:crypto';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import { nameOf } from '../pdf/entries.ts';
import type { AssemblyStep } from './draft.ts';

/** Each round shares what refers to what the round before has shared: program, descriptor, descendant, font, drawing. */
const MAX_ROUNDS = 12;
/** Objects of which there may be one for all that look the same; a page is one of its own, whatever it draws. */
const SHARED = new Set([
  'Font',
  'FontDescriptor',
  'ExtGState',
  'Encoding',
  'Pattern',
  'Function',
  'Halftone',
]);

/**
 * Stores equal objects once. Each uploaded file brings its own fonts, pictures and profiles, and the same ad or logo is
 * often placed more than once: in a book of 300 pages most of the bytes are copies.
 */
export const shareEqual: AssemblyStep = {
  name: 'share-equal',
  run({ doc }) {
    const hashes = new Map<PDFRawStream, string>();
    for (let round = 0; round < MAX_ROUNDS && shareOnce(doc.context, hashes); round++);
  },
};

/** @returns whether something was shared */
function shareOnce(context: PDFContext, hashes: Map<PDFRawStream, string>): boolean {
  const firsts = new Map<string, PDFRef>();
  const copies = new Map<PDFRef, PDFRef>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const key = keyOf(object, hashes);
    if (key === undefined) continue;
    const first = firsts.get(key);
    if (first) copies.set(ref, first);
    else firsts.set(key, ref);
  }
  if (copies.size === 0) return false;
  for (const ref of copies.keys()) context.delete(ref);
  for (const [, object] of context.enumerateIndirectObjects()) redirect(object, copies);
  return true;
}

/** Two objects with the same key are the same; undefined for one that is never shared. */
function keyOf(object: PDFObject, hashes: Map<PDFRawStream, string>): string | undefined {
  if (object instanceof PDFRawStream) {
    if (nameOf(object.dict, 'Type') === 'Metadata') return undefined;
    const known = hashes.get(object) ?? createHash('sha256').update(object.contents).digest('hex');
    hashes.set(object, known);
    return `${known} ${object.dict}`;
  }
  if (object instanceof PDFArray) return String(object);
  if (!(object instanceof PDFDict)) return undefined;
  const shared = SHARED.has(nameOf(object, 'Type') ?? '') || object.has(PDFName.of('ShadingType'));
  return shared ? String(object) : undefined;
}

function redirect(object: PDFObject, copies: Map<PDFRef, PDFRef>): void {
  if (object instanceof PDFStream) redirect(object.dict, copies);
  else if (object instanceof PDFArray)
    for (const [i, item] of object.asArray().entries()) {
      const first = item instanceof PDFRef ? copies.get(item) : undefined;
      if (first) object.set(i, first);
      else redirect(item, copies);
    }
  else if (object instanceof PDFDict)
    for (const [key, item] of object.entries()) {
      const first = item instanceof PDFRef ? copies.get(item) : undefined;
      if (first) object.set(key, first);
      else redirect(item, copies);
    }
}
