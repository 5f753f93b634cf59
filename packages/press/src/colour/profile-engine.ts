/// <reference path="./lcms-wasm.d.ts" />
import { instantiate, type LittleCms } from 'lcms-wasm';
import { PressError } from '../press-error.ts';
import { checkProfile, MAX_PROFILE_BYTES } from './check-profile.ts';
import type { Ink, RgbColour } from './ink.ts';

/** Converts colours with one output profile: relative colorimetric with black point compensation. */
export interface ProfileEngine {
  /** The inks of an sRGB colour. */
  inkOf(rgb: RgbColour): Ink;
  /** The inks of Lab colours: from three numbers each to four numbers from 0 to 1. */
  inksOfLab(lab: Float32Array): Float32Array;
  /** From sRGB pixels of three bytes to pixels of four bytes, 255 for full ink. */
  inksOf(rgb: Uint8Array): Uint8Array;
  /** What printed pixels look like on a screen: from four bytes per pixel to three, sRGB. */
  seen(inks: Uint8Array): Uint8Array;
  /** Lightness L* of an ink on this paper, 0 to 100. */
  lightness(ink: Ink): number;
  /** To the inks from colours of a profile that a file brings; undefined where that profile cannot be used. */
  from(profile: Uint8Array, channels: 1 | 3 | 4): FromProfile | undefined;
  /** To inks that look the same, with the black generation of the profile: less ink for dark colours. */
  again(): FromProfile | undefined;
}

/** Converts colours of another profile, relative colorimetric with black point compensation. */
export interface FromProfile {
  /** The inks of one colour, its components from 0 to 1. */
  inkOf(components: readonly number[]): Ink;
  /** From pixels of a byte for each channel to pixels of four bytes, 255 for full ink. */
  inksOf(pixels: Uint8Array): Uint8Array;
}

// Little CMS describes a pixel format in one number: float flag, colour space, channels, bytes per channel (lcms2.h).
const pixels = (space: number, channels: number, bytes: number, float: 0 | 1) =>
  (float << 22) | (space << 16) | (channels << 3) | bytes;
const [GREY, RGB, CMYK, LAB] = [3, 4, 6, 10];
const SPACES = { 1: GREY, 3: RGB, 4: CMYK } as const;
const RELATIVE_COLORIMETRIC = 1;
const BLACK_POINT_COMPENSATION = 0x2000;
const EXACT = 0x0100;
/** How many pixels are copied to the engine's memory at a time. */
const AT_ONCE = 1 << 18;

let running: Promise<LittleCms> | null = null;

/** Opens a profile. Throws `profile` when it is damaged or not for CMYK printing. */
export async function openProfile(profile: Uint8Array): Promise<ProfileEngine> {
  checkProfile(profile);
  running ??= instantiate();
  const lcms = await running;
  try {
    const engine = engineOf(lcms, profile);
    if (!looksLikePrinting(engine)) throw unusable();
    return engine;
  } catch (cause) {
    if (cause instanceof PressError) throw cause;
    // An instance that has trapped would fail for every later profile.
    running = null;
    throw unusable(cause);
  }
}

