/** What an operator paints. */
export type Painting =
  | { what: 'path'; fills: boolean; strokes: boolean }
  | { what: 'text' }
  | { what: 'object' }
  | { what: 'shading' }
  | { what: 'inline-image' };

/** The categories of ISO 32000-1, table 51. */
type OperatorCategory =
  | ('general' | 'special' | 'path' | 'path-painting' | 'clipping' | 'colour' | 'shading' | 'inline-image')
  | ('text-object' | 'text-state' | 'text-position' | 'text-showing' | 'type3')
  | ('object' | 'mark' | 'compatibility');

/** The operators of content streams (ISO 32000-1, annex A). */
export type OperatorName =
  | ('w' | 'J' | 'j' | 'M' | 'd' | 'ri' | 'i' | 'gs' | 'q' | 'Q' | 'cm')
  | ('m' | 'l' | 'c' | 'v' | 'y' | 'h' | 're' | 'W' | 'W*')
  | ('S' | 's' | 'f' | 'F' | 'f*' | 'B' | 'B*' | 'b' | 'b*' | 'n')
  | ('BT' | 'ET' | 'Tc' | 'Tw' | 'Tz' | 'TL' | 'Tf' | 'Tr' | 'Ts' | 'Td' | 'TD' | 'Tm' | 'T*')
  | ('Tj' | 'TJ' | "'" | '"' | 'd0' | 'd1')
  | ('CS' | 'cs' | 'SC' | 'SCN' | 'sc' | 'scn' | 'G' | 'g' | 'RG' | 'rg' | 'K' | 'k')
  | ('sh' | 'BI' | 'ID' | 'EI' | 'Do' | 'MP' | 'DP' | 'BMC' | 'BDC' | 'EMC' | 'BX' | 'EX');

export interface OperatorSpec {
  category: OperatorCategory;
  paints?: Painting;
}

const general: OperatorSpec = { category: 'general' };
const special: OperatorSpec = { category: 'special' };
const path: OperatorSpec = { category: 'path' };
const painting = (fills: boolean, strokes: boolean): OperatorSpec => ({
  category: 'path-painting',
  paints: { what: 'path', fills, strokes },
});
const [fills, strokes, both] = [painting(true, false), painting(false, true), painting(true, true)];
const state: OperatorSpec = { category: 'text-state' };
const position: OperatorSpec = { category: 'text-position' };
const text: OperatorSpec = { category: 'text-showing', paints: { what: 'text' } };
const colour: OperatorSpec = { category: 'colour' };
const mark: OperatorSpec = { category: 'mark' };

/** Every operator: one that is forgotten here does not compile. An inline image counts at its EI. */
export const operators: Readonly<Record<OperatorName, OperatorSpec>> = {
  ...{ w: general, J: general, j: general, M: general, d: general, ri: general, i: general, gs: general },
  ...{ q: special, Q: special, cm: special },
  ...{ m: path, l: path, c: path, v: path, y: path, h: path, re: path },
  ...{ f: fills, F: fills, 'f*': fills, S: strokes, s: strokes, B: both, 'B*': both, b: both, 'b*': both },
  ...{ n: { category: 'path-painting' }, W: { category: 'clipping' }, 'W*': { category: 'clipping' } },
  ...{ BT: { category: 'text-object' }, ET: { category: 'text-object' } },
  ...{ Tc: state, Tw: state, Tz: state, TL: state, Tf: state, Tr: state, Ts: state },
  ...{ Td: position, TD: position, Tm: position, 'T*': position },
  ...{ Tj: text, TJ: text, "'": text, '"': text },
  ...{ d0: { category: 'type3' }, d1: { category: 'type3' } },
  ...{ g: colour, rg: colour, k: colour, cs: colour, sc: colour, scn: colour },
  ...{ G: colour, RG: colour, K: colour, CS: colour, SC: colour, SCN: colour },
  sh: { category: 'shading', paints: { what: 'shading' } },
  BI: { category: 'inline-image' },
  ID: { category: 'inline-image' },
  EI: { category: 'inline-image', paints: { what: 'inline-image' } },
  Do: { category: 'object', paints: { what: 'object' } },
  ...{ MP: mark, DP: mark, BMC: mark, BDC: mark, EMC: mark },
  ...{ BX: { category: 'compatibility' }, EX: { category: 'compatibility' } },
};

const byName: ReadonlyMap<string, OperatorSpec> = new Map(Object.entries(operators));

/** What is known of an operator; undefined for one that does not exist. */
export const specOf = (operator: string): OperatorSpec | undefined => byName.get(operator);

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
