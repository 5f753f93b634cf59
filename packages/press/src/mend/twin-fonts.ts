import { readFileSync } from 'node:fs';
import { type StandardFont, standardFontOf } from '@rebblatt/contracts';
import { PDFArray, type PDFContext, type PDFDict, PDFName, type PDFObject, type PDFRef } from 'pdf-lib';
import { assetPath } from '../asset-path.ts';
import { dictOf, nameOf } from '../pdf/entries.ts';
import { deflated } from '../pdf/replace-stream.ts';
import { readWidths } from '../raster/read-widths.ts';
import { DINGBATS_CODES, SYMBOL_CODES } from './symbol-codes.ts';

const name = (text: string) => PDFName.of(text);
const [FIXED, SERIF, SYMBOLIC, NONSYMBOLIC, ITALIC, BOLD] = [1, 2, 4, 32, 64, 1 << 18];
const CODES = 256;

/** What a descriptor of one of the fonts says besides its program, of the fonts that it stands for. */
const ABOUT: Record<
  'Courier' | 'Helvetica' | 'Times',
  { Ascent: number; Descent: number; CapHeight: number }
> = {
  Courier: { Ascent: 629, Descent: -157, CapHeight: 562 },
  Helvetica: { Ascent: 718, Descent: -207, CapHeight: 718 },
  Times: { Ascent: 683, Descent: -217, CapHeight: 662 },
};

/** Fonts with open licences whose letters are as wide as those of the standard fourteen, embedded where these are not. */
export class TwinFonts {
  readonly #context: PDFContext;
  readonly #descriptors = new Map<StandardFont, PDFRef>();
  readonly #widths: (() => Promise<void>)[] = [];

  constructor(context: PDFContext) {
    this.#context = context;
  }

  /** A font dictionary with the twin of the same encoding; undefined for a font that has none or needs none. */
  of(font: PDFDict): PDFObject | undefined {
    const subtype = nameOf(font, 'Subtype');
    const old = dictOf(font, 'FontDescriptor');
    const embedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => old?.has(name(key)));
    const standard = standardFontOf(nameOf(font, 'BaseFont') ?? '');
    if (!standard || embedded || !['Type1', 'TrueType'].includes(subtype ?? '')) return undefined;
    const own = font.clone(this.#context);
    const descriptor = this.#descriptor(standard);
    own.set(name('Subtype'), name('Type1'));
    own.set(name('BaseFont'), name(programName(standard)));
    own.set(name('FontDescriptor'), descriptor);
    // A TrueType font without one is read by the codes of Windows; without one a Type 1 font has that of its program.
    if (subtype === 'TrueType' && !font.has(name('Encoding')))
      own.set(name('Encoding'), name('WinAnsiEncoding'));
    if (standard === 'Symbol' || standard === 'ZapfDingbats') this.#addCodes(own, font, standard);
    if (!font.has(name('Widths'))) this.#widths.push(() => this.#addWidths(own));
    return this.#context.register(own);
  }

  /** Adds to the fonts how wide their letters are. */
  async end(): Promise<void> {
    for (const add of this.#widths) await add();
  }

  /** The programs of the symbols do not say which code is which. */
  #addCodes(own: PDFDict, font: PDFDict, standard: 'Symbol' | 'ZapfDingbats'): void {
    const codes = (standard === 'Symbol' ? SYMBOL_CODES : DINGBATS_CODES).trim().split(/\s+/);
    const differences = codes.map((one) => (/^\d+$/.test(one) ? Number(one) : name(one)));
    const changed = dictOf(font, 'Encoding')?.lookup(name('Differences'));
    const more = changed instanceof PDFArray ? changed.asArray() : [];
    own.set(
      name('Encoding'),
      this.#context.obj({ Type: 'Encoding', Differences: [...differences, ...more] as never }),
    );
  }

  async #addWidths(font: PDFDict): Promise<void> {
    const widths = await readWidths(font, CODES);
    font.set(name('FirstChar'), this.#context.obj(0));
    font.set(name('LastChar'), this.#context.obj(CODES - 1));
    font.set(name('Widths'), this.#context.obj(widths));
  }

  #descriptor(standard: StandardFont): PDFRef {
    const known = this.#descriptors.get(standard);
    if (known) return known;
    const program = deflated(this.#context, readFileSync(assetPath(`fonts/${standard}.cff`)));
    program.dict.set(name('Subtype'), name('Type1C'));
    const family = standard.split('-')[0] as keyof typeof ABOUT;
    const isItalic = /Italic|Oblique/.test(standard);
    const isBold = standard.includes('Bold');
    const isSymbol = !(family in ABOUT);
    const flags =
      (family === 'Courier' ? FIXED : 0) |
      (family === 'Courier' || family === 'Times' ? SERIF : 0) |
      (isSymbol ? SYMBOLIC : NONSYMBOLIC) |
      (isItalic ? ITALIC : 0) |
      (isBold ? BOLD : 0);
    const descriptor = this.#context.obj({
      Type: 'FontDescriptor',
      FontName: programName(standard),
      Flags: flags,
      FontBBox: [-180, -293, 1090, 1010],
      ItalicAngle: isItalic ? -12 : 0,
      ...(ABOUT[family] ?? { Ascent: 820, Descent: -143, CapHeight: 700 }),
      StemV: isBold ? 138 : 88,
      FontFile3: this.#context.register(program),
    });
    const ref = this.#context.register(descriptor);
    this.#descriptors.set(standard, ref);
    return ref;
  }
}

/** As the programs name themselves. */
const PROGRAMS: Record<string, string> = {
  Courier: 'ChromFixedOTF',
  Helvetica: 'ChromSansOTF',
  Times: 'ChromSerifOTF',
  Symbol: 'ChromSymbolOTF',
  ZapfDingbats: 'ChromDingbatsOTF',
};

function programName(standard: StandardFont): string {
  const [family = '', style = ''] = standard.split('-');
  const shown = style.replace('Roman', '').replace('Oblique', 'Italic');
  if (standard === 'Helvetica-BoldOblique') return 'ChromSansPS-BoldItalic';
  return `${PROGRAMS[family]}${shown && `-${shown}`}`;
}
