import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib';

/** The entry of a dictionary, with references resolved; undefined without a dictionary. */
export const entryOf = (dict: PDFDict | undefined, key: string): PDFObject | undefined =>
  dict?.lookup(PDFName.of(key));

/** Resolves a reference; returns any other object as it is. */
export const resolve = (value: PDFObject | undefined, owner: PDFDict): PDFObject | undefined =>
  value instanceof PDFRef ? owner.context.lookup(value) : value;

/** A dictionary, or that of a stream. */
export function asDict(value: PDFObject | undefined): PDFDict | undefined {
  if (value instanceof PDFDict) return value;
  return value instanceof PDFStream ? value.dict : undefined;
}

export const dictOf = (dict: PDFDict | undefined, key: string): PDFDict | undefined =>
  asDict(entryOf(dict, key));

/** A stream as it is in a file that was read. */
export function streamOf(dict: PDFDict | undefined, key: string): PDFRawStream | undefined {
  const value = entryOf(dict, key);
  return value instanceof PDFRawStream ? value : undefined;
}

/** A name without its slash. */
export const asName = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFName ? value.decodeText() : undefined;

export const nameOf = (dict: PDFDict | undefined, key: string): string | undefined =>
  asName(entryOf(dict, key));

export function numberOf(dict: PDFDict | undefined, key: string): number | undefined {
  const value = entryOf(dict, key);
  if (!(value instanceof PDFNumber)) return undefined;
  const number = value.asNumber();
  return Number.isFinite(number) ? number : undefined;
}

/** The entries of an array, with references resolved; empty when there is none. */
export function listOf(dict: PDFDict | undefined, key: string): (PDFObject | undefined)[] {
  return asList(entryOf(dict, key));
}

export function asList(value: PDFObject | undefined): (PDFObject | undefined)[] {
  if (!(value instanceof PDFArray)) return [];
  return Array.from({ length: value.size() }, (_, i) => value.lookup(i));
}

/** The numbers of an array; any other entry counts as zero. */
export const numbersOf = (dict: PDFDict | undefined, key: string): number[] =>
  listOf(dict, key).map((value) => (value instanceof PDFNumber ? value.asNumber() : 0));
