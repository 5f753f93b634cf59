import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { type PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { encodedNames } from '../content/font.ts';
import { dictOf, nameOf } from '../pdf/entries.ts';
import { PressError } from '../press-error.ts';
import {
  FIRST_PRIVATE,
  type FontsToAsk,
  fontsToAsk,
  goesByNumber,
  hexOf,
  isComposite,
  isPlain,
} from './fonts-to-ask.ts';
import { memoryOf, withDocument } from './pdfium.ts';

/** What a reader makes of a code of a font. */
export interface DrawnLetter {
  code: number;
  /** What it stands for as the file says; empty for spaces, and where the file does not say it for certain. */
  text: string;
  /** Whether there is an outline for it: none, or the one that stands for all that are missing. */
  drawn: 'itself' | 'nothing' | 'box';
}

/** The renderer cannot be asked for code 0, and code 32 is a space everywhere. */
const NEVER_ASKED = [0, 32];
/** Enough for a page of Chinese. */
const MOST = 4_000;
const [SIZE, COLUMNS] = [9, 99];

/**
 * What each code of an embedded font draws; codes of which this cannot be known are left out. A reader that lacks an outline
 * takes that of a font of its own, if it has one for what the code stands for; so that only the font itself is asked, each
 * code stands for a private character here. Only for workers.
 */
export async function drawnLetters(font: PDFDict, codes: readonly number[]): Promise<DrawnLetter[]> {
  // Where codes are numbers, 0 is what stands for all that are missing.
  const asked = codes.filter((code) => goesByNumber(font) || !NEVER_ASKED.includes(code)).slice(0, MOST);
  if (asked.length === 0 || !isPlain(font)) return [];
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { context } = doc;
  const { Own, ...others } = fontsToAsk(font, asked, context);
  const shown = asked.map((code, i) => {
    const [x, y] = [SIZE * (i % COLUMNS), SIZE * Math.floor(i / COLUMNS)];
    return `/Own ${SIZE} Tf 1 0 0 1 ${x} ${y} Tm <${hexOf(font, code)}> Tj`;
  });
  const once = Object.keys(others).map((key) => `/${key} ${SIZE} Tf <${hexOf(font, asked[0] ?? 0)}> Tj`);
  const { node } = doc.addPage([SIZE * COLUMNS, SIZE * COLUMNS]);
  node.set(PDFName.of('Resources'), context.obj({ Font: { Own, ...others } } as never));
  const content = `BT ${[...shown, ...once].join('\n')} ET`;
  node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  const bytes = await doc.save({ useObjectStreams: false, updateFieldAppearances: false });
  try {
    return await withDocument(bytes, (pdfium, handle) =>
      onPage(pdfium, handle, (page) => read(new Reader(pdfium, page), font, asked, others)),
    );
  } catch (error) {
    if (!(error instanceof PressError)) throw error;
    // Other rules judge what cannot be opened.
    return [];
  }
}

function onPage<T>(pdfium: WrappedPdfiumModule, handle: number, look: (page: number) => T[]): T[] {
  const page = pdfium.FPDF_LoadPage(handle, 0);
  if (page === 0) return [];
  const found = look(page);
  pdfium.FPDF_ClosePage(page);
  return found;
}

function read(
  reader: Reader,
  font: PDFDict,
  codes: readonly number[],
  others: Omit<FontsToAsk, 'Own'>,
): DrawnLetter[] {
  const fonts = Object.keys(others).map((key, i) => [key, reader.fontOf(codes.length + i)] as const);
  const { Numbered, Symbols, Missing } = Object.fromEntries(fonts) as Partial<Record<string, number>>;
  if (!Numbered) return [];
  const missing = reader.outline(Missing, 0);
  const drawnBy = (asked: number | undefined, nth: number) => {
    const outline = codes[nth] === 0 ? missing : reader.outline(asked, nth);
    return outline === '' ? 'nothing' : outline === missing ? 'box' : 'itself';
  };
  const texts = reader.texts(codes.length);
  return codes.map((code, i): DrawnLetter => {
    const drawn = drawnBy(Numbered, i);
    const mapped = texts[i] ?? '';
    return {
      code,
      text: isGuess(font, code, mapped) ? '' : mapped || (code === 0 && drawn === 'box' ? BOX : ''),
      // Readers do not agree on which of the tables of such a font counts.
      drawn: Symbols && drawn !== 'itself' && drawnBy(Symbols, i) === 'itself' ? 'itself' : drawn,
    };
  });
}

/** Names that say nothing but the number of an outline. */
const NUMBERED = /^[a-z]*\d+$/i;

/** A code that the file gives no meaning is taken for the character of its own number, by writers and readers. */
function isGuess(font: PDFDict, code: number, text: string): boolean {
  if (text !== String.fromCharCode(code)) return false;
  if (isComposite(font)) return true;
  if (nameOf(font, 'Encoding')) return false;
  const named = encodedNames(font).get(code);
  return named ? NUMBERED.test(named) : !nameOf(dictOf(font, 'Encoding'), 'BaseEncoding');
}

/** What is shown for a character that a font lacks. */
const BOX = '□';

const POINT = 8;

/** Asks the renderer about a page of text. */
class Reader {
  readonly #pdfium: WrappedPdfiumModule;
  readonly #page: number;

  constructor(pdfium: WrappedPdfiumModule, page: number) {
    this.#pdfium = pdfium;
    this.#page = page;
  }

  /** The font of the nth text; undefined when it could not be opened. */
  fontOf(nth: number): number | undefined {
    const object = this.#pdfium.FPDFPage_GetObject(this.#page, nth);
    return (object !== 0 && this.#pdfium.FPDFTextObj_GetFont(object)) || undefined;
  }

  /** The outline of the nth code of a font; empty when it draws nothing. */
  outline(font: number | undefined, nth: number): string {
    const pdfium = this.#pdfium;
    const path = font ? pdfium.FPDFFont_GetGlyphPath(font, FIRST_PRIVATE + nth, 1000) : 0;
    if (path === 0) return '';
    const { malloc, free } = pdfium.pdfium.wasmExports;
    const at = malloc(POINT);
    const parts: string[] = [];
    for (let i = 0; i < pdfium.FPDFGlyphPath_CountGlyphSegments(path); i++) {
      const segment = pdfium.FPDFGlyphPath_GetGlyphPathSegment(path, i);
      pdfium.FPDFPathSegment_GetPoint(segment, at, at + POINT / 2);
      const { buffer, byteOffset } = memoryOf(pdfium).slice(at, at + POINT);
      const [x, y] = new Float32Array(buffer, byteOffset, 2);
      parts.push(`${pdfium.FPDFPathSegment_GetType(segment)} ${x} ${y}`);
    }
    free(at);
    return parts.join(' ');
  }

  /** What the first texts of the page say. */
  texts(count: number): string[] {
    const all = this.#pdfium.FPDFText_LoadPage(this.#page);
    if (all === 0) return [];
    const texts = Array.from({ length: count }, (_, nth) => this.#textOf(nth, all));
    this.#pdfium.FPDFText_ClosePage(all);
    return texts;
  }

  #textOf(nth: number, all: number): string {
    const pdfium = this.#pdfium;
    const object = pdfium.FPDFPage_GetObject(this.#page, nth);
    const length = pdfium.FPDFTextObj_GetText(object, all, 0, 0);
    if (length <= 2) return '';
    const { malloc, free } = pdfium.pdfium.wasmExports;
    const at = malloc(length);
    pdfium.FPDFTextObj_GetText(object, all, at, length);
    const text = Buffer.from(memoryOf(pdfium).slice(at, at + length - 2)).toString('utf16le');
    free(at);
    return text.trim();
  }
}
