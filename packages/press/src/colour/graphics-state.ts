import { type TextMode, usualText } from '../content/text-state.ts';
import { identity, type Matrix } from '../pdf/matrix.ts';
import type { SpaceKind } from './colour-space.ts';
import type { Ink } from './ink.ts';

/** The part of PDF's graphics state that matters for colours and overprint. */
export interface GraphicsState extends TextMode {
  ctm: Matrix;
  textMatrix: Matrix;
  lineWidth: number;
  fillSpace: SpaceKind;
  strokeSpace: SpaceKind;
  /** The current ink; null for a pattern. */
  fill: Ink | null;
  stroke: Ink | null;
  /** Whether what is painted is fully opaque. */
  opaque: boolean;
  overprint: boolean;
}

/** The state at the start of a stream, in black or in an unknown colour. */
export const startingState = (ctm: Matrix, ink: Ink | null): GraphicsState => ({
  ctm,
  textMatrix: identity,
  lineWidth: 1,
  ...usualText,
  fillSpace: 'cmyk',
  strokeSpace: 'cmyk',
  fill: ink,
  stroke: ink,
  opaque: true,
  overprint: false,
});

/** The scale of a matrix along its axis with the smaller scale. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.min(Math.hypot(a, b), Math.hypot(c, d));
