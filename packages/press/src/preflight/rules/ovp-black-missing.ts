import { overlapOf, type Rect } from '../../pdf/rect.ts';
import type { Colour, GraphicsState } from '../interpret/graphics-state.ts';
import { inksOf, isPureBlack, isWhite } from '../interpret/inks.ts';
import type { PaintedThing } from '../interpret/painted-thing.ts';
import { coloursOf } from './colours-of.ts';
import { found } from './found.ts';
import { isBelow } from './inked-text.ts';
import type { Found, PageRule } from './rule.ts';

/** Grounds looked at for one black thing. */
const MAX_GROUNDS = 2_000;

/** Black ink alone, in a space in which it can overprint; DeviceGray cannot. */
function isBlackToPrintOver(colour: Colour | null): boolean {
  if (!colour || colour.space.kind === 'gray') return false;
  const inks = inksOf(colour);
  return inks !== null && isPureBlack(inks);
}

/** In DeviceCMYK, overprinting leaves the other inks alone only in mode 1. */
const printsOver = (colour: Colour, on: boolean, { overprintMode }: GraphicsState): boolean =>
  on && (colour.space.kind !== 'cmyk' || overprintMode === 1);

function knocksOut(thing: PaintedThing, textBelowPt: number, lineBelowPt: number): boolean {
  const { state } = thing;
  if (thing.kind === 'text' && isBelow(thing.sizePt, textBelowPt) && !thing.blank)
    return isBlackToPrintOver(thing.fill) && !printsOver(thing.fill as Colour, state.overprintFill, state);
  if (thing.kind === 'path' && isBelow(thing.lineWidthPt, lineBelowPt))
    return (
      isBlackToPrintOver(thing.stroke) && !printsOver(thing.stroke as Colour, state.overprintStroke, state)
    );
  return false;
}

const isGround = (thing: PaintedThing): boolean =>
  thing.kind === 'image' ||
  thing.kind === 'shading' ||
  (thing.kind === 'path' && thing.fill !== null && !coloursOf(thing).every(isWhite));

/** Small black text and thin black lines overprint what they stand on (GWG 2022 R0009, R0010). */
export const ovpBlackMissing: PageRule = {
  codes: ['OVP-BLACK-MISSING'],
  run({ inked }, { thresholds }) {
    const grounds: Rect[] = [];
    const told: Found[] = [];
    for (const thing of inked) {
      const { bounds } = thing;
      const onGround = grounds.some((ground) => overlapOf(ground, bounds));
      if (onGround && knocksOut(thing, thresholds.small_black_pt, thresholds.black_line_pt))
        told.push(found('OVP-BLACK-MISSING', 'info', { bounds }));
      else if (isGround(thing) && grounds.length < MAX_GROUNDS) grounds.push(bounds);
    }
    return told;
  },
};
