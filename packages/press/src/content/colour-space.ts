import {
  PDFArray,
  type PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';
import { decodeFilters } from '../pdf/decode-filters.ts';
import { asDict, asList, asName, dictOf, entryOf, numberOf } from '../pdf/entries.ts';

/**
 * What matters about a colour space for print: the inks or lights of its components, what it is based on, and the array
 * from which it was read.
 */
export type ColourSpace =
  | { kind: 'gray' | 'cmyk' | 'cal-gray' | 'cal-rgb' | 'unknown'; components: number }
  /** RGB stays RGB for whoever looks for it, even where a DefaultRGB of the resources replaces it. */
  | { kind: 'rgb'; components: number; replacedBy?: ColourSpace }
  | { kind: 'lab'; components: number; array: PDFArray }
  | { kind: 'icc'; components: number; profile: PDFRawStream }
  | { kind: 'indexed'; components: 1; base: ColourSpace; table: Uint8Array; array: PDFArray }
  /** Separation and DeviceN; an NChannel's process space counts as one of its alternates. */
  | {
      kind: 'separation';
      components: number;
      names: readonly string[];
      alternates: readonly ColourSpace[];
      tint: PDFObject | null;
      array: PDFArray;
    }
  | { kind: 'pattern'; components: number; base: null }
  | { kind: 'pattern'; components: number; base: ColourSpace; array: PDFArray };

const device = {
  gray: { kind: 'gray', components: 1 },
  rgb: { kind: 'rgb', components: 3 },
  cmyk: { kind: 'cmyk', components: 4 },
} as const satisfies Record<string, ColourSpace>;
const unknown: ColourSpace = { kind: 'unknown', components: 1 };
const pattern: ColourSpace = { kind: 'pattern', components: 0, base: null };

type Device = keyof typeof device;
/** No name in the resources can mean these otherwise. */
const DEVICE_NAMES: ReadonlyMap<string, Device> = new Map(
  Object.entries({ DeviceGray: 'gray', DeviceRGB: 'rgb', DeviceCMYK: 'cmyk' } as const),
);
/** The abbreviations of inline images, and a space that readers take for DeviceCMYK (ISO 32000-1, 8.6.5.1). */
const OTHER_NAMES: ReadonlyMap<string, Device> = new Map(
  Object.entries({ G: 'gray', RGB: 'rgb', CMYK: 'cmyk', CalCMYK: 'cmyk' } as const),
);
const DEFAULTS = { gray: 'DefaultGray', rgb: 'DefaultRGB', cmyk: 'DefaultCMYK' } as const;
const MAX_DEPTH = 8;
/** 256 entries of 32 colorants. */
const MAX_TABLE_BYTES = 8_192;

/** Reads colour spaces where they are used; the same object returns the same space. */
export class ColourSpaces {
  #read = new Map<PDFObject, ColourSpace>();

  /** A device space, or the Default space in the resources that replaces it. */
  device(kind: Device, resources: PDFDict | undefined): ColourSpace {
    const replacement = entryOf(dictOf(resources, 'ColorSpace'), DEFAULTS[kind]);
    if (!(replacement instanceof PDFArray)) return device[kind];
    const replacedBy = this.read(replacement, undefined);
    return kind === 'rgb' ? { ...device.rgb, replacedBy } : replacedBy;
  }

  /** A space by its name in the resources or its object. */
  read(value: PDFObject | undefined, resources: PDFDict | undefined, depth = 0): ColourSpace {
    if (depth > MAX_DEPTH || value === undefined) return unknown;
    if (value instanceof PDFName) {
      const name = value.decodeText();
      if (name === 'Pattern') return pattern;
      const direct = DEVICE_NAMES.get(name);
      if (direct) return this.device(direct, resources);
      const own = entryOf(dictOf(resources, 'ColorSpace'), name);
      if (own !== undefined && own !== value) return this.read(own, resources, depth + 1);
      const kind = OTHER_NAMES.get(name);
      return kind ? this.device(kind, resources) : unknown;
    }
    if (!(value instanceof PDFArray)) return unknown;
    const known = this.#read.get(value);
    if (known) return known;
    const space = this.#array(value, resources, depth);
    this.#read.set(value, space);
    return space;
  }

  #array(array: PDFArray, resources: PDFDict | undefined, depth: number): ColourSpace {
    const at = (i: number) => (i < array.size() ? array.lookup(i) : undefined);
    const inner = (i: number) => this.read(at(i), resources, depth + 1);
    switch (asName(at(0))) {
      case 'CalGray':
        return { kind: 'cal-gray', components: 1 };
      case 'CalRGB':
        return { kind: 'cal-rgb', components: 3 };
      case 'Lab':
        return { kind: 'lab', components: 3, array };
      case 'CalCMYK':
        return this.device('cmyk', resources);
      case 'ICCBased':
        return icc(at(1));
      case 'Indexed':
      case 'I':
        return { kind: 'indexed', components: 1, base: inner(1), table: tableOf(at(3)), array };
      case 'Separation':
      case 'DeviceN': {
        const names = colorantsOf(array);
        const process = entryOf(dictOf(asDict(at(4)), 'Process'), 'ColorSpace');
        const alternates = [inner(2), ...(process ? [this.read(process, resources, depth + 1)] : [])];
        const tint = at(3) ?? null;
        return { kind: 'separation', components: names.length, names, alternates, tint, array };
      }
      case 'Pattern': {
        if (at(1) === undefined) return pattern;
        const base = inner(1);
        return { kind: 'pattern', components: base.components, base, array };
      }
      default:
        return array.size() === 1 ? this.read(at(0), resources, depth + 1) : unknown;
    }
  }
}

