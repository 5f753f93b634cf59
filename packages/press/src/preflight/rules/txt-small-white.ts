import { isWhite } from '../../content/inks.ts';
import { found, inPt } from './found.ts';
import { isBelow, textsOf } from './inked-text.ts';
import type { PageRule } from './rule.ts';

/** White text is large enough not to fill in (GWG 2022 R0016). */
export const txtSmallWhite: PageRule = {
  codes: ['TXT-SMALL-WHITE'],
  run: (page, { thresholds: { small_white_pt: limit } }) =>
    textsOf(page)
      .filter(({ text, fill }) => isWhite(fill) && isBelow(text.sizePt, limit))
      .map(({ text: { bounds, sizePt } }) =>
        found('TXT-SMALL-WHITE', 'warning', { bounds, measured: inPt(sizePt), wanted: inPt(limit) }),
      ),
};
