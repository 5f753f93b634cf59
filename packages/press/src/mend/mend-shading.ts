import { PDFDict, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib';
import { readSpace } from '../content/colour-space.ts';
import { entryOf, numberOf, numbersOf } from '../pdf/entries.ts';
import { readFunction } from '../pdf/pdf-function.ts';
import { deflated } from '../pdf/replace-stream.ts';
import type { MendInks } from './mend-inks.ts';

const STEPS = 256;
const INKS = 4;
const name = (text: string) => PDFName.of(text);

/**
 * A gradient in inks: its function is sampled, and between the samples inks are mixed.
 * @returns undefined where it stays as it is, or cannot be converted: a mesh with colours at its corners, one of two inputs
 */
export function mendShading(
  shading: PDFObject,
  resources: PDFDict | undefined,
  { inks, grey }: { inks: MendInks; grey: boolean },
): PDFObject | undefined {
  const dict =
    shading instanceof PDFDict ? shading : shading instanceof PDFRawStream ? shading.dict : undefined;
  if (!dict) return undefined;
  const { context } = dict;
  const space = readSpace(entryOf(dict, 'ColorSpace'), resources);
  const toGrey = inks.greyOf(space);
  const convert = grey && toGrey ? (parts: readonly number[]) => [toGrey(parts)] : inks.of(space);
  const source = entryOf(dict, 'Function');
  if (!convert || !source || numberOf(dict, 'ShadingType') === 1) return undefined;
  const colourAt = readFunction(source);
  const [from = 0, to = 1] =
    numbersOf(dict, 'Domain').length === 2 ? numbersOf(dict, 'Domain') : decodeOf(dict);
  const channels = grey ? 1 : INKS;
  const samples = Buffer.alloc(STEPS * channels * 2);
  for (let i = 0; i < STEPS; i++) {
    const values = convert(colourAt([from + ((to - from) * i) / (STEPS - 1)]));
    values.forEach((value, channel) => {
      samples.writeUInt16BE(
        Math.round(Math.min(1, Math.max(0, value)) * 65_535),
        (i * channels + channel) * 2,
      );
    });
  }
  const sampled = deflated(context, samples);
  const about = {
    FunctionType: 0,
    Domain: [from, to],
    Range: Array.from({ length: channels }, () => [0, 1]).flat(),
    Size: [STEPS],
    BitsPerSample: 16,
  };
  for (const [key, value] of (context.obj(about) as PDFDict).entries()) sampled.dict.set(key, value);
  const own = dict.clone(context);
  own.set(name('Function'), context.register(sampled));
  own.set(name('ColorSpace'), name(grey ? 'DeviceGray' : 'DeviceCMYK'));
  const ground = numbersOf(dict, 'Background');
  if (ground.length > 0) own.set(name('Background'), context.obj([...convert(ground)]));
  return shading instanceof PDFRawStream ? PDFRawStream.of(own, shading.contents) : own;
}

/** A mesh names the range of its parameter at the end of its Decode array. */
function decodeOf(dict: PDFDict): number[] {
  const decode = numbersOf(dict, 'Decode');
  return decode.length >= 6 ? decode.slice(4, 6) : [0, 1];
}
