import { PDFArray, type PDFDict, PDFName } from 'pdf-lib';
import { hasForeignHalftone } from '../pdf/device-settings.ts';
import { dictOf, entryOf, nameOf } from '../pdf/entries.ts';
import type { PdfxCode } from './finding.ts';

const has = (dict: PDFDict, key: string) => dict.has(PDFName.of(key));

/** What no stream may be: external, compressed with LZW, or a proxy for something else (OPI, reference XObject). */
export function streamCodes(dict: PDFDict): PdfxCode[] {
  const codes: PdfxCode[] = [];
  if (has(dict, 'F')) codes.push('external-stream');
  if (String(entryOf(dict, 'Filter')).includes('LZW')) codes.push('lzw');
  if (has(dict, 'OPI')) codes.push('open-prepress');
  if (has(dict, 'Ref')) codes.push('reference');
  return codes;
}

/** A transparency group that blends in another space than the process inks. */
export function groupCodes(dict: PDFDict): PdfxCode[] {
  const group = dictOf(dict, 'Group');
  if (!entryOf(group, 'CS') || ['DeviceCMYK', 'DeviceGray'].includes(nameOf(group, 'CS') ?? '')) return [];
  return ['blending-space'];
}

export function imageCodes(dict: PDFDict): PdfxCode[] {
  const codes = streamCodes(dict);
  if (entryOf(dict, 'Alternates') instanceof PDFArray) codes.push('alternate-picture');
  return codes;
}

/** Transfer functions and halftones are up to the print office. */
export function stateCodes(dict: PDFDict): PdfxCode[] {
  const codes: PdfxCode[] = [];
  if (has(dict, 'TR2') ? nameOf(dict, 'TR2') !== 'Default' : has(dict, 'TR')) codes.push('transfer-function');
  if (hasForeignHalftone(dict)) codes.push('halftone');
  return codes;
}
