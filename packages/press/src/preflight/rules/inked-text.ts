import type { Colour } from '../../content/graphics-state.ts';
import type { PaintedText } from '../../content/painted-object.ts';
import type { CheckedPage } from './rule.ts';

/** Sizes are products of several factors and differ in their last digits; printer drivers round them to the dots of a device. */
const ROUNDING = 0.005;

export interface InkedText {
  text: PaintedText;
  /** The colour that fills the letters. */
  fill: Colour;
}

/** Filled text other than spaces; Type 3 glyphs with their own colours are judged by what they paint. */
export const textsOf = ({ inked }: CheckedPage): InkedText[] =>
  inked
    .filter((object) => object.kind === 'text')
    .filter(({ blank }) => !blank)
    .flatMap((text) => (text.fill ? [{ text, fill: text.fill }] : []));

export const isBelow = (pt: number, limitPt: number): boolean => pt < limitPt * (1 - ROUNDING);
