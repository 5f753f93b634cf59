import { wrongSize } from './found.ts';
import type { BoxRule } from './rule.ts';
import { finishedSize, sameSize, sheetOf, withBleed } from './seen-boxes.ts';

/** The finished page has the size that its type requires, after rotation and user unit. */
export const pageSize: BoxRule = {
  codes: ['PAGE-SIZE'],
  run(page, ask) {
    const { kind, finishedMm: wanted } = ask;
    const { size_tolerance_mm: tolerance } = ask.thresholds;
    if (kind === 'logo' || page.trim) {
      const measured = finishedSize(page);
      return sameSize(measured, wanted, tolerance) ? [] : [wrongSize('PAGE-SIZE', measured, wanted)];
    }
    // Without a trim box the page is assumed to include its bleed; another rule reports a missing bleed.
    const sheet = sheetOf(page, ask);
    const known = [withBleed(wanted), wanted].some((size) => sameSize(sheet, size, tolerance));
    return known ? [] : [wrongSize('PAGE-SIZE', sheet, withBleed(wanted))];
  },
};
