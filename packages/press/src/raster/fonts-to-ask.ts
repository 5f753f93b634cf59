import { type PDFContext, type PDFDict, PDFName, PDFObjectCopier, type PDFRef } from 'pdf-lib';
import { asDict, dictOf, listOf, nameOf, numberOf, streamOf } from '../pdf/entries.ts';

const name = (text: string) => PDFName.of(text);

/** A code stands for the character of its number among the codes, counted from here; no font of a reader has any of these. */
export const FIRST_PRIVATE = 0xe000;

/** A font in the forms in which a renderer is asked what it draws. */
export interface FontsToAsk {
  /** As it is. */
  Own: PDFDict;
  /** With its codes standing for private characters, by which the renderer is asked for their outlines. */
  Numbered: PDFDict;
  /** The same as readers see it that do not go by the names of letters. */
  Symbols?: PDFDict;
  /** Its code 1 is the first outline of the font, which stands for all that are missing. */
  Missing?: PDFRef;
}

const innerOf = (font: PDFDict) => asDict(listOf(font, 'DescendantFonts')[0]);
const descriptorOf = (font: PDFDict) => dictOf(innerOf(font) ?? font, 'FontDescriptor');

export const isComposite = (font: PDFDict): boolean => nameOf(font, 'Subtype') === 'Type0';

/** Whether its codes have two bytes each and are what they seem. */
export const isPlain = (font: PDFDict): boolean =>
  !isComposite(font) || /^Identity-[HV]$/.test(nameOf(font, 'Encoding') ?? '');

/** Whether the codes of a composite font are the numbers of its outlines. */
export const goesByNumber = (font: PDFDict): boolean => {
  const inner = innerOf(font);
  return (
    inner !== undefined &&
    streamOf(descriptorOf(font), 'FontFile2') !== undefined &&
    !streamOf(inner, 'CIDToGIDMap')
  );
};

export const hexOf = (font: PDFDict, code: number): string =>
  code.toString(16).padStart(isComposite(font) ? 4 : 2, '0');

export function fontsToAsk(font: PDFDict, codes: readonly number[], context: PDFContext): FontsToAsk {
  const own = PDFObjectCopier.for(font.context, context).copy(font);
  const meanings = privately(
    codes.map((code) => hexOf(font, code)),
    context,
  );
  const numbered = goesByNumber(own) ? withNumbers(own, context) : own.clone(context);
  numbered.set(name('ToUnicode'), meanings);
  const symbols = isComposite(own) ? undefined : asSymbols(own, meanings, context);
  const missing = firstOutline(own, context);
  return {
    ...{ Own: own, Numbered: numbered },
    ...(symbols ? { Symbols: symbols } : {}),
    ...(missing ? { Missing: missing } : {}),
  };
}

const privately = (codes: readonly string[], context: PDFContext): PDFRef =>
  context.register(
    context.flateStream(
      [
        '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def',
        `1 begincodespacerange <${codes[0]?.replace(/./g, '0')}> <${codes[0]?.replace(/./g, 'f')}> endcodespacerange`,
        ...codes.map((code, i) => `1 beginbfchar <${code}> <${(FIRST_PRIVATE + i).toString(16)}> endbfchar`),
        'endcmap end end',
      ].join('\n'),
    ),
  );

/** The renderer would take the outlines of such a font by what its codes stand for, unless their numbers are written down. */
function withNumbers(font: PDFDict, context: PDFContext): PDFDict {
  const inner = (innerOf(font) as PDFDict).clone(context);
  inner.set(name('CIDToGIDMap'), sameNumbers(context));
  const copy = font.clone(context);
  copy.set(name('DescendantFonts'), context.obj([context.register(inner)]));
  return copy;
}

const written = new WeakMap<PDFContext, PDFRef>();

/** Every code as its own number: once for all fonts of a document, and not compressed, because nobody stores it. */
function sameNumbers(context: PDFContext): PDFRef {
  const known = written.get(context);
  if (known) return known;
  const same = Buffer.alloc(2 ** 17);
  for (let i = 0; i < 2 ** 16; i++) same.writeUInt16BE(i, 2 * i);
  const ref = context.register(context.stream(same));
  written.set(context, ref);
  return ref;
}

const [SYMBOLIC, NONSYMBOLIC] = [4, 32];

function asSymbols(font: PDFDict, meanings: PDFRef, context: PDFContext): PDFDict | undefined {
  const descriptor = descriptorOf(font)?.clone(context);
  if (!descriptor || !streamOf(descriptor, 'FontFile2')) return undefined;
  const flags = ((numberOf(descriptor, 'Flags') ?? 0) | SYMBOLIC) & ~NONSYMBOLIC;
  descriptor.set(name('Flags'), context.obj(flags));
  const copy = font.clone(context);
  copy.delete(name('Encoding'));
  copy.set(name('FontDescriptor'), context.register(descriptor));
  copy.set(name('ToUnicode'), meanings);
  return copy;
}

function firstOutline(font: PDFDict, context: PDFContext): PDFRef | undefined {
  const descriptor = descriptorOf(font);
  if (!streamOf(descriptor, 'FontFile2') && !streamOf(descriptor, 'FontFile3')) return undefined;
  const inner = {
    ...{ Type: 'Font', Subtype: 'CIDFontType2', BaseFont: 'Missing', FontDescriptor: descriptor },
    CIDSystemInfo: { Registry: 'Adobe', Ordering: 'Identity', Supplement: 0 },
    CIDToGIDMap: context.register(context.stream(Buffer.alloc(4))),
  };
  return context.register(
    context.obj({
      ...{ Type: 'Font', Subtype: 'Type0', BaseFont: 'Missing', Encoding: 'Identity-H' },
      DescendantFonts: [context.obj(inner as never)],
      ToUnicode: privately(['0001'], context),
    } as never),
  );
}
