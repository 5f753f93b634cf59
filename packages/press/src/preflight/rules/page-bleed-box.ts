import { bleedMm } from '@rebblatt/printed-page';
import { wrongSize } from './found.ts';
import type { BoxRule } from './rule.ts';
import { grownBox, liesWithin, sameSize, withBleed } from './seen-boxes.ts';

/** The page has a bleed of 3 mm on all sides. */
export const pageBleedBox: BoxRule = {
  codes: ['PAGE-BLEED-BOX'],
  run({ trim, bleed, media }, { kind, finishedMm: wanted, thresholds: { size_tolerance_mm: tolerance } }) {
    if (kind === 'logo') return [];
    if (!trim)
      return sameSize(media, wanted, tolerance)
        ? [wrongSize('PAGE-BLEED-BOX', media, withBleed(wanted))]
        : [];
    const box = bleed ?? media;
    if (!sameSize(trim, wanted, tolerance) || liesWithin(box, grownBox(trim, bleedMm), tolerance)) return [];
    return [wrongSize('PAGE-BLEED-BOX', box, withBleed(wanted))];
  },
};
