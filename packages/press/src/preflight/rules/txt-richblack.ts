import { type Inks, inkCount, inkSum, inksOf } from '../../content/inks.ts';
import { isRegistration } from './col-registration.ts';
import { found } from './found.ts';
import { isBelow, textsOf } from './inked-text.ts';
import type { PageRule } from './rule.ts';

const shown = (inks: Inks): string => `${inks.map((ink) => Math.round(ink * 100)).join('/')} %`;

/** Black text has little ink besides black (GWG 2022 R0015), and none when it is small. */
export const txtRichblack: PageRule = {
  codes: ['TXT-RICHBLACK'],
  run: (page, { thresholds }) =>
    textsOf(page).flatMap(({ text, fill }) => {
      const inks = inksOf(fill);
      // What prints on all plates is meant as a mark; another rule reports it where it is none.
      if (!inks || isRegistration(fill) || inks[3] * 100 < thresholds.rich_black_k_percent) return [];
      const mixedAndSmall = inkCount(inks) > 1 && isBelow(text.sizePt, thresholds.small_black_pt);
      if (inkSum(inks) * 100 <= thresholds.rich_black_sum_percent && !mixedAndSmall) return [];
      const measured = shown(inks);
      return [found('TXT-RICHBLACK', 'warning', { bounds: text.bounds, measured, wanted: '0/0/0/100 %' })];
    }),
};
