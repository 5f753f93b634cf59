import { found, shownSize } from './found.ts';
import type { BoxRule } from './rule.ts';
import { liesWithin, trimOf } from './seen-boxes.ts';

/** The crop box, which says what readers show and not what prints, shows the whole finished page (see GWG 2022 R0003). */
export const pageCropBox: BoxRule = {
  codes: ['PAGE-CROPBOX'],
  run(page, ask) {
    const trim = trimOf(page, ask);
    if (!page.crop || liesWithin(page.crop, trim, ask.thresholds.size_tolerance_mm)) return [];
    return [found('PAGE-CROPBOX', 'warning', { measured: shownSize(page.crop), wanted: shownSize(trim) })];
  },
};
