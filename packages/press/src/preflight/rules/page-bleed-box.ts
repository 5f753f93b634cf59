import { bleedMm } from '@rebblatt/printed-page';
import { wrongSize } from './found.ts';
import type { BoxRule } from './rule.ts';
import { grownBox, liesWithin, sameSize, sheetOf, withBleed } from './seen-boxes.ts';

/** The page has a bleed of 3 mm on all sides. */
export const pageBleedBox: BoxRule = {
  codes: ['PAGE-BLEED-BOX'],
  run(page, ask) {
    const { trim, bleed, media } = page;
    const { finishedMm: wanted } = ask;
    const { size_tolerance_mm: tolerance } = ask.thresholds;
    if (ask.kind === 'logo') return [];
    if (!trim) {
      const sheet = sheetOf(page, ask);
      return sameSize(sheet, wanted, tolerance)
        ? [wrongSize('PAGE-BLEED-BOX', sheet, withBleed(wanted))]
        : [];
    }
    const box = bleed ?? media;
    if (!sameSize(trim, wanted, tolerance) || liesWithin(box, grownBox(trim, bleedMm), tolerance)) return [];
    return [wrongSize('PAGE-BLEED-BOX', box, withBleed(wanted))];
  },
};
