import { identity, type Matrix } from '../pdf/matrix.ts';
import type { SpaceKind } from './colour-space.ts';
import type { Ink } from './ink.ts';

/** As much of PDF's graphics state as colours and overprint need. */
export interface GraphicsState {
  ctm: Matrix;
  textMatrix: Matrix;
  lineWidth: number;
  fontSize: number;
  /** 0 fill, 1 stroke, 2 both, 3 none; 4 more for clipping. */
  textMode: number;
  fillSpace: SpaceKind;
  strokeSpace: SpaceKind;
  /** The ink in use; null for a pattern. */
  fill: Ink | null;
  stroke: Ink | null;
  /** Nothing shines through what is painted. */
  opaque: boolean;
  overprint: boolean;
}

/** The state at the start of a stream, in black or in a colour unknown here. */
export const startingState = (ctm: Matrix, ink: Ink | null): GraphicsState => ({
  ctm,
  textMatrix: identity,
  lineWidth: 1,
  fontSize: 0,
  textMode: 0,
  fillSpace: 'cmyk',
  strokeSpace: 'cmyk',
  fill: ink,
  stroke: ink,
  opaque: true,
  overprint: false,
});

/** How much a matrix enlarges, on its weaker axis. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.min(Math.hypot(a, b), Math.hypot(c, d));
