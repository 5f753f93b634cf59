import { PDFDict, PDFName, PDFStream } from 'pdf-lib';
import { nameIn } from '../content/resources.ts';
import type { SetFont } from '../content/text-state.ts';
import { operations } from '../content/tokens.ts';
import { dictOf } from '../pdf/entries.ts';
import { decodeStream } from '../pdf/streams.ts';

/**
 * The names of a font of drawings and of its twin, whose letters are as wide and paint nothing. Both are added to the
 * resources where they are missing.
 */
export function silentFont(font: SetFont, resources: PDFDict): { silent: string; name: string } {
  const { context } = resources;
  const name = nameIn(resources, 'Font', font.ref, 'Drawn');
  const silent = `${name}Silent`;
  const fonts = resources.lookup(PDFName.of('Font'), PDFDict);
  if (!fonts.has(PDFName.of(silent)))
    fonts.set(PDFName.of(silent), context.register(silentTwin(font.object)));
  return { silent, name };
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
