import { PDFArray, PDFBool, type PDFContext, PDFDict, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { codedComponents, jpegHeader } from '../content/coded-image.ts';
import { type ColourSpace, readSpace, spaceOfComponents } from '../content/colour-space.ts';
import { decodeFilters, filtersOf } from '../pdf/decode-filters.ts';
import { entryOf, numberOf, numbersOf } from '../pdf/entries.ts';
import { deflated } from '../pdf/replace-stream.ts';
import { decodePicture } from '../raster/decode-picture.ts';
import { lastEntry, type MendInks, rangeOf, type ToInk, tableEntry } from './mend-inks.ts';

const MAX_PIXELS = 50_000_000;
const name = (text: string) => PDFName.of(text);
/** What describes the samples of an image, and not how it is placed. */
const OF_SAMPLES = [
  'Decode',
  'DecodeParms',
  'Length',
  'Intent',
  'Alternates',
  'SMaskInData',
  'OPI',
  'F',
  'DP',
];

/** The colour space of an image; JPEG 2000 may leave it to its data. */
export function spaceOfImage(image: PDFRawStream, resources: PDFDict | undefined): ColourSpace | undefined {
  if (entryOf(image.dict, 'ImageMask') === PDFBool.True) return undefined;
  const named = entryOf(image.dict, 'ColorSpace');
  if (named) return readSpace(named, resources);
  const components = codedComponents(image.contents, filtersOf(image.dict));
  return components === undefined ? undefined : spaceOfComponents(components);
}

/**
 * An image in the inks of the printing condition, without loss: a grey one in DeviceGray, any other in DeviceCMYK. Its
 * transparency is kept.
 * @param grey for a soft mask, whose luminosity is an opacity
 * @returns undefined where it stays as it is
 * @throws Error when its data cannot be read here
 */
export async function mendImage(
  context: PDFContext,
  image: PDFRawStream,
  resources: PDFDict | undefined,
  { inks, grey }: { inks: MendInks; grey: boolean },
): Promise<PDFRawStream | undefined> {
  const space = spaceOfImage(image, resources);
  if (!space || !inks.of(space)) return undefined;
  if (grey && !inks.greyOf(space)) return undefined;
  if (space.kind === 'indexed' && !grey) return withTable(context, image, space, inks);
  const samples = await samplesOf(image, space);
  const dict = image.dict.clone(context);
  for (const key of OF_SAMPLES) dict.delete(name(key));
  const key = colourKey(context, image, samples);
  if (key) {
    dict.delete(name('Mask'));
    dict.set(name('SMask'), context.register(key));
  }
  if (grey) return withSamples(context, dict, greysOf(samples, space, inks), 'DeviceGray');
  const converted = inksOf(samples, space, inks);
  if (!converted) return undefined;
  const black = isBlackAlone(converted);
  return withSamples(
    context,
    dict,
    black ? asGrey(converted) : converted,
    black ? 'DeviceGray' : 'DeviceCMYK',
  );
}

function withSamples(context: PDFContext, dict: PDFDict, data: Uint8Array, space: string): PDFRawStream {
  const { contents } = deflated(context, data);
  dict.set(name('Type'), name('XObject'));
  dict.set(name('Subtype'), name('Image'));
  dict.set(name('ColorSpace'), name(space));
  dict.set(name('BitsPerComponent'), PDFNumber.of(8));
  dict.set(name('Filter'), name('FlateDecode'));
  return PDFRawStream.of(dict, contents);
}

/** Only the table of an indexed image has colours: its samples stay as they are. */
function withTable(
  context: PDFContext,
  image: PDFRawStream,
  space: ColourSpace & { kind: 'indexed' },
  inks: MendInks,
): PDFRawStream | undefined {
  const base = inks.of(space.base);
  if (!base) return undefined;
  const last = lastEntry(space);
  let changed = inks.isReplaced(space);
  const table = new Uint8Array((last + 1) * 4);
  for (let i = 0; i <= last; i++) {
    const entry = tableEntry(space, i);
    base(entry).forEach((part, ink) => {
      changed ||= Math.abs(part - (entry[ink] ?? 0)) > 1e-4;
      table[i * 4 + ink] = Math.round(part * 255);
    });
  }
  if (!changed) return undefined;
  const dict = image.dict.clone(context);
  const ref = context.register(deflated(context, table));
  const array = context.obj([name('Indexed'), name('DeviceCMYK'), PDFNumber.of(last)]) as PDFArray;
  array.push(ref);
  dict.set(name('ColorSpace'), array);
  return PDFRawStream.of(dict, image.contents);
}

interface Samples {
  width: number;
  height: number;
  channels: number;
  /** A byte each, as stored: before Decode. */
  stored: Uint8Array;
  /** Whether full is 0, for each channel. */
  turned: boolean[];
}

/** The samples of an image, stretched to eight bits each. */
async function samplesOf(image: PDFRawStream, { kind, components: channels }: ColourSpace): Promise<Samples> {
  const { dict } = image;
  const [width, height] = [numberOf(dict, 'Width') ?? 0, numberOf(dict, 'Height') ?? 0];
  if (!(width >= 1 && height >= 1 && width * height * channels <= 4 * MAX_PIXELS))
    throw new Error('An image has no possible size.');
  const bits = numberOf(dict, 'BitsPerComponent') ?? 8;
  const rowBytes = Math.ceil((width * channels * bits) / 8);
  const { bytes, left } = decodeFilters(image, rowBytes * height + 4_096);
  const decode = numbersOf(dict, 'Decode');
  const turned = Array.from({ length: channels }, (_, i) => (decode[2 * i] ?? 0) > (decode[2 * i + 1] ?? 1));
  const about = { width, height, channels, turned };
  if (left === 'DCTDecode') return { ...about, stored: await jpeg(bytes, about) };
  if (left !== undefined) {
    if ((numberOf(dict, 'SMaskInData') ?? 0) > 0) throw new Error('An image has its mask in its data.');
    if (filtersOf(dict).length !== 1) throw new Error(`An image is packed with ${left} and more.`);
    const read = await decodePicture(image, about);
    const most = 2 ** bits - 1;
    const stored = kind === 'indexed' ? read.map((value) => Math.round((value / 255) * most)) : read;
    return { ...about, stored };
  }
  if (bytes.length < rowBytes * height) throw new Error('An image is cut off.');
  // An index stays a number; all others are parts of the whole.
  return { ...about, stored: unpacked(bytes, about, { bits, rowBytes, stretches: kind !== 'indexed' }) };
}

type Size = Pick<Samples, 'width' | 'height' | 'channels'>;

async function jpeg(data: Uint8Array, { width, height, channels }: Size): Promise<Uint8Array> {
  const space = { 1: 'b-w', 3: 'srgb', 4: 'cmyk' }[channels];
  if (!space) throw new Error('A JPEG has an impossible number of channels.');
  const image = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const read = channels === 4 ? image.pipelineColourspace('cmyk') : image;
  // The profile of the space counts, not one in the data.
  const { data: raw, info } = await read.toColourspace(space).raw().toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height || info.channels !== channels)
    throw new Error('A JPEG has another size than its image.');
  // The decoder inverts those of Adobe programs; PDF does not, it uses Decode for that.
  return channels === 4 && jpegHeader(data)?.adobe ? raw.map((value) => 255 - value) : raw;
}