function engineOf(lcms: LittleCms, profile: Uint8Array): ProfileEngine {
  const output = lcms.cmsOpenProfileFromMem(profile, profile.length);
  const screen = lcms.cmsCreate_sRGBProfile();
  const transform = (from: number, fromFormat: number, to: number, toFormat: number, flags: number) => {
    const handle =
      output && lcms.cmsCreateTransform(from, fromFormat, to, toFormat, RELATIVE_COLORIMETRIC, flags);
    if (!handle) throw unusable();
    return handle;
  };
  const compensated = BLACK_POINT_COMPENSATION;
  const single = transform(screen, pixels(RGB, 3, 4, 1), output, pixels(CMYK, 4, 4, 1), compensated | EXACT);
  const image = transform(screen, pixels(RGB, 3, 1, 0), output, pixels(CMYK, 4, 1, 0), compensated);
  const proof = transform(output, pixels(CMYK, 4, 1, 0), screen, pixels(RGB, 3, 1, 0), compensated);
  const labProfile = lcms.cmsCreateLab4Profile();
  const labPixels = pixels(LAB, 3, 4, 1);
  const lab = transform(output, pixels(CMYK, 4, 4, 1), labProfile, labPixels, EXACT);
  const fromLab = transform(labProfile, labPixels, output, pixels(CMYK, 4, 4, 1), compensated);
  return {
    inkOf(rgb) {
      const [c = 0, m = 0, y = 0, k = 0] = lcms.cmsDoTransform(single, new Float32Array(rgb), 1);
      return [percent(c), percent(m), percent(y), percent(k)];
    },
    inksOfLab: (colours) => {
      const inks = lcms.cmsDoTransform(fromLab, colours, colours.length / 3);
      return inks.map(percent);
    },
    inksOf: (rgb) => inParts(rgb, 3, 4, (part, count) => lcms.cmsDoTransform(image, part, count)),
    seen: (inks) => inParts(inks, 4, 3, (part, count) => lcms.cmsDoTransform(proof, part, count)),
    from: (profile, channels) => fromProfile(lcms, output, profile, channels),
    again: () => fromProfile(lcms, output, profile, 4),
    lightness: (ink) =>
      lcms.cmsDoTransform(lab, new Float32Array(ink.map((part) => part * 100)), 1)[0] ?? Number.NaN,
  };
}

function fromProfile(
  lcms: LittleCms,
  output: number,
  profile: Uint8Array,
  channels: 1 | 3 | 4,
): FromProfile | undefined {
  if (profile.length > MAX_PROFILE_BYTES) return undefined;
  const input = lcms.cmsOpenProfileFromMem(profile, profile.length);
  const to = (bytes: number, float: 0 | 1) => {
    const from = pixels(SPACES[channels], channels, bytes, float);
    const format = pixels(CMYK, 4, bytes, float);
    return lcms.cmsCreateTransform(
      input,
      from,
      output,
      format,
      RELATIVE_COLORIMETRIC,
      BLACK_POINT_COMPENSATION,
    );
  };
  const [single, image] = input ? [to(4, 1), to(1, 0)] : [0, 0];
  if (!single || !image) return undefined;
  // The engine counts inks in percent.
  const scale = channels === 4 ? 100 : 1;
  return {
    inkOf(components) {
      const colour = new Float32Array(components.map((part) => part * scale));
      const [c = 0, m = 0, y = 0, k = 0] = lcms.cmsDoTransform(single, colour, 1);
      return [percent(c), percent(m), percent(y), percent(k)];
    },
    inksOf: (data) => inParts(data, channels, 4, (part, count) => lcms.cmsDoTransform(image, part, count)),
  };
}

function inParts(
  values: Uint8Array,
  from: number,
  to: number,
  convert: (part: Uint8Array, count: number) => Uint8Array,
): Uint8Array {
  const count = Math.floor(values.length / from);
  const converted = new Uint8Array(count * to);
  for (let at = 0; at < count; at += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - at);
    converted.set(convert(values.subarray(at * from, (at + length) * from), length), at * to);
  }
  return converted;
}

/** White needs nearly no ink and black much of it, whatever the paper. */
function looksLikePrinting(engine: ProfileEngine): boolean {
  const total = (rgb: RgbColour) => engine.inkOf(rgb).reduce((sum, part) => sum + part, 0);
  return (
    total([1, 1, 1]) < 0.1 &&
    total([0, 0, 0]) > 1 &&
    engine.lightness([0, 0, 0, 1]) < 50 &&
    engine.lightness([0, 0, 0, 0]) > 90
  );
}

const percent = (value: number) => Math.min(1, Math.max(0, value / 100));
const unusable = (cause?: unknown) =>
  new PressError('profile', 'The output profile cannot be used: its tables are damaged.', { cause });
