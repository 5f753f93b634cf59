import { PDFArray, type PDFDict, type PDFObject, PDFRawStream } from 'pdf-lib';
import { calculator } from './calculator-function.ts';
import { decodeFilters } from './decode-filters.ts';
import { asDict, asList, listOf, numberOf, numbersOf } from './entries.ts';

/** From some numbers to others, each within the range that the function names. */
export type PdfFunction = (inputs: readonly number[]) => number[];

const MAX_DEPTH = 8;
/** A table of four inks at 33 places each, four outputs of 16 bits. */
const MAX_TABLE_BYTES = 16 * 2 ** 20;
/** More inputs would need 2^n samples for one value. */
const MAX_SAMPLED_INPUTS = 6;

/**
 * Reads a function of any type (ISO 32000-1, 7.10), or an array of functions with one output each.
 * @throws Error when it is damaged, or nested without end
 */
export function readFunction(value: PDFObject | undefined, depth = 0): PdfFunction {
  if (depth > MAX_DEPTH) throw new Error('A function is nested without end.');
  if (value instanceof PDFArray) {
    const parts = asList(value).map((one) => readFunction(one, depth + 1));
    return (inputs) => parts.flatMap((part) => part(inputs));
  }
  const dict = asDict(value);
  if (!dict) throw new Error('A function is missing.');
  const domain = numbersOf(dict, 'Domain');
  const range = numbersOf(dict, 'Range');
  const inner = ofType(numberOf(dict, 'FunctionType'), value as PDFObject, dict, depth);
  return (inputs) => within(inner(within(inputs, domain)), range);
}

function ofType(type: number | undefined, value: PDFObject, dict: PDFDict, depth: number): PdfFunction {
  if (type === 2) return exponential(dict);
  if (type === 3) return stitching(dict, depth);
  if (!(value instanceof PDFRawStream)) throw new Error(`A function of type ${type} has no data.`);
  if (type === 0) return sampled(value);
  if (type === 4) return calculator(decodeFilters(value, MAX_TABLE_BYTES).bytes);
  throw new Error(`There are no functions of type ${type}.`);
}

/** Each value within its pair of bounds, where there is one. */
const within = (values: readonly number[], bounds: readonly number[]): number[] =>
  values.map((value, i) =>
    Math.min(
      bounds[2 * i + 1] ?? value,
      Math.max(bounds[2 * i] ?? value, Number.isFinite(value) ? value : 0),
    ),
  );

function exponential(dict: PDFDict): PdfFunction {
  const from = orElse(numbersOf(dict, 'C0'), [0]);
  const to = orElse(numbersOf(dict, 'C1'), [1]);
  const exponent = numberOf(dict, 'N') ?? 1;
  return ([x = 0]) => from.map((value, i) => value + x ** exponent * ((to[i] ?? 0) - value));
}

function stitching(dict: PDFDict, depth: number): PdfFunction {
  const [from = 0, to = 1] = numbersOf(dict, 'Domain');
  const [bounds, encode] = [numbersOf(dict, 'Bounds'), numbersOf(dict, 'Encode')];
  const parts = listOf(dict, 'Functions').map((one) => readFunction(one, depth + 1));
  if (parts.length === 0 || bounds.length < parts.length - 1)
    throw new Error('A stitched function is empty.');
  return ([x = 0]) => {
    const past = bounds.findIndex((bound) => x < bound);
    const i = past < 0 ? Math.min(bounds.length, parts.length - 1) : past;
    const bound = { low: bounds[i - 1] ?? from, high: bounds[i] ?? to };
    const inner = between(x, [bound.low, bound.high], [encode[2 * i] ?? 0, encode[2 * i + 1] ?? 1]);
    return (parts[i] as PdfFunction)([inner]);
  };
}

/** Linear interpolation; of an empty interval the beginning. */
const between = (x: number, [a, b]: [number, number], [c, d]: [number, number]): number =>
  a === b ? c : c + ((x - a) / (b - a)) * (d - c);

/** A table of samples, interpolated in every input (type 0). */
function sampled(stream: PDFRawStream): PdfFunction {
  const { dict } = stream;
  const [domain, range, sizes] = [
    numbersOf(dict, 'Domain'),
    numbersOf(dict, 'Range'),
    numbersOf(dict, 'Size'),
  ];
  const outputs = range.length / 2;
  const bits = numberOf(dict, 'BitsPerSample') ?? 8;
  const count = sizes.reduce((product, size) => product * size, outputs);
  const { bytes } = decodeFilters(stream, MAX_TABLE_BYTES);
  if (sizes.length === 0 || sizes.length > MAX_SAMPLED_INPUTS || !sizes.every((size) => size >= 1))
    throw new Error('The table of a function has no size.');
  if (![1, 2, 4, 8, 12, 16, 24, 32].includes(bits) || !(bytes.length * 8 >= count * bits))
    throw new Error('The table of a function is cut off.');
  const encode = orElse(
    numbersOf(dict, 'Encode'),
    sizes.flatMap((size) => [0, size - 1]),
  );
  const decode = orElse(numbersOf(dict, 'Decode'), range);
  const most = 2 ** bits - 1;
  const sampleAt = (place: number, output: number) => bitsAt(bytes, (place * outputs + output) * bits, bits);
  return (inputs) => {
    const at = sizes.map((size, i) => {
      const encoded = between(
        inputs[i] ?? 0,
        [domain[2 * i] ?? 0, domain[2 * i + 1] ?? 1],
        [encode[2 * i] ?? 0, encode[2 * i + 1] ?? 0],
      );
      return Math.min(size - 1, Math.max(0, encoded));
    });
    return Array.from({ length: outputs }, (_, output) => {
      const value = interpolated(sizes, at, (place) => sampleAt(place, output));
      return between(value, [0, most], [decode[2 * output] ?? 0, decode[2 * output + 1] ?? 1]);
    });
  };
}

/** Between the 2^n samples around a place; the first input varies fastest. */
function interpolated(
  sizes: readonly number[],
  at: readonly number[],
  sampleAt: (place: number) => number,
): number {
  let sum = 0;
  for (let corner = 0; corner < 2 ** sizes.length; corner++) {
    let [weight, place, step] = [1, 0, 1];
    for (const [i, size] of sizes.entries()) {
      const [low, part] = [Math.floor(at[i] as number), (at[i] as number) % 1];
      const high = (corner >> i) & 1;
      weight *= high ? part : 1 - part;
      place += Math.min(size - 1, low + high) * step;
      step *= size;
    }
    if (weight > 0) sum += weight * sampleAt(place);
  }
  return sum;
}

function bitsAt(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let left = count, bit = at; left > 0; ) {
    const take = Math.min(left, 8 - (bit & 7));
    const byte = bytes[bit >> 3] ?? 0;
    value = value * 2 ** take + ((byte >> (8 - (bit & 7) - take)) & (2 ** take - 1));
    left -= take;
    bit += take;
  }
  return value;
}

const orElse = (numbers: number[], otherwise: number[]) => (numbers.length > 0 ? numbers : otherwise);
