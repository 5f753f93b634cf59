import { deflateSync, inflateSync } from 'node:zlib';
import { PDFArray, PDFBool, type PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { readSpace } from '../content/colour-space.ts';
import { entryOf, numberOf } from '../pdf/entries.ts';
import type { Plate } from './plate-colour.ts';

/** Smaller images are rendered as usual; for large ones a renderer needs seconds per plate. */
const LARGE_FROM_PX = 250_000;
/** Proofs do not have more pixels. */
const MAX_SIDE_PX = 2_000;
const MAX_PIXELS = 100_000_000;

const name = (text: string) => PDFName.of(text);

/** An image in process inks, decoded once for all plates: four bytes per pixel, 255 for full ink. */
export interface InkImage {
  width: number;
  height: number;
  inks: Uint8Array;
}

/** The large CMYK images of a document by their reference, without those that cannot be decoded here. */
export async function inkImages(doc: PDFDocument): Promise<Map<string, InkImage>> {
  const found = new Map<string, InkImage>();
  for (const [ref, object] of doc.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !isLargeCmyk(object.dict)) continue;
    const image = await decode(object).catch(() => undefined);
    if (image) found.set(ref.tag, image);
  }
  return found;
}

/** One plate of an image, as grey; white for a spot ink, of which it has none. */
export function plateStream(old: PDFRawStream, image: InkImage, plate: Plate): PDFRawStream {
  const { inks, ...size } = image;
  const { width, height } = typeof plate === 'number' ? size : { width: 1, height: 1 };
  const grey = new Uint8Array(width * height).fill(255);
  if (typeof plate === 'number')
    for (let i = 0; i < grey.length; i++) grey[i] = 255 - (inks[i * 4 + plate] as number);
  const dict = old.dict.clone(old.dict.context);
  for (const key of ['Decode', 'DecodeParms', 'Length', 'Intent', 'Alternates']) dict.delete(name(key));
  dict.set(name('ColorSpace'), name('DeviceGray'));
  dict.set(name('Filter'), name('FlateDecode'));
  dict.set(name('Width'), PDFNumber.of(width));
  dict.set(name('Height'), PDFNumber.of(height));
  return PDFRawStream.of(dict, new Uint8Array(deflateSync(grey, { level: 1 })));
}

function isLargeCmyk(dict: PDFDict): boolean {
  if (dict.lookup(name('Subtype')) !== name('Image') || dict.lookup(name('ImageMask')) === PDFBool.True)
    return false;
  const pixels = (numberOf(dict, 'Width') ?? 0) * (numberOf(dict, 'Height') ?? 0);
  if (pixels < LARGE_FROM_PX || pixels > MAX_PIXELS || numberOf(dict, 'BitsPerComponent') !== 8) return false;
  // Colour key masks compare the values as they are stored.
  if (dict.lookup(name('Mask')) instanceof PDFArray) return false;
  const { kind, components } = readSpace(entryOf(dict, 'ColorSpace'), undefined);
  return kind === 'cmyk' || (kind === 'icc' && components === 4);
}

async function decode({ dict, contents }: PDFRawStream): Promise<InkImage | undefined> {
  const [width, height] = [numberOf(dict, 'Width') ?? 0, numberOf(dict, 'Height') ?? 0];
  const turned = decodesTurned(dict);
  const filter = dict.lookup(name('Filter'));
  if (turned === undefined) return undefined;
  if (filter === name('FlateDecode') && dict.lookup(name('DecodeParms')) === undefined) {
    const inks = inflateSync(contents, { maxOutputLength: width * height * 4 + 1024 });
    return inks.length < width * height * 4
      ? undefined
      : { width, height, inks: turned ? inverted(inks) : inks };
  }
  if (filter !== name('DCTDecode')) return undefined;
  const { data, info } = await sharp(contents, { limitInputPixels: MAX_PIXELS })
    .pipelineColourspace('cmyk')
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 4) return undefined;
  // The decoder inverts JPEGs with Adobe's marker; PDF does not, it uses Decode for that.
  const inks = turned !== hasAdobeMarker(contents) ? inverted(data) : data;
  return { width: info.width, height: info.height, inks };
}

/** Whether full ink is stored as 0; undefined for a Decode array that is neither normal nor inverted. */
function decodesTurned(dict: PDFDict): boolean | undefined {
  const decode = dict.lookup(name('Decode'));
  if (!(decode instanceof PDFArray)) return false;
  const text = decode.asArray().join(' ');
  if (text === '0 1 0 1 0 1 0 1') return false;
  return text === '1 0 1 0 1 0 1 0' ? true : undefined;
}

/** Walks the segments before the image data; decoders look for the APP14 segment by Adobe. */
function hasAdobeMarker(jpeg: Uint8Array): boolean {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda; ) {
    if (bytes[at + 1] === 0xee && bytes.toString('latin1', at + 4, at + 9) === 'Adobe') return true;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

const inverted = (data: Uint8Array) => data.map((value) => 255 - value);
