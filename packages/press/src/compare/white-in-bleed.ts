import { usualThresholds } from '@rebblatt/contracts';
import { bleedMm, trimMm } from '@rebblatt/printed-page';
import { shortOfInk } from '../preflight/rules/bleed-reach.ts';
import { edgesOf } from '../preflight/rules/trim-edges.ts';
import type { PagePixels } from '../raster/render-pixels.ts';

const { bleed_reach_mm: reachMm } = usualThresholds;

/**
 * Whether a page of a book, rendered with its bleed, has ink up to the trim edge and is white beyond it. Uses the
 * product's own threshold, because it is about the finished book, whatever the limits for uploads are.
 */
export const isWhiteInBleed = (pixels: PagePixels): boolean =>
  edgesOf({ x: bleedMm, y: bleedMm, ...trimMm }).some(
    (edge) =>
      shortOfInk(edge, {
        pixels,
        shown: { x: 0, y: 0, width: trimMm.width + 2 * bleedMm, height: trimMm.height + 2 * bleedMm },
        wantedMm: reachMm,
      }) !== null,
  );
