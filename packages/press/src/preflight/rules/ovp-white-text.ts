import { isWhite } from '../../content/inks.ts';
import { found } from './found.ts';
import { overprinted } from './overprinting.ts';
import type { PageRule } from './rule.ts';

/** White text knocks out what is below (GWG 2022 R0007). */
export const ovpWhiteText: PageRule = {
  codes: ['OVP-WHITE-TEXT'],
  run: ({ inked }) =>
    inked
      .filter((object) => object.kind === 'text' && overprinted(object).some(isWhite))
      .map(({ bounds }) => found('OVP-WHITE-TEXT', 'error', { bounds })),
};
