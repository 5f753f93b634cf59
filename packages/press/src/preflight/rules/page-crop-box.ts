import { bleedMm } from '@rebblatt/printed-page';
import { found, shownSize } from './found.ts';
import type { BoxRule } from './rule.ts';
import { grownBox, liesWithin, trimOf } from './seen-boxes.ts';

/** Nothing of the page is cropped (GWG 2022 R0003); an error when the crop box cuts into the bleed. */
export const pageCropBox: BoxRule = {
  codes: ['PAGE-CROPBOX'],
  run(page, ask) {
    const { crop, media } = page;
    const { size_tolerance_mm: tolerance } = ask.thresholds;
    if (!crop || liesWithin(crop, media, tolerance)) return [];
    const needed = grownBox(trimOf(page, ask), bleedMm);
    const cuts = ask.kind !== 'logo' && !liesWithin(crop, needed, tolerance);
    const sizes = { measured: shownSize(crop), wanted: shownSize(media) };
    return [found('PAGE-CROPBOX', cuts ? 'error' : 'warning', sizes)];
  },
};
