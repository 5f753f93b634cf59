import { PDFDict, type PDFObject } from 'pdf-lib';
import type { ProfileEngine } from '../colour/profile-engine.ts';
import { numbersOf } from '../pdf/entries.ts';

/** Points along each axis of Lab at which inks are known; values between them are interpolated. */
export const LAB_GRID = 33;
const INKS = 4;

/** The range of a Lab space (ISO 32000-1, 8.6.5.4): L from 0 to 100, a and b as in the dictionary. */
export function labDomain(settings: PDFObject | undefined): number[] {
  const range = settings instanceof PDFDict ? numbersOf(settings, 'Range') : [];
  return [0, 100, ...(range.length === 4 ? range : [-100, 100, -100, 100])];
}

const known = new WeakMap<ProfileEngine, readonly Uint8Array[]>();

/** For each of the four plates the grey, 255 minus its ink, of every point of the grid; L varies fastest. */
export function labPlates(engine: ProfileEngine): readonly Uint8Array[] {
  const made = known.get(engine) ?? plates(engine);
  known.set(engine, made);
  return made;
}

function plates(engine: ProfileEngine): readonly Uint8Array[] {
  const places = LAB_GRID ** 3;
  const lab = new Float32Array(places * 3);
  const part = (i: number) => i / (LAB_GRID - 1);
  for (let i = 0; i < places; i++) {
    lab[i * 3] = part(i % LAB_GRID) * 100;
    lab[i * 3 + 1] = part(Math.floor(i / LAB_GRID) % LAB_GRID) * 255 - 128;
    lab[i * 3 + 2] = part(Math.floor(i / LAB_GRID ** 2)) * 255 - 128;
  }
  const inks = engine.inksOfLab(lab);
  return Array.from({ length: INKS }, (_, plate) =>
    Uint8Array.from({ length: places }, (_, i) => Math.round(255 * (1 - (inks[i * INKS + plate] as number)))),
  );
}
