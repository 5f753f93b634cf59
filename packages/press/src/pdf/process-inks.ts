import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from 'pdf-lib';
import { asName } from './entries.ts';
import { decodeStream } from './streams.ts';

const CMYK = PDFName.of('DeviceCMYK');
/** Nesting of direct objects; programs write a handful. */
const MAX_DEPTH = 16;

/**
 * Paints in the process inks what a file paints in the profile of the book's own output condition: the same colours, and
 * PDF/X-4 allows only one of the two names for them.
 * @param profile the bytes of the output profile
 */
export function paintInProcessInks({ context }: PDFDocument, profile: Uint8Array): void {
  const known = new Map<PDFStream, boolean>();
  const isOwn = (stream: PDFStream) => {
    const found = known.get(stream) ?? isSame(stream, profile);
    known.set(stream, found);
    return found;
  };
  /** A colour space under its own number, or as part of another object. */
  const replaced = (object: PDFObject): boolean => {
    if (!(object instanceof PDFArray) || object.size() !== 2 || asName(object.get(0)) !== 'ICCBased')
      return false;
    const stream = object.lookup(1);
    return stream instanceof PDFStream && isOwn(stream);
  };
  const within = (object: PDFObject, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    if (object instanceof PDFStream) within(object.dict, depth);
    else if (object instanceof PDFArray)
      for (const [i, item] of object.asArray().entries()) {
        if (replaced(item)) object.set(i, CMYK);
        else within(item, depth + 1);
      }
    else if (object instanceof PDFDict)
      for (const [key, value] of object.entries()) {
        if (replaced(value)) object.set(key, CMYK);
        else within(value, depth + 1);
      }
  };
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (replaced(object)) context.assign(ref, CMYK);
    else within(object, 0);
  }
}

function isSame(stream: PDFStream, profile: Uint8Array): boolean {
  if (!(stream instanceof PDFRawStream)) return false;
  try {
    return Buffer.compare(decodeStream(stream), profile) === 0;
  } catch {
    // A profile that cannot be read is reported by the preflight.
    return false;
  }
}
