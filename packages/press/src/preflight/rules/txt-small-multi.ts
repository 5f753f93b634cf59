import { inkCount, inksOf } from '../../content/inks.ts';
import { found, inPt } from './found.ts';
import { isBelow, textsOf } from './inked-text.ts';
import type { PageRule } from './rule.ts';

/** Small text is printed with a single ink (GWG 2022 R0017). */
export const txtSmallMulti: PageRule = {
  codes: ['TXT-SMALL-MULTI'],
  run: (page, { thresholds: { small_multi_pt: limit } }) =>
    textsOf(page).flatMap(({ text, fill }) => {
      const inks = inksOf(fill);
      if (!inks || inkCount(inks) < 2 || !isBelow(text.sizePt, limit)) return [];
      const { bounds, sizePt } = text;
      return [found('TXT-SMALL-MULTI', 'warning', { bounds, measured: inPt(sizePt), wanted: inPt(limit) })];
    }),
};
