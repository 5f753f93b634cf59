import { inflateSync } from 'node:zlib';
import { type PDFDict, PDFName, PDFNumber, type PDFObject, type PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { unprintable } from './unprintable.ts';

/** No image on a page of 216 × 141 mm needs more. */
const MAX_PIXELS = 50_000_000;

/** Pixels of one or three bytes each. */
export interface Pixels {
  width: number;
  height: number;
  channels: 1 | 3;
  data: Uint8Array;
}

/** The pixels of an image as written by the browser: JPEG, or eight bits per channel, deflated. */
export async function decodeImage({ dict, contents }: PDFRawStream, channels: 1 | 3): Promise<Pixels> {
  const [width, height] = [numberAt(dict, 'Width'), numberAt(dict, 'Height')];
  if (width * height > MAX_PIXELS) throw unprintable('an image of absurd size');
  const filter = dict.lookup(PDFName.of('Filter'));
  if (filter === PDFName.of('DCTDecode')) {
    const jpeg = sharp(contents, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { data } = await jpeg
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sized({ width, height, channels, data });
  }
  const plain = dict.lookup(PDFName.of('DecodeParms')) === undefined;
  if (filter !== PDFName.of('FlateDecode') || !plain || numberAt(dict, 'BitsPerComponent') !== 8)
    throw unprintable('an image in an unusual form');
  const data = inflateSync(contents, { maxOutputLength: width * height * channels + 1024 });
  return sized({ width, height, channels, data });
}

function sized(pixels: Pixels): Pixels {
  if (pixels.data.length < pixels.width * pixels.height * pixels.channels)
    throw unprintable('an image that is cut off');
  return pixels;
}

function numberAt(dict: PDFDict, key: string): number {
  const value: PDFObject | undefined = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : 0;
}
