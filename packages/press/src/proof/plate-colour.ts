import type { PDFObject } from 'pdf-lib';
import { type ColourSpace, readSpace } from '../content/colour-space.ts';
import { asDict, dictOf, entryOf } from '../pdf/entries.ts';

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

/** The plates on which the colours of a space print. */
export function plateColourOf(space: ColourSpace): PlateColour {
  switch (space.kind) {
    case 'cmyk':
      return { kind: 'cmyk', values: [0, 0, 0, 1] };
    case 'separation':
      return { kind: 'inks', names: space.names };
    case 'indexed':
      return asProcess(plateColourOf(space.base));
    case 'unknown':
    case 'pattern':
      return { kind: 'unknown' };
    default:
      return { kind: 'process' };
  }
}

/** Looked up in a table or blended it is no longer a direct colour. */
const asProcess = (colour: PlateColour): PlateColour =>
  colour.kind === 'cmyk' ? { kind: 'process' } : colour;

/** The colour of a shading pattern; unknown for a tiling pattern, whose content has its own colours. */
export function patternColour(pattern: PDFObject | undefined): PlateColour {
  const shading = dictOf(asDict(pattern), 'Shading');
  if (!shading) return { kind: 'unknown' };
  return asProcess(plateColourOf(readSpace(entryOf(shading, 'ColorSpace'), undefined)));
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
