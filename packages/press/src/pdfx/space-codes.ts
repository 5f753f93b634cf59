import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from 'pdf-lib';
import { decodeStream } from '../pdf/streams.ts';
import type { PdfxCode } from './finding.ts';

const MAX_DEPTH = 6;
const name = (text: string) => PDFName.of(text);
const PRINT = new Set(['DeviceCMYK', 'CMYK', 'DeviceGray', 'G', 'Pattern']);
const RGB = new Set(['DeviceRGB', 'RGB']);
/** Colourants without plates of their own (GWG 2022, implementation note I00003). */
const PROCESS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'All', 'None']);

/** The findings about painting in a colour space and in the spaces on which it is based. */
export function spaceCodes(
  space: PDFObject | undefined,
  resources: PDFDict | undefined,
  outputProfile: string,
  depth = 0,
): PdfxCode[] {
  if (depth > MAX_DEPTH) return ['not-print-colour'];
  const next = (inner: PDFObject | undefined) => spaceCodes(inner, resources, outputProfile, depth + 1);
  if (space instanceof PDFName) {
    const text = space.decodeText();
    const named = spacesIn(resources);
    if (RGB.has(text)) return named?.has(name('DefaultRGB')) ? ['not-print-colour'] : ['rgb'];
    if (PRINT.has(text)) return [];
    const found = named?.lookup(space);
    return found === undefined ? ['not-print-colour'] : next(found);
  }
  if (!(space instanceof PDFArray)) return ['not-print-colour'];
  const family = space.lookup(0);
  if (!(family instanceof PDFName)) return ['not-print-colour'];
  switch (family.decodeText()) {
    case 'DeviceCMYK':
    case 'DeviceGray':
    case 'DeviceRGB':
      return next(family);
    case 'Indexed':
    case 'I':
      return next(space.lookup(1));
    case 'Pattern':
      return space.size() > 1 ? next(space.lookup(1)) : [];
    case 'Separation':
    case 'DeviceN':
      return [...next(space.lookup(2)), ...spotCodes(space.lookup(1)), 'not-print-colour'];
    case 'Lab':
      return ['lab', 'not-print-colour'];
    case 'CalRGB':
      return ['profiled-rgb', 'not-print-colour'];
    case 'ICCBased': {
      const profile = space.lookup(1);
      if (!(profile instanceof PDFStream)) return ['not-print-colour'];
      if (hashOf(profile) === outputProfile) return ['same-profile', 'not-print-colour'];
      const isRgb = String(profile.dict.lookup(name('N'))) === '3';
      return isRgb ? ['profiled-rgb', 'not-print-colour'] : ['not-print-colour'];
    }
    default:
      return ['not-print-colour'];
  }
}

/** A colourant that is not a process ink prints on a plate of its own. */
function spotCodes(colourants: PDFObject | undefined): PdfxCode[] {
  const names = colourants instanceof PDFArray ? colourants.asArray() : [colourants];
  const isSpot = (colourant: PDFObject | undefined) =>
    !(colourant instanceof PDFName) || !PROCESS.has(colourant.decodeText());
  return names.some(isSpot) ? ['spot-colour'] : [];
}

const spacesIn = (resources: PDFDict | undefined): PDFDict | undefined => {
  const spaces = resources?.lookup(name('ColorSpace'));
  return spaces instanceof PDFDict ? spaces : undefined;
};

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
