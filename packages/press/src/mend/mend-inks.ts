import type { PDFRawStream } from 'pdf-lib';
import { blackRamp } from '../colour/black-ramp.ts';
import { BLACK, type Ink, type RgbColour } from '../colour/ink.ts';
import { lightnessOfLuminance, linearOf } from '../colour/lightness.ts';
import type { FromProfile, ProfileEngine } from '../colour/profile-engine.ts';
import type { ColourSpace } from '../content/colour-space.ts';
import { decodeFilters } from '../pdf/decode-filters.ts';
import { asDict, numbersOf } from '../pdf/entries.ts';
import { type PdfFunction, readFunction } from '../pdf/pdf-function.ts';
import { InkLimit } from './ink-limit.ts';

/** Which colours are converted; all others stay as they are. */
export interface WantedColours {
  /** RGB, Lab, calibrated spaces and those with a profile of their own. */
  colours: boolean;
  /** Spot inks, to what their alternate says. */
  spots: boolean;
  /** Colours with more ink than this, in percent; undefined: they stay as they are. */
  inkPercent?: number | undefined;
  /** What full tints of spot inks are mixed of, for those that do not print as the file says: four numbers to 1. */
  spotInks?: ReadonlyMap<string, Ink> | undefined;
}

/** From the components of a space, each as content writes it, to inks. */
export type ToInk = (components: readonly number[]) => Ink;

/** A grey when its channels differ by no more than this, of 255. */
const NEUTRAL_WITHIN = 2 / 255;
/** A Lab colour is a grey when it is no further from the axis. */
const NEUTRAL_LAB = 1;
const FULL_FROM = 0.998;
const MAX_PROFILE_BYTES = 8 * 2 ** 20;
const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'];
const clamped = (value: number) => Math.min(1, Math.max(0, value));

/**
 * Converts the colours of an uploaded file to the inks of the printing condition: with the profile that the file names,
 * otherwise as sRGB; greys to pure black.
 */
export class MendInks {
  readonly engine: ProfileEngine;
  readonly limit: InkLimit | undefined;
  /** The spot inks that were met, and what a full tint of each is printed with. */
  readonly spots = new Map<string, Ink>();
  readonly #wanted: WantedColours;
  readonly #blackOf: (grey: number) => number;
  readonly #known = new Map<ColourSpace, ToInk | undefined>();
  readonly #profiles = new Map<PDFRawStream, FromProfile | undefined>();

  constructor(engine: ProfileEngine, wanted: WantedColours) {
    this.engine = engine;
    this.#wanted = wanted;
    this.#blackOf = blackRamp(engine);
    this.limit = wanted.inkPercent === undefined ? undefined : new InkLimit(engine, wanted.inkPercent);
  }

