import type { PDFContext } from 'pdf-lib';

/** The side of the square within which a sample paints, in points. */
export const SAMPLE_PT = 20;

const square = (x: number, y: number) => `${x + 4} ${y + 4} 12 12 re`;
const letter = (mode: number, show: string) => (x: number, y: number) =>
  `BT /F 18 Tf 18 TL ${mode} Tr 1 0 0 1 ${x + 6} ${y + 22} Tm 0 -18 Td ${show} ET`;
/** Where the letter stands on the line below the one that was set. */
const next = (mode: number, show: string) => (x: number, y: number) =>
  `BT /F 18 Tf 18 TL ${mode} Tr 1 0 0 1 ${x + 6} ${y + 22} Tm ${show} ET`;
const placed = (drawn: string) => (x: number, y: number) => `q 12 0 0 12 ${x + 4} ${y + 4} cm ${drawn} Q`;
const paths = ['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*'].map(
  (operator) => [operator, (x: number, y: number) => `${square(x, y)} ${operator}`] as const,
);
const texts = [0, 1, 2].flatMap((mode) => [
  [`Tj in mode ${mode}`, letter(mode, '(H) Tj')] as const,
  [`TJ in mode ${mode}`, letter(mode, '[(H)] TJ')] as const,
  [`' in mode ${mode}`, next(mode, "(H) '")] as const,
  [`" in mode ${mode}`, next(mode, '0 0 (H) "')] as const,
]);

/**
 * Every way to paint with the current colours, by operator, within a square at (x, y). `Do` of a form or a stencil mask,
 * a Type 3 letter and an inline stencil mask inherit the colour.
 */
export const paintingSamples: readonly (readonly [string, (x: number, y: number) => string])[] = [
  ...paths,
  ...texts,
  ['Do of a form', placed('/Form Do')],
  ['Do of a stencil', placed('/Stencil Do')],
  ['EI', placed('BI /W 1 /H 1 /IM true /BPC 1 ID \0\nEI')],
  ['Tj of a drawn letter', (x, y) => `BT /T3 12 Tf 1 0 0 1 ${x + 4} ${y + 4} Tm (a) Tj ET`],
];

/** `sh` has colours of its own: the gradients `Ground` (all four inks) and `Ink` (only black). */
export const shadingSample = (x: number, y: number, name: string): string =>
  `q ${square(x, y)} W n /${name} sh Q`;

/** The resources of the samples, and the graphics states `On` and `Off` of overprinting. */
export function sampleResources(context: PDFContext): Record<string, never> {
  const stream = (content: string | Uint8Array, dict: Record<string, unknown>) =>
    context.register(context.stream(content, dict as never));
  const form = stream('0 0 1 1 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 1, 1] });
  const stencil = stream(new Uint8Array(1), {
    ...{ Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, ImageMask: true, BitsPerComponent: 1 },
  });
  const tint = (components: number[]) => ({
    ...{ FunctionType: 2, Domain: [0, 1], N: 1, C0: components, C1: components },
  });
  const even = (space: unknown, components: number[]) => ({
    ...{ ShadingType: 2, ColorSpace: space, Coords: [0, 0, 99, 0], Extend: [true, true] },
    Function: tint(components),
  });
  const black = ['Separation', 'Black', 'DeviceCMYK', { ...tint([0, 0, 0, 0]), C1: [0, 0, 0, 1] }];
  const letters = {
    ...{ Type: 'Font', Subtype: 'Type3', FontBBox: [0, 0, 1, 1], FontMatrix: [1, 0, 0, 1, 0, 0] },
    ...{ FirstChar: 97, LastChar: 97, Widths: [1] },
    Encoding: { Type: 'Encoding', Differences: [97, 'a'] },
    CharProcs: { a: stream('1 0 0 0 1 1 d1 0 0 1 1 re f', {}) },
  };
  const made = {
    XObject: { Form: form, Stencil: stencil },
    Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica-Bold' }, T3: letters },
    Shading: { Ground: even('DeviceCMYK', [0, 0, 0, 1]), Ink: even(black, [1]) },
    ExtGState: { On: { op: true, OP: true, OPM: 1 }, Off: { op: false, OP: false, OPM: 1 } },
  };
  return made as unknown as Record<string, never>;
}
