import type { PaintedGroup } from '../../content/painted-object.ts';
import { isProfiledCmyk } from './col-icc-cmyk.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';
import { isTransparent } from './transp.ts';

function isRight({ space, role }: PaintedGroup): boolean {
  if (space === null || space.kind === 'cmyk' || isProfiledCmyk(space)) return true;
  const isGray = space.kind === 'gray' || (space.kind === 'icc' && space.components === 1);
  return isGray && (role === 'luminosity' || role === 'alpha');
}

/**
 * Transparency groups with a colour space blend in CMYK, those of masks maybe in gray (GWG 2022 R0030, which wants it without
 * a profile: CorelDRAW and Illustrator name theirs, what they blend are the same four inks, and `COL-ICC-CMYK` tells it).
 * Cairo, Chrome and Office make every page a group; where nothing on it is transparent, nothing is blended.
 */
export const colBlendCs: PageRule = {
  codes: ['COL-BLEND-CS'],
  run({ seen }) {
    const blends = seen.some(isTransparent);
    return seen
      .filter((object) => object.kind === 'group')
      .filter((group) => !isRight(group) && (group.role !== 'page' || blends))
      .map(({ bounds }) => found('COL-BLEND-CS', 'error', { bounds, wanted: 'CMYK' }));
  },
};
