import { PDFName, PDFRawStream } from 'pdf-lib';
import type { PaintedObject } from '../../content/painted-object.ts';
import { nameOf } from '../../pdf/entries.ts';
import type { CheckedFile, CheckedPage } from './rule.ts';
import { isTransparent } from './transp.ts';

/** The PDF version that introduced a feature, as in ISO 32000-1. */
export type Version = '1.4' | '1.5' | '1.6';

/**
 * The versions whose features a file really uses; how its objects are stored does not count, nor do optional content
 * groups, of which a placed page keeps no trace.
 */
export const usedVersions = ({ pages }: CheckedFile): Set<Version> =>
  new Set<Version>(pages.flatMap(({ versions }) => [...versions]));

/** Whether a file has optional content groups, which PDF 1.5 introduced. */
export const hasGroups = ({ doc }: CheckedFile): boolean => doc.catalog.has(PDFName.of('OCProperties'));

/** The versions whose features a page uses. */
export function versionsOnPage({ seen, facts }: Pick<CheckedPage, 'seen' | 'facts'>): Set<Version> {
  const used = new Set<Version>(facts.hasUserUnit ? ['1.6'] : []);
  for (const object of seen) for (const version of versionsOf(object)) used.add(version);
  return used;
}

function versionsOf(object: PaintedObject): Version[] {
  const { state } = object;
  const versions: Version[] = [];
  if (isTransparent(object)) versions.push('1.4');
  if (state.alphaFill < 1 || state.alphaStroke < 1) versions.push('1.4');
  if ('image' in object) {
    const { filters, bits, softMasked } = object.image;
    if (softMasked || filters.includes('JBIG2Decode')) versions.push('1.4');
    if (bits === 16 || filters.includes('JPXDecode')) versions.push('1.5');
  }
  if ('font' in object && object.font.openType) versions.push('1.6');
  return versions;
}

/** Whether objects are stored in object streams, which PDF 1.5 introduced and which can be removed without loss. */
export const hasPackedObjects = ({ doc }: CheckedFile): boolean =>
  doc.context
    .enumerateIndirectObjects()
    .some(
      ([, object]) =>
        object instanceof PDFRawStream && ['ObjStm', 'XRef'].includes(nameOf(object.dict, 'Type') ?? ''),
    );
