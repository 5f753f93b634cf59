import type { PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { jpegHeader } from '../../content/coded-image.ts';
import type { ImageFacts, PaintedImage } from '../../content/painted-object.ts';
import { decodeFilters } from '../../pdf/decode-filters.ts';
import { numbersOf } from '../../pdf/entries.ts';
import type { Grid } from './moving-window.ts';

/** An image over the whole page at 900 ppi; decompressing it takes up to eight bytes per pixel. */
const MAX_PIXELS = 40_000_000;
const MAX_BYTES = 4 * MAX_PIXELS;
/** No page is longer, in mm. */
const MAX_CELLS = 600;
/** Samples per cell, in each direction. */
const SAMPLES = 4;
const INKS = 4;

/** By image and by the number of cells on which it is placed. */
const known = new WeakMap<PDFRawStream, Map<string, Promise<Grid | null>>>();

/** The total ink of a CMYK image in percent, per cell of one millimetre; null for other or damaged images. */
export function inkSumsOf(painted: PaintedImage): Promise<Grid | null> {
  const { image, ppi } = painted;
  const [columns, rows] = [cells(image.widthPx, ppi.x), cells(image.heightPx, ppi.y)];
  const placed = known.get(image.stream) ?? new Map<string, Promise<Grid | null>>();
  known.set(image.stream, placed);
  const key = `${columns} ${rows}`;
  const sums = placed.get(key) ?? readInkSums(image, columns, rows);
  placed.set(key, sums);
  return sums;
}

const cells = (px: number, perInch: number): number =>
  Math.min(MAX_CELLS, Math.max(1, Math.round((px / perInch) * 25.4)));

async function readInkSums(image: ImageFacts, columns: number, rows: number): Promise<Grid | null> {
  const { space, bits, widthPx, heightPx, filters } = image;
  const cmyk = space?.kind === 'cmyk' || (space?.kind === 'icc' && space.components === INKS);
  if (!cmyk || bits !== 8 || widthPx * heightPx > MAX_PIXELS) return null;
  try {
    const jpeg = filters.length === 1 && filters[0] === 'DCTDecode';
    const inks = jpeg ? await fromJpeg(image, columns, rows) : fromPlain(image, columns, rows);
    if (!inks) return null;
    const flipped = numbersOf(image.stream.dict, 'Decode')[0] === 1;
    const values = new Float64Array(columns * rows);
    for (let i = 0; i < inks.length; i++) {
      const ink = flipped ? 255 - (inks[i] as number) : (inks[i] as number);
      values[Math.floor(i / INKS)] = (values[Math.floor(i / INKS)] as number) + (ink / 255) * 100;
    }
    return { columns, rows, values };
  } catch {
    return null;
  }
}

/** The stored values, four per cell; the decoder inverts those of Adobe programs, which is undone here. */
async function fromJpeg({ stream }: ImageFacts, columns: number, rows: number): Promise<Float64Array | null> {
  const header = jpegHeader(stream.contents);
  if (header?.components !== INKS) return null;
  const data = await sharp(stream.contents, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'none',
    sequentialRead: true,
  })
    .pipelineColourspace('cmyk')
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .toColourspace('cmyk')
    .raw()
    .toBuffer();
  if (data.length !== columns * rows * INKS) return null;
  return Float64Array.from(data, (value) => (header.adobe ? 255 - value : value));
}

function fromPlain(
  { stream, widthPx, heightPx }: ImageFacts,
  columns: number,
  rows: number,
): Float64Array | null {
  const { bytes, left } = decodeFilters(stream, MAX_BYTES);
  if (left !== undefined || bytes.length < widthPx * heightPx * INKS) return null;
  const out = new Float64Array(columns * rows * INKS);
  for (let row = 0; row < rows * SAMPLES; row++) {
    const y = Math.floor(((row + 0.5) / (rows * SAMPLES)) * heightPx);
    for (let column = 0; column < columns * SAMPLES; column++) {
      const x = Math.floor(((column + 0.5) / (columns * SAMPLES)) * widthPx);
      const to = (Math.floor(row / SAMPLES) * columns + Math.floor(column / SAMPLES)) * INKS;
      for (let ink = 0; ink < INKS; ink++)
        out[to + ink] =
          (out[to + ink] as number) + (bytes[(y * widthPx + x) * INKS + ink] as number) / SAMPLES ** 2;
    }
  }
  return out;
}