  /** How colours of a space are converted; undefined for one that stays as it is. */
  of(space: ColourSpace): ToInk | undefined {
    if (!this.#known.has(space)) this.#known.set(space, this.#limited(space));
    return this.#known.get(space);
  }

  /** Whether all colours of a space are converted, and not only those with too much ink. */
  isReplaced(space: ColourSpace): boolean {
    return isInks(space) ? false : this.of(space) !== undefined;
  }

  /** How light colours of a space are, 0 to 1, for soft masks; undefined for one that stays as it is. */
  greyOf(space: ColourSpace): ((components: readonly number[]) => number) | undefined {
    // Nothing of a mask is printed: there is never too much ink.
    if (isInks(space)) return undefined;
    if (space.kind === 'indexed') {
      const base = this.greyOf(space.base);
      return base && (([i = 0]) => base(tableEntry(space, i)));
    }
    const toInk = this.of(space);
    if (!toInk) return undefined;
    if (space.components === 1 && space.kind !== 'separation') return ([grey = 0]) => clamped(grey);
    // NTSC weights, as for blending (ISO 32000-1, 11.5.3).
    if (['rgb', 'cal-rgb', 'icc'].includes(space.kind) && space.components === 3)
      return ([r = 0, g = 0, b = 0]) => clamped(0.3 * r + 0.59 * g + 0.11 * b);
    return (components) => {
      const [c, m, y, k] = toInk(components);
      return clamped(1 - (0.3 * c + 0.59 * m + 0.11 * y + k));
    };
  }

  /** The profile of a space, where the engine can use it. */
  profileOf(space: ColourSpace & { kind: 'icc' }): FromProfile | undefined {
    const { profile, components } = space;
    if (!this.#profiles.has(profile)) this.#profiles.set(profile, this.#open(profile, components));
    return this.#profiles.get(profile);
  }

  /** The black that looks as a grey from 0 (black) to 1 (white) does. */
  black(grey: number): Ink {
    const black = this.#blackOf(clamped(grey));
    return black > FULL_FROM ? BLACK : [0, 0, 0, black];
  }

  #limited(space: ColourSpace): ToInk | undefined {
    const { limit } = this;
    const made = this.#make(space) ?? (limit && isInks(space) ? inksAsSet(space) : undefined);
    return made && limit ? (components) => limit.of(made(components)) : made;
  }

  #make(space: ColourSpace): ToInk | undefined {
    if (space.kind === 'separation') return this.#wanted.spots ? this.#ofSpot(space) : undefined;
    if (space.kind === 'indexed') {
      const base = this.of(space.base);
      return base && (([i = 0]) => base(tableEntry(space, i)));
    }
    if (!this.#wanted.colours) return undefined;
    switch (space.kind) {
      case 'rgb':
        return (space.replacedBy && this.of(space.replacedBy)) ?? this.#rgb;
      case 'cal-rgb':
        return this.#rgb;
      case 'cal-gray':
        return ([grey = 0]) => this.black(grey);
      case 'lab':
        return this.#lab;
      case 'icc':
        return this.#ofProfile(space);
      default:
        return undefined;
    }
  }

  #rgb: ToInk = ([r = 0, g = 0, b = 0]) => {
    const rgb: RgbColour = [clamped(r), clamped(g), clamped(b)];
    if (Math.max(...rgb) - Math.min(...rgb) <= NEUTRAL_WITHIN + 1e-6)
      return this.black((rgb[0] + rgb[1] + rgb[2]) / 3);
    return this.engine.inkOf(rgb);
  };

  #lab: ToInk = ([l = 0, a = 0, b = 0]) => {
    if (Math.abs(a) <= NEUTRAL_LAB && Math.abs(b) <= NEUTRAL_LAB) return this.black(greyOfLightness(l));
    const [c = 0, m = 0, y = 0, k = 0] = this.engine.inksOfLab(Float32Array.from([l, a, b]));
    return [c, m, y, k];
  };

  #ofProfile(space: ColourSpace & { kind: 'icc' }): ToInk {
    const profile = this.profileOf(space);
    const { components } = space;
    if (components === 1) return ([grey = 0]) => this.black(grey);
    if (components === 3) {
      // Equal amounts are grey in every profile of a screen.
      return (rgb) =>
        profile && Math.max(...rgb) - Math.min(...rgb) > NEUTRAL_WITHIN ? profile.inkOf(rgb) : this.#rgb(rgb);
    }
    return (inks) => {
      const [c = 0, m = 0, y = 0, k = 0] = inks;
      // Pure black stays pure black, whatever paper it was meant for.
      return !profile || (c === 0 && m === 0 && y === 0) ? [c, m, y, k] : profile.inkOf(inks);
    };
  }

  #open(stream: PDFRawStream, components: number): FromProfile | undefined {
    try {
      const { bytes } = decodeFilters(stream, MAX_PROFILE_BYTES);
      return this.engine.from(bytes, components as 1 | 3 | 4);
    } catch {
      return undefined;
    }
  }

  #ofSpot(space: ColourSpace & { kind: 'separation' }): ToInk {
    const { names } = space;
    // Process inks by their names, and the one that prints on all of them.
    if (names.every((ink) => PROCESS.includes(ink) || ink === 'None'))
      return (tints) =>
        PROCESS.map((ink) => {
          const at = names.indexOf(ink);
          return at < 0 ? 0 : clamped(tints[at] ?? 0);
        }) as unknown as Ink;
    if (names.length === 1 && names[0] === 'All') return ([tint = 0]) => [0, 0, 0, clamped(tint)];
    const mixed = this.#mixed(space);
    const [first = ''] = names;
    if (names.length === 1) {
      const own = this.#wanted.spotInks?.get(first);
      const ink = own ?? this.spots.get(first) ?? mixed([1]);
      this.spots.set(first, ink);
      if (own) return ([tint = 0]) => own.map((part) => part * clamped(tint)) as unknown as Ink;
    }
    return mixed;
  }

  #mixed(space: ColourSpace & { kind: 'separation' }): ToInk {
    const [alternate] = space.alternates;
    const tint = tintOf(space);
    const inner = alternate && (this.of(alternate) ?? deviceInk(alternate));
    if (!tint || !inner) return ([part = 0]) => [0, 0, 0, clamped(part)];
    return (tints) => inner(tint(tints));
  }
}

