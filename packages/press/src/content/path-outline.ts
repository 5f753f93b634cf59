import type { Matrix } from '../pdf/matrix.ts';
import type { Rect } from '../pdf/rect.ts';
import type { Piece } from './painted-object.ts';

/** Of a path with more subpaths only the first ones are kept. */
const MAX_PIECES = 500;
/** How far, in points, a side may deviate from an axis and still count as parallel to it. */
const STRAIGHT = 0.01;

/** The current path, as the bounding boxes of its subpaths in points on the page. */
export class PathOutline {
  pieces: Piece[] = [];
  bounds: Rect | null = null;
  clips = false;
  #last: [number, number] = [0, 0];
  #open: Rect | null = null;
  #straight = true;
  #sides = 0;

  moveTo(x: number, y: number, ctm: Matrix): void {
    this.#endPiece();
    this.#last = at(x, y, ctm);
  }

  lineTo(x: number, y: number, ctm: Matrix): void {
    const [fromX, fromY] = this.#last;
    const [toX, toY] = at(x, y, ctm);
    if (Math.abs(toX - fromX) > STRAIGHT && Math.abs(toY - fromY) > STRAIGHT) this.#straight = false;
    this.#sides++;
    this.#reach(fromX, fromY);
    this.#reach(toX, toY);
    this.#last = [toX, toY];
  }

  /** A curve is within the bounding box of its control points; `points` are x, y pairs. */
  curveTo(points: readonly number[], ctm: Matrix): void {
    this.#straight = false;
    this.#reach(...this.#last);
    for (let i = 0; i + 1 < points.length; i += 2) {
      this.#last = at(points[i] as number, points[i + 1] as number, ctm);
      this.#reach(...this.#last);
    }
  }

  rectangle(x: number, y: number, width: number, height: number, ctm: Matrix): void {
    this.moveTo(x, y, ctm);
    this.lineTo(x + width, y, ctm);
    this.lineTo(x + width, y + height, ctm);
    this.lineTo(x, y + height, ctm);
    this.lineTo(x, y, ctm);
    this.#endPiece();
    this.#last = at(x, y, ctm);
  }

  /** Ends the path and returns its subpaths. */
  end(): void {
    this.#endPiece();
  }

  /** The subpaths that lie somewhere; of a very long path, of which not all are known, everything. */
  within(lies: (bounds: Rect) => boolean): Pick<PathOutline, 'bounds' | 'pieces'> {
    if (this.pieces.length >= MAX_PIECES) return this;
    const pieces = this.pieces.filter(({ bounds }) => lies(bounds));
    if (pieces.length === this.pieces.length) return this;
    const bounds = pieces.reduce<Rect | null>((all, piece) => joined(all, piece.bounds), null);
    return { bounds, pieces };
  }

  #reach(x: number, y: number): void {
    this.#open = extended(this.#open, x, y);
    this.bounds = extended(this.bounds, x, y);
  }

  #endPiece(): void {
    if (this.#open && this.pieces.length < MAX_PIECES)
      this.pieces.push({ bounds: this.#open, rectangular: this.#straight && this.#sides <= 4 });
    this.#open = null;
    this.#straight = true;
    this.#sides = 0;
  }
}

const at = (x: number, y: number, [a, b, c, d, e, f]: Matrix): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const joined = (all: Rect | null, { x0, y0, x1, y1 }: Rect): Rect =>
  extended(extended(all ? { ...all } : null, x0, y0), x1, y1);

function extended(rect: Rect | null, x: number, y: number): Rect {
  if (!rect) return { x0: x, y0: y, x1: x, y1: y };
  if (x < rect.x0) rect.x0 = x;
  if (x > rect.x1) rect.x1 = x;
  if (y < rect.y0) rect.y0 = y;
  if (y > rect.y1) rect.y1 = y;
  return rect;
}
