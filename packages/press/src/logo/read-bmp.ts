import { readFile } from 'node:fs/promises';
import { PressError } from '../press-error.ts';

/** Rows that begin at multiples of four bytes, from below. */
const ROW = 4;
const HEAD_BYTES = 54;
const [PLAIN, FIELDS] = [0, 3];

/** What the head of a bitmap of Windows says. */
interface BmpHead {
  at: number;
  palette: number;
  width: number;
  height: number;
  /** Whether its rows begin above. */
  fromTop: boolean;
  bits: 8 | 24 | 32;
}

const damaged = () => new PressError('unreadable', 'The bitmap cannot be decoded.', { reason: 'damaged' });

/** The head of a bitmap without compression of 8, 24 or 32 bits; undefined for any other file. @throws PressError `unreadable` */
export function bmpHead(bytes: Buffer): BmpHead | undefined {
  if (bytes.length < HEAD_BYTES || bytes.toString('latin1', 0, 2) !== 'BM') return undefined;
  const size = bytes.readUInt32LE(14);
  const [width, signed] = [bytes.readInt32LE(18), bytes.readInt32LE(22)];
  const [bits, packed] = [bytes.readUInt16LE(28), bytes.readUInt32LE(30)];
  const isPlain = packed === PLAIN || (packed === FIELDS && bits === 32);
  if (size < 40 || width < 1 || signed === 0 || !isPlain || ![8, 24, 32].includes(bits)) throw damaged();
  const head = {
    at: bytes.readUInt32LE(10),
    palette: 14 + size,
    width,
    height: Math.abs(signed),
    fromTop: signed < 0,
  };
  return { ...head, bits: bits as BmpHead['bits'] };
}

/** Its pixels, three bytes each, from above; the library for pictures does not read them. @throws PressError `unreadable` */
export async function readBmp(path: string): Promise<{ data: Buffer; width: number; height: number }> {
  const bytes = await readFile(path);
  const head = bmpHead(bytes);
  if (!head) throw damaged();
  const { at, palette, width, height, fromTop, bits } = head;
  const step = bits / 8;
  const row = Math.ceil((width * step) / ROW) * ROW;
  if (at + row * height > bytes.length) throw damaged();
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = at + row * (fromTop ? y : height - 1 - y);
    for (let x = 0; x < width; x++) {
      const pixel = from + x * step;
      const blue = bits === 8 ? palette + 4 * (bytes[pixel] as number) : pixel;
      const to = (y * width + x) * 3;
      data[to] = bytes[blue + 2] ?? 0;
      data[to + 1] = bytes[blue + 1] ?? 0;
      data[to + 2] = bytes[blue] ?? 0;
    }
  }
  return { data, width, height };
}
