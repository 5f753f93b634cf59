import type { Colour, GraphicsState } from '../../content/graphics-state.ts';
import { inksOf, isPureBlack, isWhite } from '../../content/inks.ts';
import type { PaintedObject } from '../../content/painted-object.ts';
import { overlapOf, type Rect } from '../../pdf/rect.ts';
import { coloursOf } from './colours-of.ts';
import { found } from './found.ts';
import { isBelow } from './inked-text.ts';
import type { Found, PageRule } from './rule.ts';

/** How many backgrounds are compared with a black object at most. */
const MAX_GROUNDS = 2_000;

/** Pure black ink in a colour space that can overprint; DeviceGray cannot. */
function isBlackToPrintOver(colour: Colour | null): boolean {
  if (!colour || colour.space.kind === 'gray') return false;
  const inks = inksOf(colour);
  return inks !== null && isPureBlack(inks);
}

/** In DeviceCMYK, overprinting preserves the other inks only in overprint mode 1. */
const printsOver = (colour: Colour, on: boolean, { overprintMode }: GraphicsState): boolean =>
  on && (colour.space.kind !== 'cmyk' || overprintMode === 1);

function knocksOut(object: PaintedObject, textBelowPt: number, lineBelowPt: number): boolean {
  const { state } = object;
  if (object.kind === 'text' && isBelow(object.sizePt, textBelowPt) && !object.blank)
    return isBlackToPrintOver(object.fill) && !printsOver(object.fill as Colour, state.overprintFill, state);
  if (object.kind === 'path' && isBelow(object.lineWidthPt, lineBelowPt))
    return (
      isBlackToPrintOver(object.stroke) && !printsOver(object.stroke as Colour, state.overprintStroke, state)
    );
  return false;
}

const isGround = (object: PaintedObject): boolean =>
  object.kind === 'image' ||
  object.kind === 'shading' ||
  (object.kind === 'path' && object.fill !== null && !coloursOf(object).every(isWhite));

/** Small black text and thin black lines overprint their background (GWG 2022 R0009, R0010). */
export const ovpBlackMissing: PageRule = {
  codes: ['OVP-BLACK-MISSING'],
  run({ inked }, { thresholds }) {
    const grounds: Rect[] = [];
    const missing: Found[] = [];
    for (const object of inked) {
      const { bounds } = object;
      const onGround = grounds.some((ground) => overlapOf(ground, bounds));
      if (onGround && knocksOut(object, thresholds.small_black_pt, thresholds.black_line_pt))
        missing.push(found('OVP-BLACK-MISSING', 'info', { bounds }));
      else if (isGround(object) && grounds.length < MAX_GROUNDS) grounds.push(bounds);
    }
    return missing;
  },
};
