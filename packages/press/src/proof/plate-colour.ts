import { PDFArray, type PDFDict, PDFName, type PDFObject } from 'pdf-lib';
import { asDict, dictOf, entryOf, resolve } from '../pdf/entries.ts';

/** The four inks of the press by their number, a spot ink by its name. */
export type Plate = number | string;

/** As colour spaces call the four inks, in the order of their numbers. */
export const PROCESS_INKS = ['Cyan', 'Magenta', 'Yellow', 'Black'] as const;

/** A colour as far as overprinting asks (ISO 32000-1, 8.6.7). */
export type PlateColour =
  /** Given directly in four inks: what is zero may leave what lies below. */
  | { kind: 'cmyk'; values: readonly number[] }
  /** Prints on all four plates of the press, whatever its numbers. */
  | { kind: 'process' }
  /** Prints on the plates it names. */
  | { kind: 'inks'; names: readonly string[] }
  | { kind: 'unknown' };

const MAX_DEPTH = 4;
const DIRECT = new Set(['DeviceCMYK', 'CMYK']);
const OTHERS = new Set(['DeviceRGB', 'RGB', 'DeviceGray', 'G', 'CalRGB', 'CalGray', 'Lab', 'ICCBased']);

/** Which plates the colours of a space print on. */
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
  // Looked up in a table it is no direct colour any more.
  return base.kind === 'cmyk' ? { kind: 'process' } : base;
}

/** The inks a Separation or DeviceN space names. */
export function colorantsOf(space: PDFArray): string[] {
  const given = space.lookup(1);
  const list = given instanceof PDFArray ? given.asArray().map((_, i) => given.lookup(i)) : [given];
  return list.map((one) => (one instanceof PDFName ? one.decodeText() : ''));
}

/** The colours of a shading pattern; unknown for a tiling one, whose content has its own. */
export function patternColour(pattern: PDFObject | undefined, owner: PDFDict): PlateColour {
  const shading = asDict(entryOf(asDict(resolve(pattern, owner)), 'Shading'));
  const colour = shading ? plateColourOf(entryOf(shading, 'ColorSpace'), undefined) : undefined;
  return colour?.kind === 'cmyk' ? { kind: 'process' } : (colour ?? { kind: 'unknown' });
}

/** Whether nothing of this colour comes on a plate, and what lies below stays. */
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
