import type { ColourSpace } from '../interpret/colour-space.ts';
import { spacesOf } from './colours-of.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** Colours of light instead of ink, and device-independent ones (GWG 2022 R0027). */
export const isRgb = ({ kind, components }: ColourSpace): boolean =>
  kind === 'rgb' || kind === 'cal-rgb' || kind === 'lab' || (kind === 'icc' && components === 3);

/** No RGB and no Lab in anything painted, nor under an indexed, spot or pattern space. */
export const colRgb: PageRule = {
  codes: ['COL-RGB'],
  run: ({ seen }) =>
    seen
      .filter((object) => spacesOf(object).some(isRgb))
      .map(({ bounds }) => found('COL-RGB', 'error', { bounds, wanted: 'CMYK' })),
};
