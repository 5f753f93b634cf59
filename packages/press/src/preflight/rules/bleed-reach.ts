import type { SeenBox } from '@rebblatt/contracts';
import { bleedMm } from '@rebblatt/printed-page';
import type { PagePixels } from '../../raster/render-pixels.ts';
import type { Edge } from './trim-edges.ts';

/** The width of the strip inside the trim edge in which ink counts as touching the edge. */
const EDGE_MM = 1;
/** The edge itself is blurred by rendering. */
const BLUR_MM = 0.2;
/** Anything shorter is a line or a letter that ends at the edge. */
const SHORTEST_MM = 3;
const WHITE = 250;
const STEP_MM = 0.25;

/** A rendered page, the part of the page it shows in mm, and how far ink has to extend into the bleed. */
interface Looked {
  pixels: PagePixels;
  shown: SeenBox;
  wantedMm: number;
}

/**
 * Where the page is inked up to a trim edge but not far enough beyond it.
 * @returns the first and last position along the edge and the least extent, all in mm; null when no ink is missing
 */
export function shortOfInk(
  { lengthMm, at }: Edge,
  { pixels, shown, wantedMm }: Looked,
): { from: number; to: number; reachMm: number } | null {
  const perMm = pixels.width / shown.width;
  const step = 1 / perMm;
  const inked = (t: number, n: number) => isInked(pixels, shown, perMm, at(t, n));
  let reachMm = wantedMm;
  const short: number[] = [];
  for (let t = step / 2; t < lengthMm; t += step) {
    if (!everyStep(-EDGE_MM, -BLUR_MM, (n) => inked(t, n))) continue;
    const reach = reachFrom(BLUR_MM, (n) => inked(t, n));
    if (reach >= wantedMm - BLUR_MM) continue;
    short.push(t);
    reachMm = Math.min(reachMm, reach);
  }
  if (short.length * step < SHORTEST_MM) return null;
  return { from: short[0] as number, to: short.at(-1) as number, reachMm };
}

function everyStep(from: number, to: number, test: (n: number) => boolean): boolean {
  for (let n = from; n <= to; n += STEP_MM) if (!test(n)) return false;
  return true;
}

function reachFrom(from: number, test: (n: number) => boolean): number {
  let n = from;
  while (n <= bleedMm && test(n)) n += STEP_MM;
  return Math.max(0, n - STEP_MM);
}

function isInked(
  { raw, width, height }: PagePixels,
  shown: SeenBox,
  perMm: number,
  [x, y]: [number, number],
): boolean {
  const column = Math.floor((x - shown.x) * perMm);
  const row = height - 1 - Math.floor((y - shown.y) * perMm);
  if (column < 0 || row < 0 || column >= width || row >= height) return false;
  const pixel = (row * width + column) * 4;
  return [0, 1, 2].some((channel) => (raw[pixel + channel] as number) < WHITE);
}