/** Process inks, as they are or by a table. */
const isInks = (space: ColourSpace): boolean =>
  space.kind === 'cmyk' || (space.kind === 'indexed' && isInks(space.base));

function inksAsSet(space: ColourSpace): ToInk {
  const plain: ToInk = ([c = 0, m = 0, y = 0, k = 0]) => [clamped(c), clamped(m), clamped(y), clamped(k)];
  return space.kind === 'indexed' ? ([i = 0]) => plain(tableEntry(space, i)) : plain;
}

function tintOf({ tint }: ColourSpace & { kind: 'separation' }): PdfFunction | undefined {
  try {
    return tint ? readFunction(tint) : undefined;
  } catch {
    return undefined;
  }
}

/** Inks that are given as such. */
function deviceInk(space: ColourSpace): ToInk | undefined {
  if (space.kind === 'gray' || space.kind === 'cal-gray' || (space.kind === 'icc' && space.components === 1))
    return ([grey = 0]) => [0, 0, 0, 1 - clamped(grey)];
  if (space.components !== 4) return undefined;
  return ([c = 0, m = 0, y = 0, k = 0]) => [clamped(c), clamped(m), clamped(y), clamped(k)];
}

/** The sRGB grey, 0 to 1, of a lightness L*. */
function greyOfLightness(lightness: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (lightnessOfLuminance(linearOf(middle)) < lightness) low = middle;
    else high = middle;
  }
  return high;
}

/** The range of each component of a space as content writes it. */
export function rangeOf(space: ColourSpace): number[] {
  if (space.kind !== 'lab') return Array.from({ length: space.components }, () => [0, 1]).flat();
  const range = numbersOf(asDict(space.array.lookup(1)), 'Range');
  return [0, 100, ...(range.length === 4 ? range : [-100, 100, -100, 100])];
}

/** The components of an entry in the table of an indexed space. */
export function tableEntry({ base, table }: ColourSpace & { kind: 'indexed' }, index: number): number[] {
  const range = rangeOf(base);
  const at = Math.max(0, Math.round(index)) * base.components;
  return Array.from({ length: base.components }, (_, i) => {
    const [low = 0, high = 1] = [range[2 * i], range[2 * i + 1]];
    return low + ((table[at + i] ?? 0) / 255) * (high - low);
  });
}

/** The highest index of an indexed space. */
export const lastEntry = ({ array, table, base }: ColourSpace & { kind: 'indexed' }): number => {
  const named = array.lookup(2);
  const held = Math.floor(table.length / Math.max(1, base.components)) - 1;
  return Math.max(0, Math.min(255, held, named === undefined ? held : Number(String(named)) || 0));
};
