import { isWhite } from '../../content/inks.ts';
import { found } from './found.ts';
import { overprinted } from './overprinting.ts';
import type { PageRule } from './rule.ts';

/** White areas and lines knock out what is below (GWG 2022 R0008). */
export const ovpWhitePath: PageRule = {
  codes: ['OVP-WHITE-PATH'],
  run: ({ inked }) =>
    inked
      .filter((object) => object.kind === 'path' && overprinted(object).some(isWhite))
      .map(({ bounds }) => found('OVP-WHITE-PATH', 'warning', { bounds })),
};
