import { type Ink as Designed, palette } from '@rebblatt/printed-page';
import { blackRamp } from './black-ramp.ts';
import { BLACK, type Ink, type RgbColour } from './ink.ts';
import type { ProfileEngine } from './profile-engine.ts';

/** A colour is a grey when its channels differ by no more than this, of 255. */
const NEUTRAL_WITHIN = 2 / 255;

/** Black that neither eye nor plate can distinguish from full black counts as full and may overprint. */
const FULL_FROM = 0.998;

const designedInks = (all: readonly Designed[]) =>
  new Map<string, Ink>(
    all.map(({ rgb, cmyk: [c, m, y, k] }) => [rgb.join(), [c / 100, m / 100, y / 100, k / 100]]),
  );

/** Converts the browser's colours to inks. */
export interface Inks {
  engine: ProfileEngine;
  /** A colour of the palette as it was designed, a grey in pure black, any other with the profile. */
  inkOf(rgb: RgbColour): Ink;
  /** The black ink, 0 to 1, for a grey, 0 (black) to 1 (white). */
  blackOf(grey: number): number;
}

/** @param own the inks of a catalogue's design, besides those of the palette */
export function inksFor(engine: ProfileEngine, own: readonly Designed[] = []): Inks {
  const designed = designedInks([...Object.values(palette), ...own]);
  const known = new Map<string, Ink>();
  const blackOf = blackRamp(engine);
  const find = (rgb: RgbColour): Ink => {
    const chosen = designed.get(rgb.map((part) => Math.round(part * 255)).join());
    if (chosen) return chosen;
    if (Math.max(...rgb) - Math.min(...rgb) > NEUTRAL_WITHIN + 1e-6) return engine.inkOf(rgb);
    const black = blackOf((rgb[0] + rgb[1] + rgb[2]) / 3);
    return black > FULL_FROM ? BLACK : [0, 0, 0, black];
  };
  return {
    engine,
    blackOf,
    inkOf(rgb) {
      const key = rgb.join();
      const ink = known.get(key) ?? find(rgb);
      known.set(key, ink);
      return ink;
    },
  };
}
