import type { PDFDict, PDFRawStream } from 'pdf-lib';
import type { Rect } from '../../pdf/rect.ts';
import type { ColourSpace } from './colour-space.ts';
import type { FontFacts } from './font.ts';
import type { Colour, GraphicsState } from './graphics-state.ts';

/** Where in the file something is painted from. */
export interface PaintedFrom {
  /** The way there, outermost first: "form", "pattern", "type3", "soft-mask"; empty for the page's own content. */
  within: readonly ('form' | 'pattern' | 'type3' | 'soft-mask')[];
  /** The soft mask it makes, if any: its colours are no inks. */
  mask: 'luminosity' | 'alpha' | null;
  /** In an optional content group that is off. */
  hidden: boolean;
}

interface Painted {
  /** What can be seen of it, in points on the page as it is seen (rotation and unit applied, media box from 0, 0). */
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
  /** Null where the rendering mode does not fill or stroke. */
  fill: Colour | null;
  stroke: Colour | null;
  /** Only spaces. */
  blank: boolean;
}

export interface PaintedPath extends Painted {
  kind: 'path';
  fill: Colour | null;
  stroke: Colour | null;
  /** On the page, in points; 0 is the thinnest a device can draw. */
  lineWidthPt: number;
  /** Around each subpath, unclipped; of very long paths only the first. */
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
  /** The lower of both directions counts. */
  ppi: { x: number; y: number };
  /** What a stencil is painted with. */
  fill: Colour | null;
}

export interface ImageFacts {
  widthPx: number;
  heightPx: number;
  bits: number;
  /** One bit a pixel, painted with the current colour. */
  stencil: boolean;
  /** The soft mask or stencil of another image. */
  masking: boolean;
  softMasked: boolean;
  /** Undefined for stencils. */
  space: ColourSpace | undefined;
  filters: readonly string[];
  inline: boolean;
  /** With the data as it stands in the file; an inline image's too. */
  stream: PDFRawStream;
}

export interface PaintedShading extends Painted {
  kind: 'shading';
  space: ColourSpace;
  dict: PDFDict;
}

/** A transparency group, reported when it is painted. */
export interface PaintedGroup extends Painted {
  kind: 'group';
  role: 'page' | 'form' | 'luminosity' | 'alpha';
  /** Null when it takes the space of what surrounds it. */
  space: ColourSpace | null;
}

export type PaintedObject = PaintedText | PaintedPath | PaintedImage | PaintedShading | PaintedGroup;

/** What was wrong with the content on the way; at a `limit` something was left out, which is no one's fault. */
export type ContentProblem =
  | 'stream'
  | 'cut'
  | 'unknown-operator'
  | 'missing-object'
  | 'missing-font'
  | 'circle'
  | 'image'
  | 'limit';
