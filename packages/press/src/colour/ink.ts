/** Red, green, blue, 0 to 1. */
export type RgbColour = readonly [number, number, number];
/** Cyan, magenta, yellow, black, 0 (none) to 1 (full). */
export type Ink = readonly [number, number, number, number];

export const BLACK: Ink = [0, 0, 0, 1];

/** Pure full black, which may overprint. */
export const isBlackAlone = ([c, m, y, k]: Ink): boolean => c === 0 && m === 0 && y === 0 && k === 1;

/** Numbers as written in content streams. Four decimals are finer than any plate. */
export const inkOperands = (values: readonly number[]): string =>
  values.map((value) => Number(value.toFixed(4))).join(' ');
