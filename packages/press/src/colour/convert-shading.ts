import { deflateSync } from 'node:zlib';
import { type PDFDict, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import { type PdfFunction, readFunction } from '../pdf/pdf-function.ts';
import { spaceKind } from './colour-space.ts';
import { lightnessOf } from './colour-writer.ts';
import type { ColourMode } from './convert-content.ts';
import type { RgbColour } from './ink.ts';
import type { Inks } from './ink-of.ts';
import { numbersAt } from './numbers-at.ts';
import { unprintable } from './unprintable.ts';

const STEPS = 256;

/**
 * Converts a linear or radial gradient to print colours: 256 samples of its function are converted, and colours between
 * them are interpolated in inks. Throws `layout` for other kinds.
 */
export function convertShading(shading: PDFDict, inks: Inks, mode: ColourMode): void {
  const { context } = shading;
  const type = shading.lookup(PDFName.of('ShadingType'));
  if (!(type instanceof PDFNumber) || (type.asNumber() !== 2 && type.asNumber() !== 3))
    throw unprintable('a gradient that is neither linear nor radial');
  const kind = spaceKind(shading.lookup(PDFName.of('ColorSpace')), undefined);
  if (kind === 'cmyk' || kind === 'pattern') throw unprintable('a gradient in print colours');
  const [from = 0, to = 1] = numbersAt(shading, 'Domain');
  const colourAt = functionOf(shading);
  const channels = mode === 'grey' ? 1 : 4;
  const samples = Buffer.alloc(STEPS * channels * 2);
  for (let i = 0; i < STEPS; i++) {
    const [r = 0, g = r, b = r] = colourAt([from + ((to - from) * i) / (STEPS - 1)]);
    const rgb: RgbColour = [clamped(r), clamped(g), clamped(b)];
    const values = mode === 'grey' ? [lightnessOf('rgb', rgb)] : inks.inkOf(rgb);
    values.forEach((value, channel) => {
      samples.writeUInt16BE(Math.round(clamped(value) * 65_535), (i * channels + channel) * 2);
    });
  }
  const sampled = context.obj({
    FunctionType: 0,
    Domain: [from, to],
    Range: Array.from({ length: channels }, () => [0, 1]).flat(),
    Size: [STEPS],
    BitsPerSample: 16,
    Filter: 'FlateDecode',
  }) as PDFDict;
  shading.set(
    PDFName.of('Function'),
    context.register(PDFRawStream.of(sampled, new Uint8Array(deflateSync(samples)))),
  );
  shading.set(PDFName.of('ColorSpace'), PDFName.of(mode === 'grey' ? 'DeviceGray' : 'DeviceCMYK'));
  shading.delete(PDFName.of('Background'));
}

function functionOf(shading: PDFDict): PdfFunction {
  try {
    return readFunction(shading.lookup(PDFName.of('Function')));
  } catch {
    throw unprintable('a gradient without a function');
  }
}

const clamped = (value: number) => Math.min(1, Math.max(0, value));
