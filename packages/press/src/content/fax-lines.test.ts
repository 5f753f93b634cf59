import { seeded } from '@rebblatt/specimen';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CODE_BITS, modeCodes, runCodes } from './fax-codes.ts';
import { type FaxSettings, readFaxLines } from './fax-lines.ts';

const NEVER = Number.POSITIVE_INFINITY;
const bytesOf = (bits: string): Uint8Array =>
  Uint8Array.from(bits.replaceAll(' ', '').match(/.{1,8}/g) ?? [], (byte) =>
    Number.parseInt(byte.padEnd(8, '0'), 2),
  );
const settings = (k: number, columns: number, byteAligned = false): FaxSettings => ({
  k,
  columns,
  byteAligned,
});

/** Black and white in runs of all lengths, as bytes a pixel. */
function manyRuns(width: number, height: number): Uint8Array {
  const random = seeded(7).next;
  const pixels = new Uint8Array(width * height);
  let [at, value] = [0, 0];
  while (at < pixels.length) {
    const length = Math.ceil(2 ** (random() * 12));
    pixels.fill(value, at, at + length);
    [at, value] = [at + length, 255 - value];
    // Now and then a line like the one above, moved by a few pixels.
    if (random() < 0.3 && at > 2 * width) {
      const from = at - width + Math.floor(random() * 7) - 3;
      pixels.copyWithin(at, from, Math.min(from + width, at));
      at += width;
    }
  }
  return pixels;
}

/** The strips of a TIFF file of one image (TIFF 6.0, section 2), little-endian. */
function stripsOf(tiff: Buffer): { data: Uint8Array; lines: number }[] {
  const entries = new Map<number, number[]>();
  const directory = tiff.readUInt32LE(4);
  for (let i = 0; i < tiff.readUInt16LE(directory); i++) {
    const at = directory + 2 + i * 12;
    const [tag, type, count] = [tiff.readUInt16LE(at), tiff.readUInt16LE(at + 2), tiff.readUInt32LE(at + 4)];
    const size = type === 3 ? 2 : 4;
    if (type !== 3 && type !== 4) continue;
    const from = count * size <= 4 ? at + 8 : tiff.readUInt32LE(at + 8);
    entries.set(
      tag,
      Array.from({ length: count }, (_, n) => tiff.readUIntLE(from + n * size, size)),
    );
  }
  const [height = 0, each = 0] = [entries.get(257)?.[0], entries.get(278)?.[0]];
  return (entries.get(273) ?? []).map((offset, i) => ({
    data: tiff.subarray(offset, offset + (entries.get(279)?.[i] ?? 0)),
    lines: Math.min(each, height - i * each),
  }));
}

test('no code begins like another, and only a few beginnings are not one', () => {
  for (const table of [...runCodes, modeCodes]) {
    const used = table.filter((entry) => entry >= 0).length / 2 ** CODE_BITS;
    const codes = new Set(table.filter((entry) => entry >= 0));
    const share = [...codes].reduce((sum, entry) => sum + 2 ** -(entry & 15), 0);
    expect(share).toBeCloseTo(used, 9);
  }
  expect(new Set(runCodes[0]).size).toBe(64 + 40 + 1);
  expect(new Set(runCodes[1]).size).toBe(64 + 40 + 1);
});

describe('fax data that another program wrote', async () => {
  const [width, height] = [6_000, 700];
  const pixels = manyRuns(width, height);
  const tiff = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer();
  const strips = stripsOf(tiff);

  test('is read to its last line, and no line more', () => {
    expect(strips.reduce((sum, { lines }) => sum + lines, 0)).toBe(height);
    for (const { data, lines } of strips) {
      expect(readFaxLines(data, settings(-1, width), lines, NEVER)).toBe(lines);
      expect(readFaxLines(data, settings(-1, width), lines + 1, NEVER)).toBe(lines);
    }
  });

  test('is read up to where it is cut or a bit is wrong', () => {
    for (const { data, lines } of strips) {
      const half = data.length >> 1;
      expect(readFaxLines(data.subarray(0, half), settings(-1, width), lines, NEVER)).toBeLessThan(lines);
      const faulty = Uint8Array.from(data, (byte, i) => (i >= half && i < half + 3 ? 0 : byte));
      expect(readFaxLines(faulty, settings(-1, width), lines, NEVER)).toBeLessThan(lines);
    }
  });

  test('is given up when the time is over', () => {
    expect(readFaxLines(tiff, settings(-1, width), height, performance.now() - 1)).toBeUndefined();
  });
});

const MARK = '000000000001';
/** 3 white, 2 black, 3 white. */
const LINE = '1000 11 1000';

test.each<[string, string, FaxSettings, number]>([
  ['lines by themselves', LINE.repeat(3), settings(0, 8), 3],
  [
    'lines with marks and fill between them',
    `${MARK}${LINE}0000${MARK}${LINE}${MARK}${LINE}`,
    settings(0, 8),
    3,
  ],
  ['lines that begin with a byte', `${LINE}000000${LINE}000000`, settings(0, 8, true), 2],
  ['lines that follow, as a bit says', `${MARK}1${LINE}${MARK}0 1 1 1${MARK}0 011 010 1`, settings(4, 8), 3],
  ['an end after its lines', `${LINE}${MARK.repeat(6)}`, settings(0, 8), 1],
  ['a line that passes over one above', '001 1000 11 1 0001 1', settings(-1, 8), 2],
  ['a line that is too long', `${LINE}1000 11 1011`, settings(0, 8), 1],
  ['a line that goes back', '001 1000 11 1 001 1011 11 0000010', settings(-1, 8), 1],
  ['a code that is not one', `${LINE}00000000`, settings(0, 8), 1],
  ['nothing', '', settings(-1, 8), 0],
])('of %s it is read what is whole', (_, bits, wanted, lines) => {
  expect(readFaxLines(bytesOf(bits), wanted, 9, NEVER)).toBe(lines);
});
