import type { PreflightVariant } from '@rebblatt/contracts';
import type { ColourSpace } from '../../content/colour-space.ts';
import { spacesOf } from './colours-of.ts';
import { found } from './found.ts';
import type { Found, PageRule } from './rule.ts';

/** RGB and device-independent colour spaces (GWG 2022 R0027). */
const isRgb = ({ kind, components }: ColourSpace): boolean =>
  kind === 'rgb' || kind === 'cal-rgb' || kind === 'lab' || (kind === 'icc' && components === 3);

/** The colours of Illustrator's Pantone books are Lab, and their designer would look for RGB in vain. */
const asLab = (spaces: readonly ColourSpace[]): Found['params'] =>
  spaces.every(({ kind }) => kind === 'lab') ? { variant: 'onlyLab' satisfies PreflightVariant } : {};

/** No RGB and no Lab in any painted object, nor as the base of an Indexed, Separation, DeviceN or Pattern space. */
export const colRgb: PageRule = {
  codes: ['COL-RGB'],
  run: ({ seen }) =>
    seen
      .map((object) => ({ bounds: object.bounds, spaces: spacesOf(object).filter(isRgb) }))
      .filter(({ spaces }) => spaces.length > 0)
      .map(({ bounds, spaces }) =>
        found('COL-RGB', 'error', { bounds, wanted: 'CMYK', params: asLab(spaces) }),
      ),
};
