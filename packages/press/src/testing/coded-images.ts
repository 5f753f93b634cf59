/** Images for the filters used in print, written by hand: white and so small that every byte can be explained. */

class Bytes {
  readonly all: number[] = [];
  byte(...values: number[]): this {
    this.all.push(...values);
    return this;
  }
  short(...values: number[]): this {
    for (const value of values) this.byte((value >> 8) & 255, value & 255);
    return this;
  }
  long(...values: number[]): this {
    for (const value of values) this.short(value >>> 16, value & 0xffff);
    return this;
  }
}

const WHITE_LINE = '1';
const END_OF_BLOCK = '000000000001'.repeat(2);

/** Fax data of group 4 (ITU T.6): one bit per line says that it is like the line above. */
export function faxImage(lines: number): Uint8Array {
  const bits = `${WHITE_LINE.repeat(lines)}${END_OF_BLOCK}`;
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

/** JBIG2 as embedded in PDF (ITU T.88): a page and one region of it as fax data. */
export function jbig2Image(width: number, height: number): Uint8Array {
  const fax = faxImage(height);
  const page = new Bytes().long(0).byte(48, 0, 1).long(19, width, height, 0, 0).byte(0, 0, 0);
  page
    .long(1)
    .byte(38, 0, 1)
    .long(18 + fax.length, width, height, 0, 0)
    .byte(0, 1, ...fax);
  return Uint8Array.from(page.all);
}

/** A JPEG 2000 codestream (ISO 15444-1, annex A) of one tile with empty packets. */
export function jpxImage(width: number, height: number, components: number): Uint8Array {
  const out = new Bytes().short(0xff4f, 0xff51, 38 + 3 * components, 0);
  out.long(width, height, 0, 0, width, height, 0, 0).short(components);
  for (let i = 0; i < components; i++) out.byte(7, 1, 1);
  out.short(0xff52, 12).byte(0, 0).short(1).byte(0, 0, 4, 4, 0, 1);
  out.short(0xff5c, 4).byte(0x40, 0x40);
  out
    .short(0xff90, 10, 0)
    .long(14 + components)
    .byte(0, 1)
    .short(0xff93);
  for (let i = 0; i < components; i++) out.byte(0);
  return Uint8Array.from(out.short(0xffd9).all);
}
