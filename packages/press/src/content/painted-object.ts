import type { PDFDict, PDFRawStream } from 'pdf-lib';
import type { Rect } from '../pdf/rect.ts';
import type { ColourSpace } from './colour-space.ts';
import type { FontFacts } from './font.ts';
import type { Colour, GraphicsState } from './graphics-state.ts';

/** From where in the file something is painted. */
export interface PaintedFrom {
  /** The path to it, outermost first: "form", "pattern", "type3", "soft-mask"; empty for the content of the page. */
  within: readonly ('form' | 'pattern' | 'type3' | 'soft-mask')[];
  /** The soft mask to which it belongs, if any: its colours are not inks. */
  mask: 'luminosity' | 'alpha' | null;
  /** In an optional content group that is off. */
  hidden: boolean;
}

interface Painted {
  /** Its visible part, in points on the page as shown (with rotation and unit, media box from 0, 0). */
  bounds: Rect;
  state: GraphicsState;
  from: PaintedFrom;
}

/** The string of one text operator. */
export interface PaintedText extends Painted {
  kind: 'text';
  font: FontFacts;
  /** The size on the page in points. */
  sizePt: number;
  /** Null when the rendering mode does not fill or stroke. */
  fill: Colour | null;
  stroke: Colour | null;
  /** Whether it consists only of spaces. */
  blank: boolean;
}

/** Whether the glyphs of the font are needed: for painting or for clipping. */
export const showsGlyphs = ({ state }: PaintedText): boolean => state.text.mode !== INVISIBLE;

const INVISIBLE = 3;

export interface PaintedPath extends Painted {
  kind: 'path';
  fill: Colour | null;
  stroke: Colour | null;
  /** On the page, in points; 0 is the thinnest a device can draw. */
  lineWidthPt: number;
  /** The bounding box of each subpath, unclipped; of very long paths only the first ones. */
  pieces: readonly Piece[];
}

/** One subpath. */
export interface Piece {
  bounds: Rect;
  /** A rectangle along the axes, or a straight line along one. */
  rectangular: boolean;
}

export interface PaintedImage extends Painted {
  kind: 'image';
  image: ImageFacts;
  /** The lower resolution of both directions. */
  ppi: { x: number; y: number };
  /** The colour with which a stencil mask is painted. */
  fill: Colour | null;
}

export interface ImageFacts {
  widthPx: number;
  heightPx: number;
  bits: number;
  /** One bit per pixel, painted with the current colour. */
  stencil: boolean;
  /** The soft mask or stencil mask of another image. */
  masking: boolean;
  softMasked: boolean;
  /** Undefined for stencil masks. */
  space: ColourSpace | undefined;
  filters: readonly string[];
  inline: boolean;
  /** With the encoded data of the file, also for an inline image. */
  stream: PDFRawStream;
}

interface PaintedShading extends Painted {
  kind: 'shading';
  space: ColourSpace;
  dict: PDFDict;
}

/** A transparency group, reported when it is painted. */
export interface PaintedGroup extends Painted {
  kind: 'group';
  role: 'page' | 'form' | 'luminosity' | 'alpha';
  /** Null when it inherits the space of the surrounding group. */
  space: ColourSpace | null;
}

export type PaintedObject = PaintedText | PaintedPath | PaintedImage | PaintedShading | PaintedGroup;

/** What was wrong with the content; at a `limit` something was left out, which is not a fault of the file. */
export type ContentProblem =
  | 'stream'
  | 'cut'
  | 'altered'
  | 'unknown-operator'
  | 'missing-object'
  | 'missing-font'
  | 'circle'
  | 'image'
  | 'limit';
