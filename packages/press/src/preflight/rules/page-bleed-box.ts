import type { PreflightVariant } from '@rebblatt/contracts';
import { bleedMm } from '@rebblatt/printed-page';
import { found, shownSize, wrongSize } from './found.ts';
import type { BoxRule } from './rule.ts';
import { grownBox, isBleedUnnamed, liesWithin, sameSize, sheetOf, withBleed } from './seen-boxes.ts';

/** The page has a bleed of 3 mm on all sides; where only its name is missing, the rule about what is drawn there decides. */
export const pageBleedBox: BoxRule = {
  codes: ['PAGE-BLEED-BOX'],
  run(page, ask) {
    const { trim, bleed, media } = page;
    const { finishedMm: wanted } = ask;
    const { size_tolerance_mm: tolerance } = ask.thresholds;
    if (ask.kind === 'logo') return [];
    if (!trim) {
      const sheet = sheetOf(page, ask);
      return sameSize(sheet, wanted, tolerance) && !isBleedUnnamed(page, ask)
        ? [wrongSize('PAGE-BLEED-BOX', sheet, withBleed(wanted))]
        : [];
    }
    const box = bleed ?? media;
    if (!sameSize(trim, wanted, tolerance) || liesWithin(box, grownBox(trim, bleedMm), tolerance)) return [];
    if (!isBleedUnnamed(page, ask)) return [wrongSize('PAGE-BLEED-BOX', box, withBleed(wanted))];
    const sizes = { measured: shownSize(box), wanted: shownSize(withBleed(wanted)) };
    return [
      found('PAGE-BLEED-BOX', 'info', {
        ...sizes,
        params: { variant: 'bleedUnnamed' satisfies PreflightVariant },
      }),
    ];
  },
};
