import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFStream } from 'pdf-lib';
import { unprintable } from './unprintable.ts';

const MAX_DEPTH = 8;

/** Evaluates the function of a gradient: exponential or stitching, as the browser writes them (ISO 32000-1, 7.10). */
export function evaluate(value: PDFObject | undefined, at: number, depth = 0): number[] {
  if (value instanceof PDFArray)
    return value.asArray().flatMap((_, i) => evaluate(value.lookup(i), at, depth + 1));
  const dict = value instanceof PDFStream ? value.dict : value;
  if (!(dict instanceof PDFDict) || depth > MAX_DEPTH) throw unprintable('a gradient without a function');
  const [from = 0, to = 1] = numbersAt(dict, 'Domain');
  const x = Math.min(to, Math.max(from, at));
  const type = dict.lookup(PDFName.of('FunctionType'));
  const kind = type instanceof PDFNumber ? type.asNumber() : -1;
  if (kind === 2) {
    const [start, end] = [numbersAt(dict, 'C0', [0]), numbersAt(dict, 'C1', [1])];
    const exponent = dict.lookup(PDFName.of('N'));
    const weight = x ** (exponent instanceof PDFNumber ? exponent.asNumber() : 1);
    return start.map((value, i) => value + weight * ((end[i] ?? 0) - value));
  }
  if (kind === 3) {
    const bounds = numbersAt(dict, 'Bounds');
    const encode = numbersAt(dict, 'Encode');
    const parts = dict.lookup(PDFName.of('Functions'));
    const past = bounds.findIndex((bound) => x < bound);
    const i = past < 0 ? bounds.length : past;
    const [low, high] = [bounds[i - 1] ?? from, bounds[i] ?? to];
    const [encodedLow = 0, encodedHigh = 1] = [encode[2 * i], encode[2 * i + 1]];
    const inner =
      low === high ? encodedLow : encodedLow + ((x - low) / (high - low)) * (encodedHigh - encodedLow);
    return evaluate(parts instanceof PDFArray ? parts.lookup(i) : undefined, inner, depth + 1);
  }
  throw unprintable(`a gradient with a function of type ${kind}`);
}

/** The numbers of an array in a dictionary. */
export function numbersAt(dict: PDFDict, key: string, otherwise: number[] = []): number[] {
  const list = dict.lookup(PDFName.of(key));
  if (!(list instanceof PDFArray)) return otherwise;
  return list.asArray().map((_, i) => {
    const value = list.lookup(i);
    return value instanceof PDFNumber ? value.asNumber() : 0;
  });
}
