import { found } from './found.ts';
import type { BoxRule } from './rule.ts';
import { liesWithin } from './seen-boxes.ts';

/** The trim or art box is inside the bleed box, that one inside the media box; never both trim and art (PDF/X-4). */
export const pageBoxNest: BoxRule = {
  codes: ['PAGE-BOX-NEST'],
  run({ media, bleed, trim, art }, { thresholds: { size_tolerance_mm: tolerance } }) {
    const outer = bleed ?? media;
    const nested =
      liesWithin(media, outer, tolerance) &&
      [trim, art].every((box) => box === null || liesWithin(outer, box, tolerance));
    return nested && (trim === null || art === null) ? [] : [found('PAGE-BOX-NEST', 'error')];
  },
};
