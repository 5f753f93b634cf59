import type { Colour } from '../../content/graphics-state.ts';
import { inkSum, inksOf } from '../../content/inks.ts';
import { coloursOf } from './colours-of.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** Whether a colour prints in full on every plate, as printer's marks do. */
export function isRegistration(colour: Colour): boolean {
  const { space, components } = colour;
  if (space.kind === 'separation' && space.names.includes('All')) return (components[0] ?? 0) > 0;
  const inks = inksOf(colour);
  return inks !== null && inkSum(inks) === 4;
}

/** Nothing uses the registration colour: the colorant All (GWG 2022 R0024), or all four inks in full. */
export const colRegistration: PageRule = {
  codes: ['COL-REGISTRATION'],
  run: ({ inked }) =>
    inked
      .filter((object) => coloursOf(object).some(isRegistration))
      .map(({ bounds }) => found('COL-REGISTRATION', 'warning', { bounds })),
};
