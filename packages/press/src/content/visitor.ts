import type { PDFDict, PDFRawStream } from 'pdf-lib';
import type { Rect } from '../pdf/rect.ts';
import type { FontFacts } from './font.ts';
import type { GraphicsState } from './graphics-state.ts';
import type { ContentProblem, PaintedFrom, PaintedObject } from './painted-object.ts';

type Painted = { [Kind in PaintedObject['kind']]?: (object: Extract<PaintedObject, { kind: Kind }>) => void };

/** Is told of what content paints, in the order of painting. */
export interface Visitor extends Painted {
  /** Before the content of a form, pattern, glyph or soft mask is visited; false leaves it out. */
  enter?: (stream: PDFRawStream, state: GraphicsState, from: PaintedFrom) => boolean;
  leave?: (stream: PDFRawStream) => void;
  /** One character of painted text, after its text; its place is null where it is not seen. */
  letter?: (font: FontFacts, code: number, place: () => Rect | null) => void;
  /** An XObject of any kind that is drawn where it is seen. */
  xobject?: (stream: PDFRawStream, from: PaintedFrom) => void;
  /** A graphics state dictionary that is set, whether or not something is painted with it. */
  extGState?: (dict: PDFDict) => void;
  problem?: (problem: ContentProblem) => void;
}
