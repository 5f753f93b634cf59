import type { ColourSpace } from '../../content/colour-space.ts';
import { found } from './found.ts';
import { paintedIn } from './profiled.ts';
import type { PageRule } from './rule.ts';
import { isTransparent } from './transp.ts';

export const isProfiledCmyk = ({ kind, components }: ColourSpace) => kind === 'icc' && components === 4;

/** CMYK with an ICC profile, in what is painted and in what is blended. */
export const colIccCmyk: PageRule = {
  codes: ['COL-ICC-CMYK'],
  run(page) {
    const groups = page.seen.filter(
      (object) => object.kind === 'group' && object.space !== null && isProfiledCmyk(object.space),
    );
    const blended = page.seen.some(isTransparent) ? groups : [];
    return [
      ...paintedIn(page, 'COL-ICC-CMYK', isProfiledCmyk),
      ...blended.map(({ bounds }) => found('COL-ICC-CMYK', 'warning', { bounds })),
    ];
  },
};
