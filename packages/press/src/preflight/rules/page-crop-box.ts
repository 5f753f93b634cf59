import { bleedMm } from '@rebblatt/sheet';
import { found, shownSize } from './found.ts';
import type { BoxRule } from './rule.ts';
import { grownBox, liesWithin, trimOf } from './seen-boxes.ts';

/** Nothing of the page is cropped (GWG 2022 R0003); an error when the crop box cuts into the bleed. */
export const pageCropBox: BoxRule = {
  codes: ['PAGE-CROPBOX'],
  run(page, { kind, thresholds: { size_tolerance_mm: tolerance } }) {
    const { crop, media } = page;
    if (!crop || liesWithin(crop, media, tolerance)) return [];
    const needed = grownBox(trimOf(page, kind, tolerance), bleedMm);
    const cuts = kind !== 'logo' && !liesWithin(crop, needed, tolerance);
    const sizes = { measured: shownSize(crop), wanted: shownSize(media) };
    return [found('PAGE-CROPBOX', cuts ? 'error' : 'warning', sizes)];
  },
};