function unpacked(
  bytes: Uint8Array,
  { width, height, channels }: Size,
  { bits, rowBytes, stretches }: { bits: number; rowBytes: number; stretches: boolean },
): Uint8Array {
  if (bits === 8) return bytes.subarray(0, width * height * channels);
  const row = width * channels;
  const out = new Uint8Array(row * height);
  const most = 2 ** Math.min(8, bits) - 1;
  for (let y = 0; y < height; y++)
    for (let i = 0; i < row; i++) {
      const at = y * rowBytes * 8 + i * bits;
      const byte = bytes[at >> 3] ?? 0;
      const value = bits >= 8 ? byte : (byte >> (8 - (at & 7) - bits)) & most;
      out[y * row + i] = bits >= 8 || !stretches ? value : Math.round((value / most) * 255);
    }
  return out;
}

/** As the space means them: after Decode. */
const meant = ({ stored, channels, turned }: Samples): Uint8Array =>
  turned.some(Boolean) ? stored.map((value, i) => (turned[i % channels] ? 255 - value : value)) : stored;

/** Four bytes for each pixel, 255 for full ink; undefined where they stay as they are. */
function inksOf(samples: Samples, space: ColourSpace, inks: MendInks): Uint8Array | undefined {
  const data = meant(samples);
  if (space.kind === 'cmyk') {
    const reduced = inks.limit?.ofPixels(data) ?? data;
    return reduced === data ? undefined : reduced;
  }
  if (space.kind === 'rgb' || space.kind === 'cal-rgb')
    return greysInBlack(data, inks, inks.engine.inksOf(data));
  if (space.kind === 'icc' && space.components === 3)
    return greysInBlack(data, inks, inks.profileOf(space)?.inksOf(data) ?? inks.engine.inksOf(data));
  const convert = inks.of(space);
  return convert ? oneByOne(data, samples.channels, space, convert) : data;
}

