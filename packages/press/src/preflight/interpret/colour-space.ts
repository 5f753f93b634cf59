import {
  PDFArray,
  type PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';
import { decodeFilters } from '../../pdf/decode-filters.ts';
import { asName, dictOf, entryOf, numberOf } from '../../pdf/entries.ts';

/** What matters about a colour space for print: the inks or lights of its components, and what it is based on. */
export type ColourSpace =
  | { kind: 'gray' | 'rgb' | 'cmyk' | 'cal-gray' | 'cal-rgb' | 'lab' | 'unknown'; components: number }
  | { kind: 'icc'; components: number; profile: PDFRawStream | null }
  | { kind: 'indexed'; components: 1; base: ColourSpace; table: Uint8Array }
  /** Separation and DeviceN; an NChannel's process space counts as one of its alternates. */
  | {
      kind: 'separation';
      components: number;
      names: readonly string[];
      alternates: readonly ColourSpace[];
      tint: PDFObject | null;
    }
  | { kind: 'pattern'; components: number; base: ColourSpace | null };

const device = {
  gray: { kind: 'gray', components: 1 },
  rgb: { kind: 'rgb', components: 3 },
  cmyk: { kind: 'cmyk', components: 4 },
} as const satisfies Record<string, ColourSpace>;
const unknown: ColourSpace = { kind: 'unknown', components: 1 };

const DEVICE_NAMES: Record<string, 'gray' | 'rgb' | 'cmyk'> = {
  DeviceGray: 'gray',
  G: 'gray',
  CalCMYK: 'cmyk',
  DeviceRGB: 'rgb',
  RGB: 'rgb',
  DeviceCMYK: 'cmyk',
  CMYK: 'cmyk',
};
const DEFAULTS = { gray: 'DefaultGray', rgb: 'DefaultRGB', cmyk: 'DefaultCMYK' } as const;
const MAX_DEPTH = 8;
/** 256 entries of 32 colorants. */
const MAX_TABLE_BYTES = 8_192;

/** Reads colour spaces where they are used; the same object returns the same space. */
export class ColourSpaces {
  #read = new Map<PDFObject, ColourSpace>();

  /** A device space; a Default space in the resources replaces gray and CMYK. RGB remains RGB in any case. */
  device(kind: 'gray' | 'rgb' | 'cmyk', resources: PDFDict | undefined): ColourSpace {
    const remapped = entryOf(dictOf(resources, 'ColorSpace'), DEFAULTS[kind]);
    if (kind === 'rgb' || !(remapped instanceof PDFArray)) return device[kind];
    return this.read(remapped, undefined);
  }

  /** A space by its name in the resources or its object. */
  read(value: PDFObject | undefined, resources: PDFDict | undefined, depth = 0): ColourSpace {
    if (depth > MAX_DEPTH || value === undefined) return unknown;
    if (value instanceof PDFName) {
      const name = value.decodeText();
      if (name === 'Pattern') return { kind: 'pattern', components: 0, base: null };
      const own = entryOf(dictOf(resources, 'ColorSpace'), name);
      if (own !== undefined && own !== value) return this.read(own, resources, depth + 1);
      const kind = DEVICE_NAMES[name];
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
        return { kind: 'lab', components: 3 };
      case 'ICCBased':
        return icc(at(1));
      case 'Indexed':
      case 'I':
        return { kind: 'indexed', components: 1, base: inner(1), table: tableOf(at(3)) };
      case 'Separation':
        return {
          kind: 'separation',
          components: 1,
          names: [asName(at(1)) ?? ''],
          alternates: [inner(2)],
          tint: at(3) ?? null,
        };
      case 'DeviceN': {
        const list = at(1);
        const names = list instanceof PDFArray ? list.asArray().map((name) => asName(name) ?? '') : [];
        const process = entryOf(dictOf(at(4) as PDFDict | undefined, 'Process'), 'ColorSpace');
        const alternates = [inner(2), ...(process ? [this.read(process, resources, depth + 1)] : [])];
        return { kind: 'separation', components: names.length, names, alternates, tint: at(3) ?? null };
      }
      case 'Pattern': {
        const base = at(1) === undefined ? null : inner(1);
        return { kind: 'pattern', components: base?.components ?? 0, base };
      }
      default:
        return array.size() === 1 ? this.read(at(0), resources, depth + 1) : unknown;
    }
  }
}

function icc(value: PDFObject | undefined): ColourSpace {
  if (!(value instanceof PDFRawStream)) return unknown;
  const given = numberOf(value.dict, 'N') ?? 0;
  return { kind: 'icc', components: [1, 3, 4].includes(given) ? given : 3, profile: value };
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

/** The initial colour of a space: black, or the first entry, or full tint. */
export function initialComponents(space: ColourSpace): number[] {
  if (space.kind === 'cmyk' || (space.kind === 'icc' && space.components === 4)) return [0, 0, 0, 1];
  return Array.from({ length: Math.min(32, space.components) }, () => (space.kind === 'separation' ? 1 : 0));
}

/** A space and all spaces on which it is based: bases and alternates. */
export function spacesWithin(space: ColourSpace): ColourSpace[] {
  if (space.kind === 'indexed') return [space, ...spacesWithin(space.base)];
  if (space.kind === 'separation') return [space, ...space.alternates.flatMap(spacesWithin)];
  if (space.kind === 'pattern' && space.base) return [space, ...spacesWithin(space.base)];
  return [space];
}
