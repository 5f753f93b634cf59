import { PDFDict, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib';
import { readSpace } from '../content/colour-space.ts';
import { entryOf, numberOf, numbersOf } from '../pdf/entries.ts';
import { readFunction } from '../pdf/pdf-function.ts';
import { deflated } from '../pdf/replace-stream.ts';
import type { MendInks } from './mend-inks.ts';
import { mendMesh } from './mend-mesh.ts';

const STEPS = 256;
const INKS = 4;
const name = (text: string) => PDFName.of(text);

/** Steps of a gradient of two inputs, in each direction. */
const STEPS_ACROSS = 64;

/**
 * A gradient in inks: its function is sampled, and between the samples inks are mixed. A mesh with colours at its corners
 * gets inks there.
 * @returns undefined where it stays as it is
 * @throws Error when it cannot be converted
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
  const toGrey = grey ? inks.greyOf(space) : undefined;
  const convert = toGrey ? (parts: readonly number[]) => [toGrey(parts)] : grey ? undefined : inks.of(space);
  if (!convert) return undefined;
  const source = entryOf(dict, 'Function');
  const channels = toGrey ? 1 : INKS;
  // Where inks are only reduced, a gradient that has none too many keeps its bytes.
  let changed = inks.isReplaced(space);
  const seen = (parts: readonly number[]) => {
    const made = convert(parts);
    changed ||= made.some((part, i) => Math.abs(part - (parts[i] ?? 0)) > 1e-4);
    return made;
  };
  const made = source
    ? withFunction(dict, source)
    : shading instanceof PDFRawStream
      ? mendMesh(context, shading, space.components, seen)
      : undefined;
  if (!made) throw new Error('A gradient is of an unknown kind.');
  if (!changed) return undefined;
  const own = made instanceof PDFRawStream ? made.dict : made;
  own.set(name('ColorSpace'), name(toGrey ? 'DeviceGray' : 'DeviceCMYK'));
  const ground = numbersOf(dict, 'Background');
  if (ground.length > 0) own.set(name('Background'), context.obj([...convert(ground)]));
  return source && shading instanceof PDFRawStream ? PDFRawStream.of(own, shading.contents) : made;

  function withFunction(of: PDFDict, value: PDFObject): PDFDict {
    const colourAt = readFunction(value);
    const plane = numberOf(of, 'ShadingType') === 1;
    const named = numbersOf(of, 'Domain');
    const domain = plane
      ? named.length === 4
        ? named
        : [0, 1, 0, 1]
      : named.length === 2
        ? named
        : decodeOf(of);
    const size = plane ? [STEPS_ACROSS, STEPS_ACROSS] : [STEPS];
    const count = size.reduce((all, steps) => all * steps, 1);
    const samples = Buffer.alloc(count * channels * 2);
    for (let i = 0; i < count; i++) {
      // The first input varies fastest.
      const at = size.map((steps, input) => {
        const step = input === 0 ? i % steps : Math.floor(i / (size[0] ?? 1));
        const [from = 0, to = 1] = domain.slice(2 * input);
        return from + ((to - from) * step) / (steps - 1);
      });
      seen(colourAt(at)).forEach((part, channel) => {
        const whole = Math.round(Math.min(1, Math.max(0, part)) * 65_535);
        samples.writeUInt16BE(whole, (i * channels + channel) * 2);
      });
    }
    const sampled = deflated(context, samples);
    const about = {
      FunctionType: 0,
      Domain: domain,
      Range: Array.from({ length: channels }, () => [0, 1]).flat(),
      Size: size,
      BitsPerSample: 16,
    };
    for (const [key, entry] of (context.obj(about) as PDFDict).entries()) sampled.dict.set(key, entry);
    const own = of.clone(context);
    own.set(name('Function'), context.register(sampled));
    return own;
  }
}

/** A mesh names the range of its parameter at the end of its Decode array. */
function decodeOf(dict: PDFDict): number[] {
  const decode = numbersOf(dict, 'Decode');
  return decode.length >= 6 ? decode.slice(4, 6) : [0, 1];
}
