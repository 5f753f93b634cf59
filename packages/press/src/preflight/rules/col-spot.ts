import { spacesOf } from './colours-of.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** Colorants that are not spot colours (GWG 2022 implementation note I00003). */
const NO_SPOTS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'All', 'None']);

/** No spot colours (GWG 2022 R0020), each reported by its name. */
export const colSpot: PageRule = {
  codes: ['COL-SPOT'],
  run: ({ seen }) =>
    seen.flatMap((object) => {
      const names = spacesOf(object).flatMap((space) => (space.kind === 'separation' ? space.names : []));
      const spots = [...new Set(names)].filter((name) => !NO_SPOTS.has(name));
      return spots.map((name) =>
        found('COL-SPOT', 'error', { bounds: object.bounds, params: { names: name } }),
      );
    }),
};
