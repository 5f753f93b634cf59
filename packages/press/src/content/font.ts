import { type PDFDict, PDFNumber, type PDFRawStream } from 'pdf-lib';
import {
  asDict,
  asList,
  asName,
  dictOf,
  entryOf,
  listOf,
  nameOf,
  numberOf,
  numbersOf,
  streamOf,
} from '../pdf/entries.ts';
import type { Matrix } from '../pdf/matrix.ts';
import { heightOf, readRect } from '../pdf/rect.ts';

export interface FontFacts {
  /** Undefined for one that is missing in the resources. */
  dict: PDFDict | undefined;
  /** Without the tag of a subset. */
  name: string;
  /** The font program is in the file; a Type 3 font is its own program. */
  embedded: boolean;
  program: PDFRawStream | undefined;
  /** The font program is an OpenType file (PDF 1.6). */
  openType: boolean;
  bytesPerCode: 1 | 2;
  /** The advance width of a code in text space, per unit of font size. */
  advanceOf: (code: number) => number;
  type3: Type3 | null;
}

export interface Type3 {
  matrix: Matrix;
  /** Height of its FontBBox, in glyph space; a thousand by default. */
  height: number;
  glyphOf: (code: number) => PDFRawStream | undefined;
  resources: PDFDict | undefined;
}

/** A usual advance width, for fonts that do not specify theirs. */
const USUAL = 0.5;

/** Replaces a font that is missing in the resources and so is not embedded. */
export const missingFont = (name: string): FontFacts => ({
  dict: undefined,
  name,
  embedded: false,
  program: undefined,
  openType: false,
  bytesPerCode: 1,
  advanceOf: () => USUAL,
  type3: null,
});

export function readFont(font: PDFDict): FontFacts {
  const subtype = nameOf(font, 'Subtype');
  const name = (nameOf(font, 'BaseFont') ?? nameOf(font, 'Name') ?? '').replace(/^[A-Z]{6}\+/, '');
  if (subtype === 'Type3') return type3Font(font, name);
  if (subtype !== 'Type0') {
    const widths = simpleWidths(font);
    return {
      dict: font,
      name,
      embedded: programOf(font) !== undefined,
      program: programOf(font),
      openType: isOpenType(font),
      bytesPerCode: 1,
      advanceOf: (code) => widths(code) / 1000,
      type3: null,
    };
  }
  const descendant = asDict(listOf(font, 'DescendantFonts')[0]);
  const widths = compositeWidths(descendant);
  return {
    dict: font,
    name,
    embedded: programOf(descendant) !== undefined,
    program: programOf(descendant),
    openType: isOpenType(descendant),
    bytesPerCode: 2,
    advanceOf: (code) => (widths.get(code) ?? numberOf(descendant, 'DW') ?? 1000) / 1000,
    type3: null,
  };
}

function programOf(font: PDFDict | undefined): PDFRawStream | undefined {
  const descriptor = dictOf(font, 'FontDescriptor');
  const programs = ['FontFile', 'FontFile2', 'FontFile3'].map((key) => streamOf(descriptor, key));
  return programs.find((program) => program !== undefined);
}

const isOpenType = (font: PDFDict | undefined): boolean =>
  nameOf(streamOf(dictOf(font, 'FontDescriptor'), 'FontFile3')?.dict, 'Subtype') === 'OpenType';

function simpleWidths(font: PDFDict): (code: number) => number {
  const first = numberOf(font, 'FirstChar') ?? 0;
  const widths = numbersOf(font, 'Widths');
  const missing = numberOf(dictOf(font, 'FontDescriptor'), 'MissingWidth') ?? USUAL * 1000;
  return (code) => widths[code - first] ?? missing;
}

const MAX_WIDTHS = 70_000;

/** The /W of a composite font: `first [w w …]` and `first last w`. */
function compositeWidths(font: PDFDict | undefined): Map<number, number> {
  const widths = new Map<number, number>();
  const list = listOf(font, 'W');
  const number = (i: number) => {
    const value = list[i];
    return value instanceof PDFNumber ? value.asNumber() : Number.NaN;
  };
  for (let i = 0; i + 1 < list.length && widths.size < MAX_WIDTHS; ) {
    const first = number(i);
    const inner = asList(list[i + 1]);
    if (Number.isNaN(number(i + 1))) {
      inner.forEach((width, nth) => {
        if (width instanceof PDFNumber) widths.set(first + nth, width.asNumber());
      });
      i += 2;
    } else {
      const last = Math.min(number(i + 1), first + MAX_WIDTHS);
      for (let code = first; code <= last; code++) widths.set(code, number(i + 2));
      i += 3;
    }
  }
  return widths;
}

function type3Font(font: PDFDict, name: string): FontFacts {
  const fontMatrix = numbersOf(font, 'FontMatrix');
  const matrix = (fontMatrix.length === 6 ? fontMatrix : [0.001, 0, 0, 0.001, 0, 0]) as Matrix;
  const box = readRect(entryOf(font, 'FontBBox'), font.context);
  const widths = simpleWidths(font);
  const names = encodedNames(font);
  const glyphs = dictOf(font, 'CharProcs');
  return {
    dict: font,
    name: name || 'Type 3',
    embedded: true,
    program: undefined,
    openType: false,
    bytesPerCode: 1,
    advanceOf: (code) => widths(code) * Math.abs(matrix[0]),
    type3: {
      matrix,
      height: box ? heightOf(box) : 1000,
      glyphOf: (code) => streamOf(glyphs, names.get(code) ?? ''),
      resources: dictOf(font, 'Resources'),
    },
  };
}

/** The names of outlines that an encoding gives to codes itself. */
export function encodedNames(font: PDFDict): Map<number, string> {
  const names = new Map<number, string>();
  let code = 0;
  for (const value of asList(entryOf(dictOf(font, 'Encoding'), 'Differences'))) {
    if (value instanceof PDFNumber) code = value.asNumber();
    else names.set(code++, asName(value) ?? '');
  }
  return names;
}
