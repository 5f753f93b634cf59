/** The window over which total ink is averaged (GWG 2022 R0026). */
const WINDOW_MM = 15;

/** Total ink of a page, in percent: 400 would be four full inks. */
export interface TotalInk {
  /** The maximum of any cell. */
  max: number;
  /** The maximum average of any square of 15 × 15 mm. */
  maxOfSquare: number;
}

/** @param all the sum of all inks, pixel by pixel; 255 is one full ink */
export function totalInk(all: Float64Array, width: number, height: number, ppi: number): TotalInk {
  const side = Math.min(width, height, Math.round((WINDOW_MM / 25.4) * ppi));
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  let max = 0;
  for (let y = 0; y < height; y++) {
    let line = 0;
    for (let x = 0; x < width; x++) {
      const total = all[y * width + x] as number;
      max = Math.max(max, total);
      line += total;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] as number) + line;
    }
  }
  let heaviest = 0;
  const at = (x: number, y: number) => sums[y * row + x] as number;
  for (let y = side; y <= height; y++)
    for (let x = side; x <= width; x++)
      heaviest = Math.max(heaviest, at(x, y) - at(x - side, y) - at(x, y - side) + at(x - side, y - side));
  return { max: percent(max), maxOfSquare: percent(heaviest / side ** 2) };
}

const percent = (total: number) => Math.round((total / 255) * 1000) / 10;
