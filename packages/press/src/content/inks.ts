import type { ColourSpace } from './colour-space.ts';
import type { Colour } from './graphics-state.ts';

/** Cyan, magenta, yellow, black; each from 0 to 1. */
export type Inks = readonly [number, number, number, number];

const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** The process inks of a colour; null when they depend on a conversion (RGB, Lab, spot colours, patterns). */
export const inksOf = (colour: Colour): Inks | null => inksIn(colour.space, colour.components);

function inksIn(space: ColourSpace, components: readonly number[]): Inks | null {
  const at = (i: number) => Math.min(1, Math.max(0, components[i] ?? 0));
  switch (space.kind) {
    case 'gray':
    case 'cal-gray':
      return [0, 0, 0, 1 - at(0)];
    case 'cmyk':
      return [at(0), at(1), at(2), at(3)];
    case 'icc':
      if (space.components === 1) return [0, 0, 0, 1 - at(0)];
      return space.components === 4 ? [at(0), at(1), at(2), at(3)] : null;
    case 'indexed': {
      const { base, table } = space;
      const from = Math.round(components[0] ?? 0) * base.components;
      return inksIn(
        base,
        [...table.subarray(from, from + base.components)].map((byte) => byte / 255),
      );
    }
    case 'separation':
      return processInks(space.names, at);
    case 'pattern':
      return space.base && components.length > 0 ? inksIn(space.base, components) : null;
    default:
      return null;
  }
}

function processInks(names: readonly string[], at: (i: number) => number): Inks | null {
  const inks: [number, number, number, number] = [0, 0, 0, 0];
  for (const [i, name] of names.entries()) {
    const ink = PROCESS.indexOf(name);
    if (ink >= 0) inks[ink] = at(i);
    else if (name === 'All') inks.fill(at(i));
    else if (name !== 'None') return null;
  }
  return inks;
}

export const inkSum = (inks: Inks): number => inks.reduce((sum, ink) => sum + ink, 0);

/** Paper white: nothing is printed, and what is below is knocked out. RGB white counts as well. */
export function isWhite(colour: Colour): boolean {
  const inks = inksOf(colour);
  if (inks) return inkSum(inks) === 0;
  const { kind } = colour.space;
  return (kind === 'rgb' || kind === 'cal-rgb') && colour.components.every((component) => component === 1);
}

/** The number of inks in a colour. */
export const inkCount = (inks: Inks): number => inks.filter((ink) => ink > 0).length;

/** Only full black ink. */
export const isPureBlack = ([c, m, y, k]: Inks): boolean => k === 1 && c + m + y === 0;
