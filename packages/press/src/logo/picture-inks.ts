import { LOGO_PPI, type LogoBackground } from '@rebblatt/contracts';
import { blackRamp } from '../colour/black-ramp.ts';
import type { ProfileEngine } from '../colour/profile-engine.ts';
import { isLike } from './find-edge.ts';
import type { PictureFacts, Pixels } from './read-picture.ts';

/** Pixels as near as this to the edge become the edge: JPEG leaves a mist around everything. */
const MIST = 6;
/** A picture is grey when its channels differ by no more than this; JPEG blurs colours that are none. */
const [NEUTRAL, NEUTRAL_LOSSY] = [2, 10];
/** So few pixels may be coloured in a grey JPEG: its faults. */
const FAULTS = 0.0005;
const WHITE_FROM = 250;

/** Four bytes for each pixel, 255 for full ink. */
export type Inks = Uint8Array;

/** Converts the colours of pictures to the inks of the printing condition. */
export class PictureInks {
  readonly #engine: ProfileEngine;
  readonly #black: Uint8Array;
  readonly #convert: (colours: Uint8Array) => Inks;
  readonly #space: PictureFacts['space'];

  constructor(engine: ProfileEngine, { profile, space }: Pick<PictureFacts, 'profile' | 'space'>) {
    this.#engine = engine;
    const blackOf = blackRamp(engine);
    this.#black = Uint8Array.from({ length: 256 }, (_, i) => Math.round(blackOf(i / 255) * 255));
    const channels = space === 'cmyk' ? 4 : 3;
    const own = profile && engine.from(profile, channels);
    this.#space = space;
    this.#convert = (colours) =>
      own ? own.inksOf(colours) : space === 'cmyk' ? colours.slice() : engine.inksOf(colours);
  }

  /**
   * The inks of colours, greys in black alone: one by one where colours are exact, otherwise only where all of them are
   * grey, because the faults of a JPEG would make two kinds of grey beside each other.
   */
  of(colours: Uint8Array, isLossy: boolean): Inks {
    const inks = this.#convert(colours);
    if (this.#space === 'cmyk') return onlyBlack(colours, inks);
    const isGrey = isLossy && coloured(colours, NEUTRAL_LOSSY) <= (colours.length / 3) * FAULTS;
    if (isLossy && !isGrey) return inks;
    for (let at = 0, to = 0; at < colours.length; at += 3, to += 4) {
      if (!isGrey && spread(colours, at) > NEUTRAL) continue;
      // The weights of luminance keep a pale tint as light as it is.
      const grey = Math.round(
        0.3 * (colours[at] as number) +
          0.59 * (colours[at + 1] as number) +
          0.11 * (colours[at + 2] as number),
      );
      inks.fill(0, to, to + 3);
      inks[to + 3] = this.#black[grey] as number;
    }
    return inks;
  }

  /** A colour as a screen shows it. */
  seen(inks: Inks): string {
    return `#${Buffer.from(this.#engine.seen(inks)).toString('hex')}`;
  }

  /** The inks of what lies under a logo. */
  background(wanted: LogoBackground, edge: Inks | null): Inks {
    if (wanted === 'white' || (wanted === 'edge' && !edge)) return new Uint8Array(4);
    if (wanted === 'edge') return edge as Inks;
    if (typeof wanted !== 'string') return Uint8Array.from(wanted, (part) => Math.round(part * 2.55));
    return new PictureInks(this.#engine, { profile: undefined, space: 'rgb' }).of(
      new Uint8Array(Buffer.from(wanted.slice(1), 'hex')),
      false,
    );
  }
}

/** Whether a colour of the edge is what the paper is anyway. */
export const isWhite = (colour: Uint8Array): boolean =>
  colour.length === 4
    ? colour.every((part) => part <= 255 - WHITE_FROM)
    : colour.every((part) => part >= WHITE_FROM);

/** Lays a picture on its background: what is transparent, and the mist around what is not, becomes it. */
export function laidOn(pixels: Pixels, inks: Inks, under: Inks, edge: Uint8Array | null): Inks {
  const { opacity } = pixels;
  const out = new Uint8Array(inks.length);
  for (let i = 0; i < opacity.length; i++) {
    const share = edge && isLike(pixels, i, edge, MIST) ? 0 : (opacity[i] as number) / 255;
    for (let ink = 0; ink < 4; ink++) {
      const own = inks[i * 4 + ink] as number;
      out[i * 4 + ink] = Math.round(own * share + (under[ink] as number) * (1 - share));
    }
  }
  return out;
}

/** How many pixels a side of a logo has in print at most: more cannot be seen. */
export const printedPx = (px: number, mm: number): number =>
  Math.max(1, Math.min(px, Math.round(((mm / 25.4) * (LOGO_PPI * 3)) / 2)));

/** Black that was black alone stays so, whatever paper it was meant for. */
function onlyBlack(colours: Uint8Array, inks: Inks): Inks {
  for (let at = 0; at < colours.length; at += 4)
    if (colours[at] === 0 && colours[at + 1] === 0 && colours[at + 2] === 0)
      inks.set(colours.subarray(at, at + 4), at);
  return inks;
}

const spread = (colours: Uint8Array, at: number) => {
  const [r, g, b] = [colours[at] as number, colours[at + 1] as number, colours[at + 2] as number];
  return Math.max(r, g, b) - Math.min(r, g, b);
};

function coloured(colours: Uint8Array, within: number): number {
  let found = 0;
  for (let at = 0; at < colours.length; at += 3) if (spread(colours, at) > within) found++;
  return found;
}
