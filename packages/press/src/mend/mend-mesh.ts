import { type PDFContext, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import { decodeFilters } from '../pdf/decode-filters.ts';
import { numberOf, numbersOf } from '../pdf/entries.ts';
import { deflated } from '../pdf/replace-stream.ts';

const [FREE_FORM, LATTICE, COONS, TENSOR] = [4, 5, 6, 7];
/** Control points of a patch, the first of its kind and one that continues another (ISO 32000-1, 8.7.4.5.7). */
const POINTS: Record<number, [first: number, next: number]> = { [COONS]: [12, 8], [TENSOR]: [16, 12] };
const MAX_BYTES = 64 * 2 ** 20;
const BITS = 16;
const name = (text: string) => PDFName.of(text);

/**
 * A mesh gradient with colours at its corners, whose corners get other colours; its geometry stays to the bit.
 * @param convert from the components of a corner to those of the new space
 * @returns undefined for one that is not such a mesh
 * @throws Error when it is damaged
 */
export function mendMesh(
  context: PDFContext,
  mesh: PDFRawStream,
  components: number,
  convert: (parts: readonly number[]) => readonly number[],
): PDFRawStream | undefined {
  const { dict } = mesh;
  const type = numberOf(dict, 'ShadingType') ?? 0;
  if (type < FREE_FORM || type > TENSOR || dict.has(name('Function'))) return undefined;
  const bitsOf = (key: string) => numberOf(dict, key) ?? 0;
  const [place, colour, flags] = ['BitsPerCoordinate', 'BitsPerComponent', 'BitsPerFlag'].map(bitsOf) as [
    number,
    number,
    number,
  ];
  const decode = numbersOf(dict, 'Decode');
  if (place < 1 || colour < 1 || decode.length < 4 + 2 * components)
    throw new Error('A mesh does not say how it is stored.');
  const { bytes, left } = decodeFilters(mesh, MAX_BYTES);
  if (left !== undefined) throw new Error('A mesh is packed as a picture.');
  const from = new Bits(bytes);
  const to: number[] = [];
  const into = new BitsOut(to);
  let channels = 0;
  const copyPlaces = (count: number) => {
    for (let i = 0; i < 2 * count; i++) into.put(from.take(place), place);
  };
  const copyColours = (count: number) => {
    for (let i = 0; i < count; i++) {
      const parts = Array.from({ length: components }, (_, c) => {
        const [low = 0, high = 1] = [decode[4 + 2 * c], decode[5 + 2 * c]];
        return low + (from.take(colour) / (2 ** colour - 1)) * (high - low);
      });
      const made = convert(parts);
      channels = made.length;
      for (const part of made) into.put(Math.round(Math.min(1, Math.max(0, part)) * (2 ** BITS - 1)), BITS);
    }
  };
  const patch = POINTS[type];
  const least = patch
    ? flags + patch[1] * 2 * place + 2 * components * colour
    : (type === LATTICE ? 0 : flags) + 2 * place + components * colour;
  while (from.left >= least) {
    const flag = type === LATTICE ? 0 : from.take(flags);
    if (type !== LATTICE) into.put(flag, flags);
    const isFirst = (flag & 3) === 0;
    if (patch && from.left < patch[isFirst ? 0 : 1] * 2 * place) throw new Error('A mesh is cut off.');
    copyPlaces(patch ? patch[isFirst ? 0 : 1] : 1);
    copyColours(patch ? (isFirst ? 4 : 2) : 1);
    from.align();
    into.align();
  }
  if (channels === 0) throw new Error('A mesh has no corners.');
  const own = dict.clone(context);
  for (const key of ['Filter', 'DecodeParms', 'Length']) own.delete(name(key));
  own.set(name('Filter'), name('FlateDecode'));
  own.set(name('BitsPerComponent'), PDFNumber.of(BITS));
  const ranges = Array.from({ length: channels }, () => [0, 1]).flat();
  own.set(name('Decode'), context.obj([...decode.slice(0, 4), ...ranges]));
  return PDFRawStream.of(own, deflated(context, Uint8Array.from(to)).contents);
}

/** Reads numbers of up to 32 bits each, the highest bit first. */
class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length * 8 - this.#at;
  }

  take(count: number): number {
    let value = 0;
    for (let rest = count; rest > 0; ) {
      const free = 8 - (this.#at & 7);
      const bits = Math.min(free, rest);
      const byte = this.#bytes[this.#at >> 3] ?? 0;
      value = value * 2 ** bits + ((byte >> (free - bits)) & (2 ** bits - 1));
      this.#at += bits;
      rest -= bits;
    }
    return value;
  }

  align(): void {
    this.#at = Math.ceil(this.#at / 8) * 8;
  }
}

class BitsOut {
  readonly #bytes: number[];
  #used = 0;

  constructor(bytes: number[]) {
    this.#bytes = bytes;
  }

  put(value: number, count: number): void {
    for (let rest = count; rest > 0; ) {
      if (this.#used % 8 === 0) this.#bytes.push(0);
      const free = 8 - (this.#used % 8);
      const bits = Math.min(free, rest);
      const part = Math.floor(value / 2 ** (rest - bits)) % 2 ** bits;
      const last = this.#bytes.length - 1;
      this.#bytes[last] = (this.#bytes[last] as number) | (part << (free - bits));
      this.#used += bits;
      rest -= bits;
    }
  }

  align(): void {
    this.#used = Math.ceil(this.#used / 8) * 8;
  }
}
