import { bleedMm } from '@rebblatt/sheet';
import { wrongSize } from './found.ts';
import type { BoxRule } from './rule.ts';
import { finishedMm, grownBox, liesWithin, sameSize, withBleedMm } from './seen-boxes.ts';

/** The page has a bleed of 3 mm on all sides. */
export const pageBleedBox: BoxRule = {
  codes: ['PAGE-BLEED-BOX'],
  run({ trim, bleed, media }, { kind, thresholds: { size_tolerance_mm: tolerance } }) {
    if (kind === 'logo') return [];
    const wanted = finishedMm(kind);
    if (!trim)
      return sameSize(media, wanted, tolerance) ? [wrongSize('PAGE-BLEED-BOX', media, withBleedMm)] : [];
    const box = bleed ?? media;
    if (!sameSize(trim, wanted, tolerance) || liesWithin(box, grownBox(trim, bleedMm), tolerance)) return [];
    return [wrongSize('PAGE-BLEED-BOX', box, withBleedMm)];
  },
};
