import { found, inMm } from './found.ts';
import type { BoxRule } from './rule.ts';

/** The trim box is inside the bleed box, that one inside the media box; otherwise their common part counts. */
export const pageBoxNest: BoxRule = {
  codes: ['PAGE-BOX-NEST'],
  run: ({ protrusions }, { thresholds: { size_tolerance_mm: tolerance } }) =>
    protrusions
      .filter(({ byMm }) => byMm > tolerance)
      .map(({ what, byMm }) =>
        found('PAGE-BOX-NEST', 'warning', { measured: inMm(byMm), params: { variant: what } }),
      ),
};
