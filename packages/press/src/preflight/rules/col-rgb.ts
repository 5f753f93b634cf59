import type { ColourSpace } from '../../content/colour-space.ts';
import { spacesOf } from './colours-of.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** RGB and device-independent colour spaces (GWG 2022 R0027). */
export const isRgb = ({ kind, components }: ColourSpace): boolean =>
  kind === 'rgb' || kind === 'cal-rgb' || kind === 'lab' || (kind === 'icc' && components === 3);

/** No RGB and no Lab in any painted object, nor as the base of an Indexed, Separation, DeviceN or Pattern space. */
export const colRgb: PageRule = {
  codes: ['COL-RGB'],
  run: ({ seen }) =>
    seen
      .filter((object) => spacesOf(object).some(isRgb))
      .map(({ bounds }) => found('COL-RGB', 'error', { bounds, wanted: 'CMYK' })),
};
