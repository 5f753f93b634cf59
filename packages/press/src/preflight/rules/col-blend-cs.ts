import type { PaintedGroup } from '../../content/painted-object.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';
import { isTransparent } from './transp.ts';

function isRight({ space, role }: PaintedGroup): boolean {
  if (space === null || space.kind === 'cmyk') return true;
  return space.kind === 'gray' && (role === 'luminosity' || role === 'alpha');
}

/**
 * Transparency groups with a colour space blend in DeviceCMYK, those of masks maybe in DeviceGray (GWG 2022 R0030). Cairo,
 * Chrome and Office make every page a group; where nothing on it is transparent, nothing is blended.
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
