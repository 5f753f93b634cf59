import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync, inflateSync } from 'node:zlib';
import { createFont } from 'fonteditor-core';
import { type PDFContext, type PDFDict, PDFName, PDFRawStream, type PDFRef, PDFString } from 'pdf-lib';

export type FontName = 'serif' | 'serifItalic' | 'serifBold' | 'sans' | 'sansBold';

const FILES: Record<FontName, string> = {
  serif: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
  serifItalic: '@fontsource/newsreader/files/newsreader-latin-400-italic.woff',
  serifBold: '@fontsource/newsreader/files/newsreader-latin-700-normal.woff',
  sans: '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-400-normal.woff',
  sansBold: '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-700-normal.woff',
};

/** Sizes are in thousandths of the type size, as in PDF. */
interface Font {
  glyphOf(char: string): number;
  advanceOf(glyph: number): number;
  ascent: number;
  descent: number;
  bounds: number[];
  /** The font program (TrueType), and the same deflated. */
  program: Uint8Array;
  packed: Uint8Array;
}

const read = new Map<FontName, Font>();

function load(name: FontName): Font {
  const known = read.get(name);
  if (known) return known;
  const loaded = readFont(createRequire(import.meta.url).resolve(FILES[name]));
  read.set(name, loaded);
  return loaded;
}

function readFont(path: string): Font {
  const font = createFont(readFileSync(path), {
    type: 'woff',
    hinting: true,
    inflate: (packed) => [...inflateSync(Uint8Array.from(packed))],
  });
  const tables = font.get();
  // Half of the file, and not needed because a PDF positions every glyph itself.
  Reflect.deleteProperty(tables, 'GPOS');
  const program = font.write({ type: 'ttf', hinting: true, toBuffer: true });
  const { head, hhea, cmap, glyf } = tables;
  const perMille = 1000 / (head.unitsPerEm ?? 1000);
  return {
    glyphOf: (char) => cmap[char.codePointAt(0) ?? 0] ?? 0,
    advanceOf: (glyph) => (glyf[glyph]?.advanceWidth ?? 0) * perMille,
    ascent: hhea.ascent * perMille,
    descent: hhea.descent * perMille,
    bounds: [head.xMin, head.yMin, head.xMax, head.yMax].map((edge) => edge * perMille),
    program,
    packed: deflateSync(program, { level: 9 }),
  };
}

/** Width of a line in the unit of `size`, with the given letter spacing. */
export function lineWidth(name: FontName, text: string, size: number, spacing = 0): number {
  const font = load(name);
  const glyphs = [...text].map((char) => font.advanceOf(font.glyphOf(char)));
  return (
    (glyphs.reduce((sum, advance) => sum + advance, 0) * size) / 1000 +
    spacing * Math.max(0, glyphs.length - 1)
  );
}

/** The text as hexadecimal glyph numbers, for an Identity-H font. */
export function glyphHex(name: FontName, text: string): string {
  const font = load(name);
  return [...text].map((char) => font.glyphOf(char).toString(16).padStart(4, '0')).join('');
}

/** Embeds a whole font program (about 16 kB) and returns the font for the page's resources. */
export function embedFont(context: PDFContext, name: FontName, used: string): PDFRef {
  const font = load(name);
  const base = `AAAAAA+Specimen-${name}`;
  const file = context.obj({ Filter: 'FlateDecode', Length1: font.program.length });
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: base,
    Flags: 4,
    FontBBox: font.bounds.map(Math.round),
    ItalicAngle: name === 'serifItalic' ? -12 : 0,
    Ascent: Math.round(font.ascent),
    Descent: Math.round(font.descent),
    CapHeight: 700,
    StemV: 80,
    FontFile2: context.register(PDFRawStream.of(file as PDFDict, font.packed)),
  });
  const glyphs = new Map([...new Set(used)].map((char) => [font.glyphOf(char), char]));
  const widths = [...glyphs.keys()]
    .sort((a, b) => a - b)
    .flatMap((glyph) => [glyph, [Math.round(font.advanceOf(glyph))]]);
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: base,
    CIDToGIDMap: 'Identity',
    FontDescriptor: context.register(descriptor),
    W: widths,
  });
  descendant.set(
    PDFName.of('CIDSystemInfo'),
    context.obj({ Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: base,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
      ToUnicode: context.register(context.flateStream(toUnicode(glyphs))),
    }),
  );
}

function toUnicode(glyphs: Map<number, string>): string {
  const hex = (value: number) => value.toString(16).padStart(4, '0');
  const lines = [...glyphs].map(([glyph, char]) => `<${hex(glyph)}> <${hex(char.charCodeAt(0))}>`);
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Specimen def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...[...chunks(lines, 100)].map((part) => `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

function* chunks<T>(list: T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
