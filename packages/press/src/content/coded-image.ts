/** How many components a JPEG or JPEG 2000 image has by its own header; undefined for other or broken data. */
export function codedComponents(data: Uint8Array, filters: readonly string[]): number | undefined {
  const last = filters.at(-1);
  if (filters.length !== 1) return undefined;
  if (last === 'DCTDecode') return jpegHeader(data)?.components;
  return last === 'JPXDecode' ? jpxHeader(data)?.components : undefined;
}

export interface JpegHeader {
  components: number;
  widthPx: number;
  heightPx: number;
  /** Written by Adobe programs, which store CMYK inverted. */
  adobe: boolean;
}

/** Reads the frame header of a JPEG (ITU T.81, B.2.2). */
export function jpegHeader(data: Uint8Array): JpegHeader | undefined {
  if (data[0] !== 0xff || data[1] !== 0xd8) return undefined;
  let adobe = false;
  for (let at = 2; at + 9 < data.length; ) {
    if (data[at] !== 0xff) return undefined;
    const marker = data[at + 1] as number;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const word = (offset: number) => ((data[at + offset] as number) << 8) | (data[at + offset + 1] as number);
    if (marker === 0xee && word(2) >= 12 && data[at + 4] === 0x41 && data[at + 5] === 0x64) adobe = true;
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame) return { components: data[at + 9] as number, widthPx: word(7), heightPx: word(5), adobe };
    at += 2 + word(2);
  }
  return undefined;
}

export interface JpxHeader {
  components: number;
  widthPx: number;
  heightPx: number;
  /** The values are indexes into a table in the image. */
  indexed: boolean;
}

/** The size marker of a JPEG 2000 codestream (ISO 15444-1, A.5.1), which is also near the beginning of a file. */
export function jpxHeader(data: Uint8Array): JpxHeader | undefined {
  const bytes = Buffer.from(data.buffer, data.byteOffset, Math.min(data.length, JPX_HEADERS_BYTES));
  const at = bytes.indexOf(SIZE_MARKER) + 2;
  if (at < 2 || at + 40 > bytes.length) return undefined;
  const long = (offset: number) => bytes.readUInt32BE(at + offset);
  return {
    components: bytes.readUInt16BE(at + 38),
    widthPx: long(6) - long(14),
    heightPx: long(10) - long(18),
    indexed: bytes.subarray(0, at).includes('pclr'),
  };
}

/** Profiles and tables may precede the codestream. */
const JPX_HEADERS_BYTES = 1_048_576;
/** Start of codestream, and right after it the size. */
const SIZE_MARKER = Buffer.from([0xff, 0x4f, 0xff, 0x51]);

/** The page size of a JBIG2 image, from its first segment as in PDF (ITU T.88, 7.4.8). */
export function jbig2Size(data: Uint8Array): { widthPx: number; heightPx: number } | undefined {
  const PAGE_INFORMATION = 48;
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  if (bytes.length < 22 || ((bytes[4] as number) & 0x3f) !== PAGE_INFORMATION) return undefined;
  const start = (bytes[4] as number) & 0x40 ? 14 : 11;
  return { widthPx: bytes.readUInt32BE(start), heightPx: bytes.readUInt32BE(start + 4) };
}

const UNKNOWN_LENGTH = 0xffffffff;

/** Whether all segments of a JBIG2 image (ITU T.88, 7.2) are complete, and at least one of them paints something. */
export function isWholeJbig2(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  let regions = 0;
  for (let at = 0; at < bytes.length; ) {
    if (at + 11 > bytes.length) return false;
    const number = bytes.readUInt32BE(at);
    const flags = bytes[at + 4] as number;
    const few = (bytes[at + 5] as number) >> 5;
    const count = few === 7 ? bytes.readUInt32BE(at + 5) & 0x1fffffff : few;
    const countBytes = few === 7 ? 4 + Math.ceil((count + 1) / 8) : 1;
    const referenceBytes = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
    const length = at + 5 + countBytes + count * referenceBytes + (flags & 0x40 ? 4 : 1);
    if (length + 4 > bytes.length) return false;
    const size = bytes.readUInt32BE(length);
    if (isRegion(flags & 0x3f)) regions++;
    if (size === UNKNOWN_LENGTH) return true;
    at = length + 4 + size;
    if (at > bytes.length) return false;
  }
  return regions > 0;
}

/** Immediate text, halftone, generic and refinement regions. */
const isRegion = (type: number): boolean => [6, 7, 22, 23, 38, 39, 42, 43].includes(type);
