import {
  type PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
} from 'pdf-lib';
import { type ColourSpace, ColourSpaces } from '../content/colour-space.ts';
import { resolve } from '../pdf/entries.ts';
import { deflated } from '../pdf/replace-stream.ts';
import { LAB_GRID, labDomain } from './lab-inks.ts';
import { type Plate, PROCESS_INKS } from './plate-colour.ts';
import type { PlateChannels } from './plate-profile.ts';

const name = (text: string) => PDFName.of(text);
/** The names of the colour spaces of a plate in content streams. */
export const PLATE_NAMES: Record<PlateChannels, string> = {
  4: 'PlateInks',
  3: 'PlateScreen',
  1: 'PlateGrey',
};
const PROFILED = new Set<ColourSpace['kind']>(['gray', 'cal-gray', 'rgb', 'cal-rgb', 'cmyk', 'icc']);

/** The name of the plate space that replaces a space; undefined for one that has a replacement of its own. */
export const plateNameOf = ({ kind, components }: ColourSpace): string | undefined =>
  PROFILED.has(kind) ? PLATE_NAMES[components as PlateChannels] : undefined;

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
  readonly #spaces = new ColourSpaces();
  readonly #made = {
    values: new Map<ColourSpace, PDFObject | undefined>(),
    pixels: new Map<ColourSpace, PDFObject | undefined>(),
  };

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
    resources: PDFDict,
    use: 'values' | 'pixels' = 'values',
  ): PDFObject | undefined {
    return this.#replacement(this.#spaces.read(resolve(value, resources), resources), use);
  }

  #replacement(space: ColourSpace, use: 'values' | 'pixels'): PDFObject | undefined {
    const made = this.#made[use];
    if (!made.has(space)) made.set(space, this.#make(space, use));
    return made.get(space);
  }

  #make(space: ColourSpace, use: 'values' | 'pixels'): PDFObject | undefined {
    switch (space.kind) {
      case 'unknown':
        return undefined;
      case 'lab':
        return this.#lab(space.array.lookup(1), use);
      case 'indexed':
        return this.#based(space.array, 1, this.#replacement(space.base, 'pixels'));
      case 'pattern':
        return space.base ? this.#based(space.array, 1, this.#replacement(space.base, 'values')) : undefined;
      case 'separation': {
        const [alternate] = space.alternates;
        return (
          this.#inksIn(space.names) ??
          this.#based(space.array, 2, alternate && this.#replacement(alternate, 'values'))
        );
      }
      default:
        return this.channels(space.components as PlateChannels);
    }
  }

  /** The same space, based on another. */
  #based(array: PDFArray, at: number, base: PDFObject | undefined): PDFArray {
    const copied = array.clone(this.#context);
    if (base) copied.set(at, base);
    return copied;
  }

  /** A space that selects the plate's ink from those named, or undefined when one of them has no plate. */
  #inksIn(inks: readonly string[]): PDFObject | undefined {
    const { plate, spots } = this.#inks;
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
