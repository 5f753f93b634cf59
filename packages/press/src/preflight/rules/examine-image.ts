import { PDFBool, PDFName, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { isWholeJbig2, jpegHeader, jpxHeader } from '../../content/coded-image.ts';
import { readFaxLines } from '../../content/fax-lines.ts';
import type { ImageFacts } from '../../content/painted-object.ts';
import { decodeFilters, filtersOf } from '../../pdf/decode-filters.ts';
import { asDict, asList, entryOf, numberOf } from '../../pdf/entries.ts';
import { canReadImage } from '../../raster/try-reading.ts';

export type ImageVerdict = 'whole' | 'altered' | 'damaged' | 'too-large';

/** Larger images are not decompressed only to count their bytes. */
const MAX_BYTES = 128 * 1024 * 1024;
/** An image over two pages at 900 ppi. */
const MAX_JPEG_PIXELS = 100_000_000;
/** While it is decoded, a pixel needs four numbers of four bytes. */
const MAX_JPX_PIXELS = 20_000_000;
/** At one bit per pixel: an A3 page at 1200 dpi. */
const MAX_BILEVEL_PIXELS = 300_000_000;
/** The length of a line in ITU T.4, and the default in PDF. */
export const FAX_COLUMNS = 1_728;
/** A missing last line has no visible effect. */
const ENOUGH = 0.98;
/** JPEG is decoded at half its size: fewer pixels, and all data is read; at an eighth the decoder passes over gaps. */
const REDUCED = 2;
/** Warnings of the JPEG decoder about files that every reader accepts. */
const HARMLESS = /extraneous|Invalid SOS|Adobe|Inconsistent progression/;
/** Fax data of a full page at 1200 dpi takes a fraction of it. */
const FAX_MS = 2_000;

const judged = new WeakMap<PDFRawStream, Promise<ImageVerdict>>();

/** Decodes an image to find out whether its data is complete; each image only once. */
export function examineImage(image: ImageFacts): Promise<ImageVerdict> {
  const known = judged.get(image.stream) ?? examine(image).catch(() => 'damaged' as const);
  judged.set(image.stream, known);
  return known;
}

async function examine(image: ImageFacts): Promise<ImageVerdict> {
  const { stream, widthPx, heightPx, bits, space, stencil } = image;
  const components = stencil ? 1 : (space?.components ?? 0);
  const expected = Math.ceil((widthPx * components * bits) / 8) * heightPx;
  if (expected > MAX_BYTES && image.filters.every((filter) => !CODED.has(filter))) return 'too-large';
  let read: ReturnType<typeof decodeFilters>;
  try {
    read = decodeFilters(stream, MAX_BYTES);
  } catch (error) {
    return error instanceof RangeError ? 'too-large' : 'damaged';
  }
  const verdict = await examineBytes(read, expected, image);
  return verdict === 'whole' && read.altered ? 'altered' : verdict;
}

async function examineBytes(
  { bytes, left, whole }: ReturnType<typeof decodeFilters>,
  expected: number,
  image: ImageFacts,
): Promise<ImageVerdict> {
  if (left === undefined) return whole && bytes.length >= expected * ENOUGH ? 'whole' : 'damaged';
  if (!whole) return 'damaged';
  if (left === 'DCTDecode') return examineJpeg(bytes);
  return CODED.has(left) ? examineCoded(withoutFilters(image.stream, bytes, left), left, image) : 'damaged';
}

const CODED = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);

async function examineJpeg(data: Uint8Array): Promise<ImageVerdict> {
  const header = jpegHeader(data);
  if (!header) return 'damaged';
  if (header.widthPx * header.heightPx > MAX_JPEG_PIXELS) return 'too-large';
  const width = Math.max(1, Math.floor(header.widthPx / REDUCED));
  try {
    await sharp(data, { failOn: 'warning', limitInputPixels: MAX_JPEG_PIXELS, sequentialRead: true })
      .resize({ width })
      .raw()
      .toBuffer();
    return 'whole';
  } catch (error) {
    return HARMLESS.test(String(error)) ? 'whole' : 'damaged';
  }
}

async function examineCoded(
  stream: PDFRawStream,
  filter: string,
  { widthPx, heightPx }: ImageFacts,
): Promise<ImageVerdict> {
  const pixels = widthPx * heightPx;
  if (filter === 'JPXDecode') {
    const header = jpxHeader(stream.contents);
    if (!header) return 'damaged';
    if (Math.max(pixels, header.widthPx * header.heightPx) > MAX_JPX_PIXELS) return 'too-large';
  } else if (pixels > MAX_BILEVEL_PIXELS) return 'too-large';
  if (filter === 'CCITTFaxDecode') {
    const verdict = examineFax(stream, heightPx);
    if (verdict !== 'whole') return verdict;
  }
  if (filter === 'JBIG2Decode' && !isWholeJbig2(stream.contents)) return 'damaged';
  return (await canReadImage(stream)) ? 'whole' : 'damaged';
}

/** Readers silently fill the part of fax data that they cannot decode with white. */
function examineFax({ dict, contents }: PDFRawStream, lines: number): ImageVerdict {
  const settings = asDict(asList(entryOf(dict, 'DecodeParms'))[0] ?? entryOf(dict, 'DecodeParms'));
  const wanted = {
    k: numberOf(settings, 'K') ?? 0,
    columns: numberOf(settings, 'Columns') ?? FAX_COLUMNS,
    byteAligned: entryOf(settings, 'EncodedByteAlign') === PDFBool.True,
  };
  const read = readFaxLines(contents, wanted, lines, performance.now() + FAX_MS);
  if (read === undefined) return 'too-large';
  return read >= lines * ENOUGH ? 'whole' : 'damaged';
}

/** The image after the filters around its image filter have been decoded. */
function withoutFilters(stream: PDFRawStream, bytes: Uint8Array, left: string): PDFRawStream {
  const dict = stream.dict.clone(stream.dict.context);
  const settings = asList(entryOf(dict, 'DecodeParms'))[filtersOf(dict).indexOf(left)];
  const parameters = settings ?? (asDict(entryOf(dict, 'DecodeParms')) && entryOf(dict, 'DecodeParms'));
  dict.set(PDFName.of('Filter'), PDFName.of(left));
  if (parameters) dict.set(PDFName.of('DecodeParms'), parameters);
  else dict.delete(PDFName.of('DecodeParms'));
  return PDFRawStream.of(dict, bytes);
}
