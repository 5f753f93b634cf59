/** What an operator paints. */
export type Painting =
  | { what: 'path'; fills: boolean; strokes: boolean }
  | { what: 'text' }
  | { what: 'object' }
  | { what: 'shading' }
  | { what: 'inline-image' };

const path = (fills: boolean, strokes: boolean): Painting => ({ what: 'path', fills, strokes });

/**
 * All painting operators (ISO 32000-1, table 51 and annex A), and what they paint with. All code that reads content uses
 * this list, so that none is forgotten. An inline image counts at its EI.
 */
export const paintingOperators: ReadonlyMap<string, Painting> = new Map<string, Painting>([
  ...['f', 'F', 'f*'].map((operator) => [operator, path(true, false)] as const),
  ...['S', 's'].map((operator) => [operator, path(false, true)] as const),
  ...['B', 'B*', 'b', 'b*'].map((operator) => [operator, path(true, true)] as const),
  ...['Tj', 'TJ', "'", '"'].map((operator) => [operator, { what: 'text' }] as const),
  ['Do', { what: 'object' }],
  ['sh', { what: 'shading' }],
  ['EI', { what: 'inline-image' }],
]);

/** What a text rendering mode paints (ISO 32000-1, table 106): 4 to 7 are 0 to 3 and clip as well. */
export const textPaints = (mode: number): { fills: boolean; strokes: boolean } => ({
  fills: [0, 2, 4, 6].includes(mode),
  strokes: [1, 2, 5, 6].includes(mode),
});

/** The text rendering mode that paints less and clips the same. */
export function textModeOf(mode: number, { fills, strokes }: { fills: boolean; strokes: boolean }): number {
  const clips = mode >= 4 ? 4 : 0;
  if (fills) return clips + (strokes ? 2 : 0);
  return clips + (strokes ? 1 : 3);
}

/** The path operator that paints less of the same path in the same way; `n` when nothing is left. */
export function pathOperatorOf(
  operator: string,
  { fills, strokes }: { fills: boolean; strokes: boolean },
): string {
  const rule = operator.endsWith('*') ? '*' : '';
  const closes = operator === 's' || operator.startsWith('b');
  if (fills) return strokes ? `${closes ? 'b' : 'B'}${rule}` : `f${rule}`;
  if (strokes) return closes ? 's' : 'S';
  return 'n';
}
