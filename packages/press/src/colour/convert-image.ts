import { PDFBool, PDFName, type PDFRawStream, type PDFRef } from 'pdf-lib';
import { replaceStream } from '../pdf/replace-stream.ts';
import { spaceKind } from './colour-space.ts';
import type { ColourMode } from './convert-content.ts';
import { decodeImage, type Pixels } from './decode-image.ts';
import type { Inks } from './ink-of.ts';
import { unprintable } from './unprintable.ts';

/**
 * Converts an image to print colours, with lossless compression: a grey one to DeviceGray, which prints only black, any
 * other to DeviceCMYK with the profile. Its transparency is kept. Stencil masks have no colours.
 */
export async function convertImage(
  image: PDFRawStream,
  ref: PDFRef,
  inks: Inks,
  mode: ColourMode,
): Promise<void> {
  const { dict } = image;
  if (dict.lookup(PDFName.of('ImageMask')) === PDFBool.True) return;
  const kind = spaceKind(dict.lookup(PDFName.of('ColorSpace')), undefined);
  if (kind === 'gray' && mode === 'grey') return;
  if (kind !== 'gray' && kind !== 'rgb') throw unprintable('an image in print colours');
  if (mode === 'grey') throw unprintable('a mask made of a coloured image');
  if (dict.has(PDFName.of('Decode'))) throw unprintable('an image with turned colours');
  const pixels = await decodeImage(image, kind === 'gray' ? 1 : 3);
  const grey = pixels.channels === 1 || isGrey(pixels.data);
  const data = grey ? blacks(pixels, inks) : inks.engine.inksOf(pixels.data);
  const replaced = replaceStream(dict.context, ref, image, data);
  replaced.dict.set(PDFName.of('ColorSpace'), PDFName.of(grey ? 'DeviceGray' : 'DeviceCMYK'));
  replaced.dict.set(PDFName.of('BitsPerComponent'), dict.context.obj(8));
}

function isGrey(data: Uint8Array): boolean {
  for (let at = 0; at + 2 < data.length; at += 3)
    if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false;
  return true;
}

/** As light as on the screen: DeviceGray prints 1 minus its value as black. */
function blacks({ width, height, channels, data }: Pixels, { blackOf }: Inks): Uint8Array {
  const table = Array.from({ length: 256 }, (_, i) => Math.round((1 - blackOf(i / 255)) * 255));
  return Uint8Array.from({ length: width * height }, (_, i) => table[data[i * channels] ?? 0] ?? 0);
}
