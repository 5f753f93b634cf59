import { createHash } from 'node:crypto';
import type { PDFStream } from 'pdf-lib';
import type { ColourSpace } from '../content/colour-space.ts';
import { decodeStream } from '../pdf/streams.ts';
import type { PdfxCode } from './finding.ts';

/** Colourants without plates of their own (GWG 2022, implementation note I00003). */
const PROCESS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'All', 'None']);

/** The findings about painting in a colour space and in the spaces on which it is based. */
export function spaceCodes(space: ColourSpace, outputProfile: string): PdfxCode[] {
  const within = (inner: ColourSpace) => spaceCodes(inner, outputProfile);
  switch (space.kind) {
    case 'gray':
    case 'cmyk':
      return [];
    case 'rgb':
      return space.replacedBy ? within(space.replacedBy) : ['rgb'];
    case 'indexed':
      return within(space.base);
    case 'pattern':
      return space.base ? within(space.base) : [];
    case 'separation': {
      // A colourant that is not a process ink prints on a plate of its own.
      const spots = space.names.some((name) => !PROCESS.has(name)) ? (['spot-colour'] as const) : [];
      return [...space.alternates.flatMap(within), ...spots, 'not-print-colour'];
    }
    case 'lab':
      return ['lab', 'not-print-colour'];
    case 'cal-rgb':
      return ['profiled-rgb', 'not-print-colour'];
    case 'icc':
      if (hashOf(space.profile) === outputProfile) return ['same-profile', 'not-print-colour'];
      return space.components === 3 ? ['profiled-rgb', 'not-print-colour'] : ['not-print-colour'];
    default:
      return ['not-print-colour'];
  }
}

const hashes = new WeakMap<PDFStream, string>();

/** SHA-256 of a profile's bytes; empty when they cannot be read. */
export function hashOf(profile: PDFStream): string {
  const known = hashes.get(profile);
  if (known !== undefined) return known;
  let hash = '';
  try {
    hash = createHash('sha256').update(decodeStream(profile)).digest('hex');
  } catch {
    // Damaged profiles are reported by the preflight.
  }
  hashes.set(profile, hash);
  return hash;
}
