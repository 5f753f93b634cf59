import { isWhite } from '../../content/inks.ts';
import { found } from './found.ts';
import { overprinted } from './overprinting.ts';
import type { PageRule } from './rule.ts';

/** DeviceGray does not overprint: set to overprint, it prints differently from what is displayed (GWG 2022 R0013). */
export const ovpGray: PageRule = {
  codes: ['OVP-GRAY'],
  run: ({ inked }) =>
    inked
      .filter((object) =>
        overprinted(object).some((colour) => colour.space.kind === 'gray' && !isWhite(colour)),
      )
      .map(({ bounds }) => found('OVP-GRAY', 'warning', { bounds })),
};
