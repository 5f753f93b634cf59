import type { SeenBox } from '@rebblatt/contracts';

/** One trim edge: t in mm along it, n in mm outwards. */
export interface Edge {
  lengthMm: number;
  at: (t: number, n: number) => [x: number, y: number];
}

/** The four edges of a trim box. */
export const edgesOf = ({ x, y, width, height }: SeenBox): Edge[] => [
  { lengthMm: height, at: (t, n) => [x - n, y + t] },
  { lengthMm: height, at: (t, n) => [x + width + n, y + t] },
  { lengthMm: width, at: (t, n) => [x + t, y - n] },
  { lengthMm: width, at: (t, n) => [x + t, y + height + n] },
];
