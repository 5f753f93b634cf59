import type { Colour } from '../interpret/graphics-state.ts';
import type { PaintedText } from '../interpret/painted-object.ts';
import type { CheckedPage } from './rule.ts';

/** Sizes come out of a chain of multiplications. */
const ROUNDING = 0.005;

export interface InkedText {
  text: PaintedText;
  /** What fills the letters. */
  fill: Colour;
}

/** Filled text that is more than spaces; Type 3 glyphs with colours of their own are judged by what they paint. */
export const textsOf = ({ inked }: CheckedPage): InkedText[] =>
  inked
    .filter((object) => object.kind === 'text')
    .filter(({ blank }) => !blank)
    .flatMap((text) => (text.fill ? [{ text, fill: text.fill }] : []));

export const isBelow = (pt: number, limitPt: number): boolean => pt < limitPt - ROUNDING;