/** A byte for each pixel of a mask, 255 for white. */
function greysOf(samples: Samples, space: ColourSpace, inks: MendInks): Uint8Array {
  const convert = inks.greyOf(space);
  return convert
    ? oneByOne(meant(samples), samples.channels, space, (parts) => [convert(parts)])
    : meant(samples);
}

/** What is grey in a picture stays in its four inks, unless all of it is: a picture in two kinds of grey shows seams. */
function greysInBlack(rgb: Uint8Array, inks: MendInks, converted: Uint8Array): Uint8Array {
  for (let at = 0; at + 2 < rgb.length; at += 3)
    if (rgb[at] !== rgb[at + 1] || rgb[at] !== rgb[at + 2]) return converted;
  const table = Uint8Array.from({ length: 256 }, (_, i) => Math.round(inks.black(i / 255)[3] * 255));
  const out = new Uint8Array(converted.length);
  for (let i = 0; i * 3 < rgb.length; i++) out[i * 4 + 3] = table[rgb[i * 3] as number] as number;
  return out;
}

/** Each different colour once. */
function oneByOne(
  data: Uint8Array,
  channels: number,
  space: ColourSpace,
  convert: (components: readonly number[]) => readonly number[],
): Uint8Array {
  const range = space.kind === 'indexed' ? [0, 255] : rangeOf(space);
  const known = new Map<number | string, Uint8Array>();
  const pixels = Math.floor(data.length / channels);
  let out: Uint8Array | undefined;
  for (let i = 0; i < pixels; i++) {
    const stored = data.subarray(i * channels, (i + 1) * channels);
    const key = channels === 1 ? (stored[0] as number) : stored.join();
    let made = known.get(key);
    if (!made) {
      const parts = Array.from(stored, (value, c) => {
        const [low = 0, high = 1] = [range[2 * c], range[2 * c + 1]];
        return low + (value / 255) * (high - low);
      });
      made = Uint8Array.from(convert(parts), (part) => Math.round(part * 255));
      known.set(key, made);
    }
    out ??= new Uint8Array(pixels * made.length);
    out.set(made, i * made.length);
  }
  return out ?? new Uint8Array(0);
}

function isBlackAlone(inks: Uint8Array): boolean {
  for (let at = 0; at < inks.length; at += 4)
    if (inks[at] !== 0 || inks[at + 1] !== 0 || inks[at + 2] !== 0) return false;
  return true;
}

/** DeviceGray is 1 minus black. */
const asGrey = (inks: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: inks.length / 4 }, (_, i) => 255 - (inks[i * 4 + 3] as number));

/** A range of stored colours that is transparent, as a soft mask: in other colours the range would be another. */
function colourKey(context: PDFContext, { dict }: PDFRawStream, samples: Samples): PDFRawStream | undefined {
  const mask = dict.lookup(name('Mask'));
  if (!(mask instanceof PDFArray)) return undefined;
  const range = numbersOf(dict, 'Mask');
  const bits = numberOf(dict, 'BitsPerComponent') ?? 8;
  const scale = 255 / (2 ** bits - 1);
  const { width, height, channels, stored } = samples;
  const opaque = new Uint8Array(width * height);
  for (let i = 0; i < opaque.length; i++) {
    const hidden = Array.from({ length: channels }, (_, c) => c).every((c) => {
      const value = stored[i * channels + c] as number;
      return value >= (range[2 * c] ?? 0) * scale - 0.5 && value <= (range[2 * c + 1] ?? 0) * scale + 0.5;
    });
    opaque[i] = hidden ? 0 : 255;
  }
  const own = PDFDict.withContext(context);
  own.set(name('Width'), PDFNumber.of(width));
  own.set(name('Height'), PDFNumber.of(height));
  return withSamples(context, own, opaque, 'DeviceGray');
}

/**
 * The colour with which a soft mask was multiplied beforehand is one of the space of the image.
 * @param toInk how colours of the former space are converted
 */
export function withMatte(image: PDFRawStream, toInk: ToInk | undefined): PDFRawStream {
  const { context } = image.dict;
  const mask = image.dict.lookup(name('SMask'));
  if (!(mask instanceof PDFRawStream) || !toInk) return image;
  const matte = numbersOf(mask.dict, 'Matte');
  if (matte.length === 0) return image;
  const ink = toInk(matte);
  const own = mask.dict.clone(context);
  const isGrey = image.dict.lookup(name('ColorSpace')) === name('DeviceGray');
  own.set(name('Matte'), context.obj(isGrey ? [1 - ink[3]] : [...ink]));
  image.dict.set(name('SMask'), context.register(PDFRawStream.of(own, mask.contents)));
  return image;
}
