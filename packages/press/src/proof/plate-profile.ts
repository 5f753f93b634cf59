import { lightnessOfLuminance, linearOf } from '../colour/lightness.ts';

const HEADER_BYTES = 128;
const CURVE = 256;
const RGB_GRID = 17;
/** D50, the illuminant of every profile (ICC.1:2010, 7.2.16). */
const WHITE = [0xf6d6, 0x10000, 0xd32d] as const;

/** The number of channels of a colour space, and its signature in a profile. */
const SPACES = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' } as const;
export type PlateChannels = keyof typeof SPACES;

/** The ink of one plate, 0 to 1, for a colour. */
export type InkOnPlate = (colour: readonly number[]) => number;

/**
 * An ICC profile that shows one plate: every colour becomes the grey whose screen value is 255 minus its ink, so that a
 * renderer that knows only RGB draws separations.
 * @param ink the ink of the plate for a colour; for CMYK it has to be one channel
 */
export function plateProfile(channels: PlateChannels, ink: InkOnPlate): Uint8Array {
  // Ink channels are mapped by the input curves, so two points per axis are exact; all others are sampled.
  const bends = channels === 4;
  const grid = bends ? 2 : channels === 3 ? RGB_GRID : CURVE - 1;
  const curve = Array.from({ length: CURVE }, (_, i) => {
    const at = i / (CURVE - 1);
    return Math.round((bends ? 1 - shade(at) : at) * 0xffff);
  });
  const nodes = Array.from({ length: grid ** channels }, (_, node) => {
    const colour = Array.from(
      { length: channels },
      (_, channel) => (Math.floor(node / grid ** (channels - 1 - channel)) % grid) / (grid - 1),
    );
    return bends ? 1 - ink(colour) : shade(ink(colour));
  });
  const table = [
    ...Array.from({ length: channels }, () => curve).flat(),
    ...nodes.flatMap((lightness) => [Math.round(lightness * 0xff00), 0x8000, 0x8000]),
    ...Array.from({ length: 3 }, () => [0, 0xffff]).flat(),
  ];
  const lut = Buffer.alloc(52 + table.length * 2);
  lut.write('mft2', 0, 'latin1');
  lut.set([channels, 3, grid], 8);
  for (const at of [12, 28, 44]) lut.writeInt32BE(0x10000, at);
  lut.writeUInt16BE(CURVE, 48);
  lut.writeUInt16BE(2, 50);
  table.forEach((value, i) => {
    lut.writeUInt16BE(value, 52 + i * 2);
  });
  return assembled(SPACES[channels], lut);
}

/** Lightness, 0 to 1, of the grey that represents an amount of ink. */
const shade = (ink: number) => lightnessOfLuminance(linearOf(1 - ink)) / 100;

function assembled(space: string, lut: Buffer): Uint8Array {
  const white = Buffer.alloc(20);
  white.write('XYZ ', 0, 'latin1');
  WHITE.forEach((value, i) => {
    white.writeInt32BE(value, 8 + i * 4);
  });
  const text = Buffer.from('text\0\0\0\0plate\0', 'latin1');
  const name = Buffer.alloc(96);
  name.write('desc', 0, 'latin1');
  name.writeUInt32BE(6, 8);
  name.write('plate', 12, 'latin1');
  const tags: [string, Buffer][] = [
    ['desc', name],
    ['cprt', text],
    ['wtpt', white],
    ['A2B0', lut],
  ];
  const index = Buffer.alloc(4 + 12 * tags.length);
  index.writeUInt32BE(tags.length, 0);
  const parts: Buffer[] = [];
  let at = HEADER_BYTES + index.length;
  tags.forEach(([tag, data], i) => {
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    index.write(tag, 4 + i * 12, 'latin1');
    index.writeUInt32BE(at, 8 + i * 12);
    index.writeUInt32BE(data.length, 12 + i * 12);
    parts.push(padded);
    at += padded.length;
  });
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(at, 0);
  header.writeUInt32BE(0x02400000, 8);
  header.write(`prtr${space}Lab `, 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  WHITE.forEach((value, i) => {
    header.writeInt32BE(value, 68 + i * 4);
  });
  return new Uint8Array(Buffer.concat([header, index, ...parts]));
}
