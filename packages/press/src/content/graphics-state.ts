import type { PDFDict, PDFObject } from 'pdf-lib';
import { identity, type Matrix } from '../pdf/matrix.ts';
import type { Rect } from '../pdf/rect.ts';
import type { ColourSpace } from './colour-space.ts';
import type { FontFacts } from './font.ts';

/** A colour as it is set: components in a space, or a pattern. */
export interface Colour {
  space: ColourSpace;
  components: readonly number[];
  /** The pattern's dictionary, when the space is a pattern space. */
  pattern: PDFObject | null;
  /** The colour space of a shading pattern. */
  shading: ColourSpace | null;
}

export interface TextState {
  font: FontFacts | null;
  size: number;
  charSpace: number;
  wordSpace: number;
  /** Horizontal scaling; 1 is unscaled. */
  stretch: number;
  leading: number;
  rise: number;
  /** 0 fill, 1 stroke, 2 both, 3 invisible, 4 to 7 the same and clip. */
  mode: number;
}

export interface SoftMask {
  dict: PDFDict;
  /** The current matrix when it was set. */
  ctm: Matrix;
}

/** The graphics state. Never modified: an operator creates a new one, so that painted objects keep theirs. */
export interface GraphicsState {
  /** From the units of the content to points on the page as shown. */
  ctm: Matrix;
  /** The bounding box of the clipping path, in points on the page as shown. */
  clip: Rect;
  /** Whether the clipping path is that rectangle. */
  clipsStraight: boolean;
  fill: Colour;
  stroke: Colour;
  lineWidth: number;
  text: TextState;
  overprintFill: boolean;
  overprintStroke: boolean;
  overprintMode: number;
  alphaFill: number;
  alphaStroke: number;
  blendMode: string;
  softMask: SoftMask | null;
  /** The graphics state dictionaries that set something of the device: transfer functions, halftones. */
  deviceSettings: readonly PDFDict[];
}

const black: Colour = {
  space: { kind: 'gray', components: 1 },
  components: [0],
  pattern: null,
  shading: null,
};

export const initialState = (ctm: Matrix, clip: Rect): GraphicsState => ({
  ctm,
  clip,
  clipsStraight: true,
  fill: black,
  stroke: black,
  lineWidth: 1,
  text: { font: null, size: 0, charSpace: 0, wordSpace: 0, stretch: 1, leading: 0, rise: 0, mode: 0 },
  ...unblended,
  overprintFill: false,
  overprintStroke: false,
  overprintMode: 0,
  deviceSettings: [],
});

/** The initial state of a transparency group: what was set outside applies to the group as a whole. */
export const unblended = { alphaFill: 1, alphaStroke: 1, blendMode: 'Normal', softMask: null } as const;

/** The position of text between BT and ET. */
export interface TextPlace {
  matrix: Matrix;
  line: Matrix;
}

export const startOfText = (): TextPlace => ({ matrix: identity, line: identity });
