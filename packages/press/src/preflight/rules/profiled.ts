import type { PreflightCode } from '@rebblatt/contracts';
import type { ColourSpace } from '../../content/colour-space.ts';
import { spacesOf } from './colours-of.ts';
import { found } from './found.ts';
import type { CheckedPage, Found, PageRule } from './rule.ts';

type IsMeant = (space: ColourSpace) => boolean;

/** What is painted in a space that is meant. */
export const paintedIn = ({ inked }: CheckedPage, code: PreflightCode, isMeant: IsMeant): Found[] =>
  inked
    .filter((object) => spacesOf(object).some(isMeant))
    .map(({ bounds }) => found(code, 'warning', { bounds }));

/** A rule against painting in a colour space that has its own profile (GWG 2022 R0027). */
export const againstSpace = (code: PreflightCode, isMeant: IsMeant): PageRule => ({
  codes: [code],
  run: (page) => paintedIn(page, code, isMeant),
});
