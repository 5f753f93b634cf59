import type { PDFDict, PDFObject } from 'pdf-lib';
import { dictOf, entryOf } from '../../pdf/entries.ts';
import type { Matrix } from '../../pdf/matrix.ts';
import { overlapOf, type Rect } from '../../pdf/rect.ts';
import { type GraphicsState, startOfText, type TextPlace } from './graphics-state.ts';
import type { Operand } from './operands.ts';
import type { PaintedFrom, PaintedObject } from './painted-object.ts';
import { PathOutline } from './path-outline.ts';
import type { Walk } from './walk.ts';

/** What an operator does; operands that are missing or of another type count as zero or are ignored. */
export type Operator = (content: ContentWalk, operands: Operand[]) => void;

export interface ContentSetting {
  resources: PDFDict | undefined;
  state: GraphicsState;
  from: PaintedFrom;
  /** In a pattern: the area it fills, reported instead of the place of the cell. */
  area: Rect | null;
  /** In an uncoloured pattern or glyph: colour operators mean nothing. */
  colourless: boolean;
}

type Unplaced<T> = T extends PaintedObject ? Omit<T, 'bounds' | 'state' | 'from'> : never;

/** The walk through one content stream, with its graphics state. */
export class ContentWalk {
  readonly walk: Walk;
  readonly resources: PDFDict | undefined;
  readonly area: Rect | null;
  /** The matrix at the beginning: what patterns refer to. */
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

  /** Reports something painted within `extent`, unless the clip leaves nothing of it. Answers what is seen of it. */
  paint(extent: Rect, object: Unplaced<PaintedObject>): Rect | null {
    const seen = overlapOf(extent, this.state.clip);
    if (!seen) return null;
    const bounds = this.area ?? seen;
    if (this.state.softMask) this.walk.enterSoftMask(this, this.state.softMask);
    this.walk.emit(Object.assign(object, { bounds, state: this.state, from: this.from }) as PaintedObject);
    return bounds;
  }

  /** An object of the resources; a name that is not there is a problem when something is to be painted with it. */
  resource(category: string, name: string): PDFObject | undefined {
    return entryOf(dictOf(this.resources, category), name);
  }
}
