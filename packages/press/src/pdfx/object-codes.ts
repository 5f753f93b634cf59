import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, PDFStream } from 'pdf-lib';
import type { PdfxCode } from './finding.ts';
import { spaceCodes } from './space-codes.ts';

const name = (text: string) => PDFName.of(text);

/** What no stream may be: external, compressed with LZW, or a proxy for something else (OPI, reference XObject). */
export function streamCodes(dict: PDFDict): PdfxCode[] {
  const codes: PdfxCode[] = [];
  if (dict.has(name('F'))) codes.push('external-stream');
  if (String(dict.lookup(name('Filter'))).includes('LZW')) codes.push('lzw');
  if (dict.has(name('OPI'))) codes.push('open-prepress');
  if (dict.has(name('Ref'))) codes.push('reference');
  return codes;
}

/** A transparency group that blends in another space than the process inks. */
export function groupCodes(dict: PDFDict): PdfxCode[] {
  const group = dict.lookup(name('Group'));
  const space = group instanceof PDFDict ? group.lookup(name('CS')) : undefined;
  if (space === undefined || space === name('DeviceCMYK') || space === name('DeviceGray')) return [];
  return ['blending-space'];
}

export function imageCodes(dict: PDFDict, resources: PDFDict | undefined, outputProfile: string): PdfxCode[] {
  const codes = streamCodes(dict);
  const space = dict.lookup(name('ColorSpace'));
  if (space !== undefined && dict.lookup(name('ImageMask')) !== PDFBool.True)
    codes.push(...spaceCodes(space, resources, outputProfile));
  const alternates = dict.lookup(name('Alternates'));
  if (alternates instanceof PDFArray) codes.push('alternate-picture');
  return codes;
}

/** Transfer functions and halftones are up to the print office. */
export function stateCodes(dict: PDFDict): PdfxCode[] {
  const codes: PdfxCode[] = [];
  const [first, second] = ['TR', 'TR2'].map((key) => dict.lookup(name(key)));
  if (first !== undefined && second === undefined) codes.push('transfer-function');
  if (second !== undefined && second !== name('Default')) codes.push('transfer-function');
  const halftone = dict.lookup(name('HT'));
  const halftoneDict = halftone instanceof PDFStream ? halftone.dict : halftone;
  if (halftoneDict instanceof PDFDict) {
    const type = halftoneDict.lookup(name('HalftoneType'));
    const number = type instanceof PDFNumber ? type.asNumber() : 0;
    if (number !== 1 && number !== 5) codes.push('halftone');
  }
  if (dict.has(name('HTP'))) codes.push('halftone');
  return codes;
}

/** Every font that is shown must be embedded; Type 3 fonts always are. */
export function fontCodes(font: PDFDict): PdfxCode[] {
  if (font.lookup(name('Subtype')) === name('Type3')) return [];
  const descendants = font.lookup(name('DescendantFonts'));
  const inner = descendants instanceof PDFArray ? descendants.lookup(0) : font;
  const descriptor = inner instanceof PDFDict ? inner.lookup(name('FontDescriptor')) : undefined;
  const embedded =
    descriptor instanceof PDFDict &&
    ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.lookup(name(key)) instanceof PDFStream);
  return embedded ? [] : ['font-not-embedded'];
}
