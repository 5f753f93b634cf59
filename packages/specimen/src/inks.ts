import type { Ink } from './canvas.ts';

/** The colours of one winery: a dark one for text, a warm one as accent, a pale background. */
export interface HouseInks {
  deep: Ink;
  warm: Ink;
  pale: Ink;
}

/** All below 300 percent total ink, as coated paper requires. */
export const houseInks: readonly HouseInks[] = [
  { deep: [25, 100, 60, 45], warm: [5, 25, 70, 10], pale: [2, 4, 10, 0] },
  { deep: [85, 40, 80, 40], warm: [10, 15, 75, 0], pale: [5, 0, 10, 0] },
  { deep: [100, 75, 25, 35], warm: [0, 45, 80, 5], pale: [6, 2, 3, 0] },
  { deep: [40, 70, 75, 60], warm: [0, 60, 85, 5], pale: [0, 4, 9, 2] },
  { deep: [60, 95, 20, 30], warm: [10, 20, 55, 5], pale: [4, 6, 2, 0] },
  { deep: [15, 90, 95, 10], warm: [70, 55, 50, 55], pale: [0, 3, 8, 0] },
  { deep: [70, 60, 60, 70], warm: [15, 30, 75, 15], pale: [3, 2, 6, 2] },
  { deep: [90, 30, 45, 35], warm: [0, 30, 60, 0], pale: [6, 0, 4, 0] },
  { deep: [50, 25, 95, 30], warm: [25, 95, 60, 25], pale: [3, 1, 12, 0] },
];
