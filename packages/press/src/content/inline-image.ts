import { PDFDict, PDFHexString, PDFName, PDFNull, type PDFObject, PDFRawStream } from 'pdf-lib';
import { isName, type Operand, readInlineDictionary } from './operands.ts';

/** Inline images abbreviate their keys. */
const KEYS = new Map([
  ['W', 'Width'],
  ['H', 'Height'],
  ['BPC', 'BitsPerComponent'],
  ['CS', 'ColorSpace'],
  ['F', 'Filter'],
  ['DP', 'DecodeParms'],
  ['IM', 'ImageMask'],
  ['D', 'Decode'],
  ['I', 'Interpolate'],
]);

/** An inline image (`BI … ID … EI`, from `start` to `end`) as if it were an XObject, in the document of `owner`. */
export function readInlineImage(bytes: Uint8Array, start: number, end: number, owner: PDFDict): PDFRawStream {
  const { entries, data } = readInlineDictionary(bytes, start, end);
  const dict = PDFDict.withContext(owner.context);
  for (const [key, value] of entries) {
    const object = objectOf(value, dict);
    if (object) dict.set(PDFName.of(KEYS.get(key) ?? key), object);
  }
  return PDFRawStream.of(dict, bytes.subarray(data, Math.max(data, end - 2)));
}

function objectOf(value: Operand, owner: PDFDict): PDFObject | undefined {
  const { context } = owner;
  if (value === null) return undefined;
  if (typeof value === 'number') return context.obj(value);
  if (typeof value === 'boolean') return context.obj(value);
  if (isName(value)) return PDFName.of(value.name);
  if (value instanceof Uint8Array) return PDFHexString.of(Buffer.from(value).toString('hex'));
  if (Array.isArray(value)) {
    const array = context.obj([]);
    // An empty entry keeps the following ones in their places: the parameters of the second filter, for example.
    for (const entry of value) array.push(objectOf(entry, owner) ?? PDFNull);
    return array;
  }
  const dict = PDFDict.withContext(context);
  for (const [key, entry] of value.entries) {
    const object = objectOf(entry, owner);
    if (object) dict.set(PDFName.of(key), object);
  }
  return dict;
}
