import { PDFArray, type PDFDict, PDFName, type PDFObject } from 'pdf-lib';
import { asDict, dictOf, entryOf, resolve } from '../pdf/entries.ts';

/** A process ink by its number, a spot ink by its name. */
export type Plate = number | string;

/** The names of the process inks in colour spaces, in the order of their numbers. */
export const PROCESS_INKS = ['Cyan', 'Magenta', 'Yellow', 'Black'] as const;

/** What matters about a colour for overprinting (ISO 32000-1, 8.6.7). */
export type PlateColour =
  /** Given directly in DeviceCMYK: components that are zero may leave what is below. */
  | { kind: 'cmyk'; values: readonly number[] }
  /** Prints on all four process plates, whatever its components. */
  | { kind: 'process' }
  /** Prints on the plates that it names. */
  | { kind: 'inks'; names: readonly string[] }
  | { kind: 'unknown' };

const MAX_DEPTH = 4;
const DIRECT = new Set(['DeviceCMYK', 'CMYK']);
const OTHERS = new Set(['DeviceRGB', 'RGB', 'DeviceGray', 'G', 'CalRGB', 'CalGray', 'Lab', 'ICCBased']);

/** The plates on which the colours of a space print. */
export function plateColourOf(
  value: PDFObject | undefined,
  resources: PDFDict | undefined,
  depth = 0,
): PlateColour {
  if (value === undefined || depth > MAX_DEPTH) return { kind: 'unknown' };
  if (value instanceof PDFName) {
    const text = value.decodeText();
    const named = entryOf(dictOf(resources, 'ColorSpace'), text);
    if (named !== undefined && named !== value) return plateColourOf(named, resources, depth + 1);
    if (DIRECT.has(text)) return { kind: 'cmyk', values: [0, 0, 0, 1] };
    return { kind: OTHERS.has(text) ? 'process' : 'unknown' };
  }
  if (!(value instanceof PDFArray) || value.size() === 0) return { kind: 'unknown' };
  const family = value.lookup(0);
  const text = family instanceof PDFName ? family.decodeText() : '';
  if (value.size() === 1) return plateColourOf(family, undefined, depth + 1);
  if (text === 'Separation' || text === 'DeviceN') return { kind: 'inks', names: colorantsOf(value) };
  if (OTHERS.has(text)) return { kind: 'process' };
  if (text !== 'Indexed' && text !== 'I') return { kind: 'unknown' };
  const base = plateColourOf(value.lookup(1), resources, depth + 1);
  // Looked up in a table it is no longer a direct colour.
  return base.kind === 'cmyk' ? { kind: 'process' } : base;
}

/** The inks that a Separation or DeviceN space names. */
export function colorantsOf(space: PDFArray): string[] {
  const given = space.lookup(1);
  const list = given instanceof PDFArray ? given.asArray().map((_, i) => given.lookup(i)) : [given];
  return list.map((one) => (one instanceof PDFName ? one.decodeText() : ''));
}

/** The colour of a shading pattern; unknown for a tiling pattern, whose content has its own colours. */
export function patternColour(pattern: PDFObject | undefined, owner: PDFDict): PlateColour {
  const shading = asDict(entryOf(asDict(resolve(pattern, owner)), 'Shading'));
  const colour = shading ? plateColourOf(entryOf(shading, 'ColorSpace'), undefined) : undefined;
  return colour?.kind === 'cmyk' ? { kind: 'process' } : (colour ?? { kind: 'unknown' });
}

/** Whether this colour leaves a plate unchanged. */
export function isSpared(
  colour: PlateColour,
  { overprints, mode }: { overprints: boolean; mode: number },
  plate: Plate,
): boolean {
  if (colour.kind === 'inks' && colour.names.every((ink) => ink === 'None')) return true;
  if (!overprints || colour.kind === 'unknown') return false;
  const name = typeof plate === 'string' ? plate : (PROCESS_INKS[plate] ?? '');
  if (colour.kind === 'inks') return !colour.names.includes('All') && !colour.names.includes(name);
  if (typeof plate === 'string') return true;
  return colour.kind === 'cmyk' && mode === 1 && colour.values[plate] === 0;
}
