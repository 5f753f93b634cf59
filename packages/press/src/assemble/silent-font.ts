import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFStream } from 'pdf-lib';
import { operations } from '../pdf/content-operations.ts';
import { dictOf } from '../pdf/entries.ts';
import { decodeStream } from '../pdf/streams.ts';

/** The font of a text state, as its resources refer to it. */
export interface UsedFont {
  entry: PDFObject;
  dict: PDFDict;
  size: number;
}

/** The font that Tf sets. */
export function fontByName(
  resources: PDFDict,
  font: string | undefined,
  size: number | undefined,
): UsedFont | undefined {
  return used(dictOf(resources, 'Font')?.get(PDFName.of(font ?? '')), size, resources);
}

/** The font that a graphics state sets, if it sets one. */
export function fontOfState(resources: PDFDict, state: string | undefined): UsedFont | undefined {
  const set = dictOf(dictOf(resources, 'ExtGState'), state ?? '')?.lookup(PDFName.of('Font'));
  if (!(set instanceof PDFArray) || set.size() < 2) return undefined;
  const size = set.lookup(1);
  return used(set.get(0), size instanceof PDFNumber ? size.asNumber() : undefined, resources);
}

function used(entry: PDFObject | undefined, size = 1, owner: PDFDict): UsedFont | undefined {
  const dict = entry && owner.context.lookup(entry);
  return entry && dict instanceof PDFDict ? { entry, dict, size } : undefined;
}

/** Whether the letters are drawings (a Type 3 font). */
export const isDrawn = ({ dict }: UsedFont): boolean =>
  dict.lookup(PDFName.of('Subtype')) === PDFName.of('Type3');

/**
 * The names of a font of drawings and of its twin, whose letters are as wide and paint nothing. Both are added to the
 * resources where they are missing.
 */
export function silentFont(font: UsedFont, resources: PDFDict): { silent: string; name: string } {
  const { context } = resources;
  const known = resources.lookup(PDFName.of('Font'));
  const fonts = known instanceof PDFDict ? known : context.obj({});
  if (fonts !== known) resources.set(PDFName.of('Font'), fonts);
  const name = nameOf(fonts, font.entry) ?? added(fonts, font.entry);
  const silent = `${name}Silent`;
  if (!fonts.has(PDFName.of(silent))) fonts.set(PDFName.of(silent), context.register(silentTwin(font.dict)));
  return { silent, name };
}

function nameOf(fonts: PDFDict, entry: PDFObject): string | undefined {
  return fonts
    .keys()
    .find((key) => fonts.get(key) === entry)
    ?.asString()
    .slice(1);
}

function added(fonts: PDFDict, entry: PDFObject): string {
  let number = 0;
  while (fonts.has(PDFName.of(`Drawn${number}`))) number++;
  fonts.set(PDFName.of(`Drawn${number}`), entry);
  return `Drawn${number}`;
}

/** A letter begins with its width; without it some readers take the letter for damaged. */
function silentTwin(font: PDFDict): PDFDict {
  const twin = font.clone();
  const letters = font.context.obj({});
  const drawn = dictOf(font, 'CharProcs');
  for (const key of drawn?.keys() ?? []) {
    const letter = drawn?.lookup(key);
    const width = letter instanceof PDFStream ? widthOf(decodeStream(letter)) : '0 0 d0';
    letters.set(key, font.context.register(font.context.stream(width)));
  }
  twin.set(PDFName.of('CharProcs'), letters);
  return twin;
}

function widthOf(letter: Uint8Array): string {
  for (const { operator, start, end } of operations(letter))
    if (operator === 'd0' || operator === 'd1')
      return Buffer.from(letter.subarray(start, end)).toString('latin1');
  return '0 0 d0';
}
