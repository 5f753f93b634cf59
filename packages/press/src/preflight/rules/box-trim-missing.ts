import type { PreflightVariant } from '@rebblatt/contracts';
import { bleedMm } from '@rebblatt/printed-page';
import { found, shownSize } from './found.ts';
import type { BoxRule } from './rule.ts';
import { isBleedUnnamed, sameSize, sheetOf, withBleed } from './seen-boxes.ts';

/** The file defines where the page is trimmed; otherwise a bleed of 3 mm is assumed. */
export const boxTrimMissing: BoxRule = {
  codes: ['BOX-TRIM-MISSING'],
  run(page, ask) {
    const { kind, finishedMm, thresholds } = ask;
    if (kind === 'logo' || page.trim) return [];
    const isBled = sameSize(sheetOf(page, ask), withBleed(finishedMm), thresholds.size_tolerance_mm);
    if (!isBled && !isBleedUnnamed(page, ask)) return [];
    const wanted = shownSize(finishedMm);
    if (page.sheetAsTrim)
      return [
        found('BOX-TRIM-MISSING', 'warning', {
          measured: shownSize(page.media),
          wanted,
          params: { variant: 'sheetAsTrim' satisfies PreflightVariant },
        }),
      ];
    return [found('BOX-TRIM-MISSING', 'warning', { wanted, params: { bleed_mm: bleedMm } })];
  },
};
