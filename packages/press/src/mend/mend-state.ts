import type { ColourSpace } from '../content/colour-space.ts';
import { type TextMode, usualText } from '../content/text-state.ts';
import { identity, type Matrix } from '../pdf/matrix.ts';

/** A colour as it is set, and its inks as far as they are known. */
export interface MendColour {
  space: ColourSpace;
  /** Null for a pattern, a spot ink and an unknown colour. */
  ink: readonly number[] | null;
}

/** The part of the graphics state that decides how content is mended. */
export interface MendState extends TextMode {
  ctm: Matrix;
  textMatrix: Matrix;
  lineWidth: number;
  fill: MendColour;
  stroke: MendColour;
  fillOverprints: boolean;
  strokeOverprints: boolean;
  overprintMode: number;
  opaque: boolean;
}

const black: MendColour = { space: { kind: 'gray', components: 1 }, ink: [0, 0, 0, 1] };

export const startOfPage = (ctm: Matrix = identity): MendState => ({
  ...usualText,
  ctm,
  textMatrix: identity,
  lineWidth: 1,
  fill: black,
  stroke: black,
  fillOverprints: false,
  strokeOverprints: false,
  overprintMode: 0,
  opaque: true,
});

/** What makes two uses of the same drawing different. */
export const keyOf = (state: MendState): string =>
  JSON.stringify([
    [state.fill, state.stroke].map(({ space, ink }) => [space.kind, space.components, ink]),
    [state.fillOverprints, state.strokeOverprints, state.overprintMode, state.opaque],
    state.textMode,
    Number(
      (
        state.lineWidth *
        Math.min(Math.hypot(state.ctm[0], state.ctm[1]), Math.hypot(state.ctm[2], state.ctm[3]))
      ).toFixed(3),
    ),
  ]);
