import type { Matrix } from '../pdf/matrix.ts';

/** The smaller side of the current path, in points: it distinguishes a hairline drawn as a shape from an area. */
export class PathExtent {
  /** Offset of the first operation of the path; -1 while there is none. */
  start = -1;
  #x = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as [number, number];
  #y = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as [number, number];

  /** Adds the points of an operation; for a curve its control points, whose bounding box contains it. */
  add(at: number, operator: string, numbers: number[], [a, b, c, d, e, f]: Matrix): void {
    if (this.start < 0) this.start = at;
    const [x = 0, y = 0, width = 0, height = 0] = numbers;
    const points = operator === 're' ? [x, y, x + width, y, x, y + height, x + width, y + height] : numbers;
    for (let i = 0; i + 1 < points.length; i += 2) {
      const [px, py] = [points[i] as number, points[i + 1] as number];
      grow(this.#x, a * px + c * py + e);
      grow(this.#y, b * px + d * py + f);
    }
  }

  get thickness(): number {
    return Math.min(this.#x[1] - this.#x[0], this.#y[1] - this.#y[0]);
  }
}

function grow(range: [number, number], value: number): void {
  range[0] = Math.min(range[0], value);
  range[1] = Math.max(range[1], value);
}
