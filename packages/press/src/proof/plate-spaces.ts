import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import { dictOf, entryOf } from '../pdf/entries.ts';
import { deflated } from '../pdf/replace-stream.ts';
import { LAB_GRID, labDomain } from './lab-inks.ts';
import { colorantsOf, type Plate, PROCESS_INKS } from './plate-colour.ts';
import type { PlateChannels } from './plate-profile.ts';

const name = (text: string) => PDFName.of(text);
const CHANNELS: Record<string, PlateChannels> = {
  DeviceCMYK: 4,
  CMYK: 4,
  DeviceRGB: 3,
  RGB: 3,
  CalRGB: 3,
  DeviceGray: 1,
  G: 1,
  CalGray: 1,
};
/** The names of the colour spaces of a plate in content streams. */
export const PLATE_NAMES: Record<PlateChannels, string> = {
  4: 'PlateInks',
  3: 'PlateScreen',
  1: 'PlateGrey',
};
const MAX_DEPTH = 6;

/** The name of the plate space that replaces a device space. */
export function plateNameOf(space: string): string | undefined {
  const channels = CHANNELS[space];
  return channels && PLATE_NAMES[channels];
}

/** What is needed to show the colours of a page on a plate. */
export interface PlateInks {
  plate: Plate;
  /** The spot inks that have plates of their own; any other prints with its alternate. */
  spots: ReadonlySet<string>;
  profiles: Record<PlateChannels, Uint8Array>;
  /** The grey, 0 to 255, of each colour of the Lab grid. */
  lab: Uint8Array;
}

/** Makes colour spaces that replace those of a document and show one plate as grey. */
export class PlateSpaces {
  readonly #context: PDFContext;
  readonly #inks: PlateInks;
  readonly #channels = new Map<PlateChannels, PDFRef>();
  readonly #made = new Map<string, PDFObject | undefined>();

  constructor(context: PDFContext, inks: PlateInks) {
    this.#context = context;
    this.#inks = inks;
  }

  /** The plate's space for this number of channels. */
  channels(count: PlateChannels): PDFRef {
    const known = this.#channels.get(count);
    if (known) return known;
    const profile = deflated(this.#context, this.#inks.profiles[count]);
    profile.dict.set(name('N'), PDFNumber.of(count));
    const ref = this.#context.register(this.#context.obj(['ICCBased', this.#context.register(profile)]));
    this.#channels.set(count, ref);
    return ref;
  }

  /**
   * The replacement of a colour space; undefined for one that needs none (patterns without colours, unknown ones).
   * @param use Lab values are fractions of the range in images and tables, and absolute in content
   */
  space(
    value: PDFObject | undefined,
    resources: PDFDict | undefined,
    use: 'values' | 'pixels' = 'values',
    depth = 0,
  ): PDFObject | undefined {
    if (depth > MAX_DEPTH) return undefined;
    if (value instanceof PDFRef) {
      const key = `${value.tag} ${use}`;
      if (!this.#made.has(key))
        this.#made.set(key, this.space(this.#context.lookup(value), resources, use, depth + 1));
      return this.#made.get(key);
    }
    if (value instanceof PDFName) {
      const channels = CHANNELS[value.decodeText()];
      if (channels) return this.channels(channels);
      const named = entryOf(dictOf(resources, 'ColorSpace'), value.decodeText());
      return named === undefined || named === value
        ? undefined
        : this.space(named, resources, use, depth + 1);
    }
    return value instanceof PDFArray ? this.#array(value, resources, use, depth) : undefined;
  }

  #array(
    array: PDFArray,
    resources: PDFDict | undefined,
    use: 'values' | 'pixels',
    depth: number,
  ): PDFObject | undefined {
    const first = array.size() > 0 ? array.lookup(0) : undefined;
    if (array.size() === 1) return this.space(first, undefined, use, depth + 1);
    const inner = (i: number, inside: 'values' | 'pixels') =>
      this.space(array.get(i), resources, inside, depth + 1) ?? (array.get(i) as PDFObject);
    const copy = (i: number, value: PDFObject) => {
      const copied = array.clone(this.#context);
      copied.set(i, value);
      return copied;
    };
    switch (first instanceof PDFName ? first.decodeText() : '') {
      case 'CalRGB':
        return this.channels(3);
      case 'CalGray':
        return this.channels(1);
      case 'ICCBased': {
        const channels = channelsOf(array.lookup(1));
        return channels && this.channels(channels);
      }
      case 'Lab':
        return this.#lab(array.lookup(1), use);
      case 'Indexed':
      case 'I':
        return copy(1, inner(1, 'pixels'));
      case 'Pattern':
        return copy(1, inner(1, 'values'));
      case 'Separation':
      case 'DeviceN':
        return this.#inksIn(array) ?? copy(2, inner(2, 'values'));
      default:
        return undefined;
    }
  }

  /** A space that selects the plate's ink from those named, or undefined when one of them has no plate. */
  #inksIn(array: PDFArray): PDFObject | undefined {
    const { plate, spots } = this.#inks;
    const inks = colorantsOf(array);
    const all = [...PROCESS_INKS, ...spots, 'All', 'None'] as string[];
    if (inks.length === 0 || !inks.every((ink) => all.includes(ink))) return undefined;
    const own = typeof plate === 'string' ? plate : PROCESS_INKS[plate];
    const at = inks.findIndex((ink) => ink === own || ink === 'All');
    const drop = 'pop '.repeat(inks.length);
    const program =
      at < 0
        ? `{ ${drop} 1 }`
        : `{ ${inks.length - 1 - at} index 1 exch sub ${inks.length + 1} 1 roll ${drop} }`;
    const domain = inks.flatMap(() => [0, 1]);
    const tint = this.#context.stream(program, { FunctionType: 4, Domain: domain, Range: [0, 1] });
    const names = inks.map((_, i) => `Ink${i}`);
    return this.#context.obj(['DeviceN', names, 'DeviceGray', this.#context.register(tint)]);
  }

  #lab(settings: PDFObject | undefined, use: 'values' | 'pixels'): PDFObject {
    const domain = labDomain(settings);
    // The table covers all of Lab; the values of an image are fractions of its own range.
    const encode =
      use === 'values'
        ? [0, 100, -128, 127, -128, 127].map((_, i) => (i % 2 ? LAB_GRID - 1 : 0))
        : domain.map((bound, i) => (i < 2 ? bound / 100 : (bound + 128) / 255) * (LAB_GRID - 1));
    const table = this.#context.flateStream(this.#inks.lab, {
      FunctionType: 0,
      Domain: use === 'values' ? [0, 100, -128, 127, -128, 127] : [0, 1, 0, 1, 0, 1],
      Range: [0, 1],
      Size: [LAB_GRID, LAB_GRID, LAB_GRID],
      BitsPerSample: 8,
      Encode: encode,
    });
    return this.#context.obj(['DeviceN', ['L', 'A', 'B'], 'DeviceGray', this.#context.register(table)]);
  }
}

function channelsOf(profile: PDFObject | undefined): PlateChannels | undefined {
  const given = profile instanceof PDFStream ? profile.dict.lookup(name('N')) : undefined;
  const count = given instanceof PDFNumber ? given.asNumber() : 0;
  return count === 1 || count === 3 || count === 4 ? count : undefined;
}
