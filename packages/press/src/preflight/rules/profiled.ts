import type { PreflightCode } from '@rebblatt/contracts';
import type { ColourSpace } from '../../content/colour-space.ts';
import { spacesOf } from './colours-of.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** A rule against painting in a colour space that has its own profile (GWG 2022 R0027). */
export const againstSpace = (code: PreflightCode, isMeant: (space: ColourSpace) => boolean): PageRule => ({
  codes: [code],
  run: ({ inked }) =>
    inked
      .filter((object) => spacesOf(object).some(isMeant))
      .map(({ bounds }) => found(code, 'warning', { bounds })),
});