/** The inks that a Separation or DeviceN space names. */
export function colorantsOf(space: PDFArray): string[] {
  const alternate = space.lookup(1);
  return alternate instanceof PDFArray
    ? asList(alternate).map((one) => asName(one) ?? '')
    : [asName(alternate) ?? ''];
}

/** A space by its name in the resources or its object, where few others are read. */
export const readSpace = (value: PDFObject | undefined, resources: PDFDict | undefined): ColourSpace =>
  new ColourSpaces().read(value, resources);

function icc(value: PDFObject | undefined): ColourSpace {
  if (!(value instanceof PDFRawStream)) return unknown;
  const alternate = numberOf(value.dict, 'N') ?? 0;
  return { kind: 'icc', components: [1, 3, 4].includes(alternate) ? alternate : 3, profile: value };
}

function tableOf(value: PDFObject | undefined): Uint8Array {
  if (value instanceof PDFString || value instanceof PDFHexString) return value.asBytes();
  if (!(value instanceof PDFRawStream)) return new Uint8Array(0);
  try {
    return decodeFilters(value, MAX_TABLE_BYTES).bytes;
  } catch {
    return new Uint8Array(0);
  }
}

/** The space of an image without one, by its number of components. */
export const spaceOfComponents = (components: number): ColourSpace =>
  ({ 1: device.gray, 3: device.rgb, 4: device.cmyk })[components] ?? unknown;

/** The initial colour of a space (ISO 32000-1, 8.6.3): black, or the first entry, or full tint, or all zero. */
export function initialComponents(space: ColourSpace): number[] {
  if (space.kind === 'cmyk') return [0, 0, 0, 1];
  return Array.from({ length: Math.min(32, space.components) }, () => (space.kind === 'separation' ? 1 : 0));
}

/** A space and all spaces on which it is based: bases and alternates. */
export function spacesWithin(space: ColourSpace): ColourSpace[] {
  if (space.kind === 'indexed') return [space, ...spacesWithin(space.base)];
  if (space.kind === 'separation') return [space, ...space.alternates.flatMap(spacesWithin)];
  if (space.kind === 'pattern' && space.base) return [space, ...spacesWithin(space.base)];
  return [space];
}
