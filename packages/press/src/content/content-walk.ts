import type { PDFDict, PDFObject } from 'pdf-lib';
import type { Matrix } from '../pdf/matrix.ts';
import { overlapOf, type Rect } from '../pdf/rect.ts';
import { type GraphicsState, startOfText, type TextPlace } from './graphics-state.ts';
import type { Operand } from './operands.ts';
import type { PaintedFrom, PaintedObject } from './painted-object.ts';
import { PathOutline } from './path-outline.ts';
import { type ResourceKind, resourceIn } from './resources.ts';
import type { Walk } from './walk.ts';

/** Executes an operator; missing operands and those of another type count as zero or are ignored. */
export type Operator = (content: ContentWalk, operands: Operand[]) => void;

export interface ContentSetting {
  resources: PDFDict | undefined;
  state: GraphicsState;
  from: PaintedFrom;
  /** In a pattern: the area that it fills, reported instead of that of the cell. */
  area: Rect | null;
  /** In an uncoloured pattern or glyph: colour operators are ignored. */
  colourless: boolean;
}

type Unplaced<T> = T extends PaintedObject ? Omit<T, 'bounds' | 'state' | 'from'> : never;

/** Walks one content stream, with its graphics state. */
export class ContentWalk {
  readonly walk: Walk;
  readonly resources: PDFDict | undefined;
  readonly area: Rect | null;
  /** The initial matrix, to which patterns refer. */
  readonly base: Matrix;
  readonly stack: GraphicsState[] = [];
  readonly marks: boolean[] = [];
  from: PaintedFrom;
  state: GraphicsState;
  colourless: boolean;
  path = new PathOutline();
  text: TextPlace = startOfText();

  constructor(walk: Walk, { resources, state, from, area, colourless }: ContentSetting) {
    this.walk = walk;
    this.resources = resources;
    this.state = state;
    this.base = state.ctm;
    this.from = from;
    this.area = area;
    this.colourless = colourless;
  }

  set(change: Partial<GraphicsState>): void {
    this.state = { ...this.state, ...change };
  }

  /** Reports an object painted within `extent`, unless it is clipped completely. Returns its visible part. */
  paint(extent: Rect, object: Unplaced<PaintedObject>): Rect | null {
    const bounds = this.placeOf(extent);
    if (!bounds) return null;
    if (this.state.softMask) this.walk.enterSoftMask(this, this.state.softMask);
    this.walk.emit(Object.assign(object, { bounds, state: this.state, from: this.from }) as PaintedObject);
    return bounds;
  }

  /** Where an extent is told to be; null where it is not seen. What a pattern repeats may be anywhere in its area. */
  placeOf(extent: Rect): Rect | null {
    const seen = this.seenOf(extent);
    return seen && (this.area ?? seen);
  }

  /** What is seen of an extent; null when it is clipped, or lies outside of the area that is looked at. */
  seenOf(extent: Rect): Rect | null {
    const seen = overlapOf(extent, this.state.clip);
    if (!this.walk.area) return seen ?? extent;
    return seen && this.reaches(extent) ? seen : null;
  }

  /** Whether an extent lies in the area that is looked at; the cell of a pattern may be anywhere. */
  reaches(extent: Rect): boolean {
    return this.area !== null || this.walk.reaches(extent);
  }

  /** An object of the resources; a missing name is a problem when it is needed for painting. */
  resource(category: ResourceKind, name: string): PDFObject | undefined {
    return resourceIn(this.resources, category, name);
  }
}
