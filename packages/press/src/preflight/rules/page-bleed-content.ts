import type { SeenBox } from '@rebblatt/contracts';
import { bleedMm } from '@rebblatt/sheet';
import { ptOf } from '../../pdf/units.ts';
import type { PagePixels } from '../../raster/render-page.ts';
import { type Edge, edgesOf, isBleedCovered } from './bleed-cover.ts';
import { found, inMm } from './found.ts';
import type { CheckedPage, Found, PageRule } from './rule.ts';
import { trimOf } from './seen-boxes.ts';

const PPI = 100;
const PX_PER_MM = PPI / 25.4;
/** The ink that touches the edge of the finished page is looked for in a strip of this width. */
const EDGE_MM = 1;
/** The edge itself is blurred by rendering. */
const BLUR_MM = 0.2;
/** Shorter gaps are lines and letters that end at the edge. */
const SHORTEST_MM = 3;
const WHITE = 250;

/** Where the page is inked to its edge, the ink goes on into the bleed; judged by a picture of the page. */
export const pageBleedContent: PageRule = {
  codes: ['PAGE-BLEED-CONTENT'],
  async run(page, { kind, thresholds: { bleed_reach_mm: wanted, size_tolerance_mm: tolerance } }) {
    if (kind === 'logo') return [];
    const trim = trimOf(page.facts, kind, tolerance);
    if (await isBleedCovered(page.inked, trim)) return [];
    const pixels = await page.render(PPI);
    if (!pixels) return [];
    const shown = page.facts.crop ?? page.facts.media;
    return edgesOf(trim).flatMap((side) => shortfall(side, { pixels, shown, wanted }, page));
  },
};

function shortfall(
  { lengthMm, at }: Edge,
  { pixels, shown, wanted }: { pixels: PagePixels; shown: SeenBox; wanted: number },
  { bleed }: CheckedPage,
): Found[] {
  const step = 1 / PX_PER_MM;
  const inked = (t: number, n: number) => isInked(pixels, shown, at(t, n));
  let least = wanted;
  const short: number[] = [];
  for (let t = step / 2; t < lengthMm; t += step) {
    if (!everyStep(-EDGE_MM, -BLUR_MM, (n) => inked(t, n))) continue;
    const reach = reachFrom(BLUR_MM, (n) => inked(t, n));
    if (reach >= wanted - BLUR_MM) continue;
    short.push(t);
    least = Math.min(least, reach);
  }
  if (short.length * step < SHORTEST_MM) return [];
  const [x0, y0] = at(short[0] as number, 0);
  const [x1, y1] = at(short.at(-1) as number, bleedMm);
  const bounds = {
    x0: Math.max(bleed.x0, ptOf(Math.min(x0, x1))),
    y0: Math.max(bleed.y0, ptOf(Math.min(y0, y1))),
    x1: Math.min(bleed.x1, ptOf(Math.max(x0, x1))),
    y1: Math.min(bleed.y1, ptOf(Math.max(y0, y1))),
  };
  return [found('PAGE-BLEED-CONTENT', 'warning', { bounds, measured: inMm(least), wanted: inMm(bleedMm) })];
}

const STEP_MM = 0.25;

function everyStep(from: number, to: number, test: (n: number) => boolean): boolean {
  for (let n = from; n <= to; n += STEP_MM) if (!test(n)) return false;
  return true;
}

function reachFrom(from: number, test: (n: number) => boolean): number {
  let n = from;
  while (n <= bleedMm && test(n)) n += STEP_MM;
  return Math.max(0, n - STEP_MM);
}

function isInked({ raw, width, height }: PagePixels, shown: SeenBox, [x, y]: [number, number]): boolean {
  const column = Math.floor((x - shown.x) * PX_PER_MM);
  const row = height - 1 - Math.floor((y - shown.y) * PX_PER_MM);
  if (column < 0 || row < 0 || column >= width || row >= height) return false;
  const pixel = (row * width + column) * 4;
  return [0, 1, 2].some((channel) => (raw[pixel + channel] as number) < WHITE);
}
