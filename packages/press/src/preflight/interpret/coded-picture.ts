/** How many components a JPEG or JPEG 2000 picture has by its own header; undefined for other or broken data. */
export function codedComponents(data: Uint8Array, filters: readonly string[]): number | undefined {
  const last = filters.at(-1);
  if (filters.length !== 1) return undefined;
  if (last === 'DCTDecode') return jpegHeader(data)?.components;
  return last === 'JPXDecode' ? jpxComponents(data) : undefined;
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

/** The image header box of a JP2 file, or the size marker of a bare codestream. */
function jpxComponents(data: Uint8Array): number | undefined {
  const bytes = Buffer.from(data.buffer, data.byteOffset, Math.min(data.length, 4_096));
  const box = bytes.indexOf('ihdr', 0, 'latin1');
  if (box >= 0 && box + 14 <= bytes.length) return bytes.readUInt16BE(box + 12);
  const size = bytes.indexOf(Buffer.from([0xff, 0x51]));
  return size >= 0 && size + 40 <= bytes.length ? bytes.readUInt16BE(size + 38) : undefined;
}
