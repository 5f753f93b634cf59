import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** What a PDF viewer needs of a TrueType font; layout tables and names stay behind. */
const NEEDED = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

/** A TrueType font as far as setting plain lines needs it. Sizes are in thousandths of the type size. */
export interface Font {
  /** The font program to embed. */
  program: Uint8Array;
  glyphOf(char: string): number;
  advanceOf(glyph: number): number;
  ascent: number;
  descent: number;
  bounds: [number, number, number, number];
}

/** Reads a WOFF 1 file with TrueType outlines and a character map of format 4. */
export function readWoff(path: string): Font {
  const file = readFileSync(path);
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error(`${path} is no WOFF font`);
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < file.readUInt16BE(12); i++) {
    const entry = 44 + 20 * i;
    const [offset, packed, size] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const data = file.subarray(offset, offset + packed);
    tables.set(file.toString('latin1', entry, entry + 4), packed < size ? inflateSync(data) : data);
  }
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`${path} has no ${name} table`);
    return found;
  };
  const perMille = 1000 / table('head').readUInt16BE(18);
  const metrics = table('hhea').readUInt16BE(34);
  const characters = characterMap(table('cmap'));
  return {
    program: trueType(tables),
    glyphOf: (char) => characters.get(char.codePointAt(0) ?? 0) ?? 0,
    advanceOf: (glyph) => table('hmtx').readUInt16BE(4 * Math.min(glyph, metrics - 1)) * perMille,
    ascent: table('hhea').readInt16BE(4) * perMille,
    descent: table('hhea').readInt16BE(6) * perMille,
    bounds: [36, 38, 40, 42].map((at) => table('head').readInt16BE(at) * perMille) as [
      number,
      number,
      number,
      number,
    ],
  };
}

function characterMap(cmap: Buffer): Map<number, number> {
  const map = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(4 + 8 * i + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const segments = cmap.readUInt16BE(at + 6) / 2;
    const field = (nth: number, segment: number) =>
      at + 14 + nth * 2 * segments + (nth > 0 ? 2 : 0) + 2 * segment;
    for (let s = 0; s < segments; s++) {
      const rangeAt = field(3, s);
      const range = cmap.readUInt16BE(rangeAt);
      for (
        let code = cmap.readUInt16BE(field(1, s));
        code <= cmap.readUInt16BE(field(0, s)) && code < 0xffff;
        code++
      ) {
        const glyph =
          range === 0
            ? code
            : cmap.readUInt16BE(rangeAt + range + 2 * (code - cmap.readUInt16BE(field(1, s))));
        if (glyph !== 0) map.set(code, (glyph + cmap.readUInt16BE(field(2, s))) & 0xffff);
      }
    }
  }
  return map;
}

function trueType(tables: Map<string, Buffer>): Uint8Array {
  const kept = NEEDED.filter((name) => tables.has(name));
  const head = Buffer.alloc(12 + 16 * kept.length);
  const power = 2 ** Math.floor(Math.log2(kept.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(kept.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((kept.length - power) * 16, 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  kept.forEach((name, i) => {
    const data = tables.get(name) as Buffer;
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    head.write(name, 12 + 16 * i, 'latin1');
    head.writeUInt32BE(checksum(padded), 16 + 16 * i);
    head.writeUInt32BE(offset, 20 + 16 * i);
    head.writeUInt32BE(data.length, 24 + 16 * i);
    bodies.push(padded);
    offset += padded.length;
  });
  return Buffer.concat([head, ...bodies]);
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}
