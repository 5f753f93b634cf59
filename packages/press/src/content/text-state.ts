import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject } from 'pdf-lib';
import { asDict, entryOf } from '../pdf/entries.ts';
import { numbersIn } from './operands.ts';
import { type Found, foundIn, resourceIn } from './resources.ts';
import type { Operation } from './tokens.ts';

/** A font as its resources or a graphics state refer to it, with the size in which it is set. */
export interface SetFont extends Found {
  object: PDFDict;
  size: number;
}

/** The part of the text state that decides what text paints. Inherited by forms, patterns and glyphs. */
export interface TextMode {
  textMode: number;
  font: SetFont | undefined;
}

export const usualText: TextMode = { textMode: 0, font: undefined };

/** Applies Tr, Tf, and gs, which may set a font as well, to the state; other operations do not change it. */
export function applyText(
  state: TextMode,
  operation: Operation,
  bytes: Uint8Array,
  resources: PDFDict | undefined,
): void {
  const { operator, names } = operation;
  if (operator === 'Tr') state.textMode = numbersIn(bytes, operation)[0] ?? 0;
  else if (operator === 'Tf')
    state.font = setFont(foundIn(resources, 'Font', names[0]), numbersIn(bytes, operation).at(-1));
  else if (operator === 'gs') state.font = fontOf(resourceIn(resources, 'ExtGState', names[0])) ?? state.font;
}

/** The font that a graphics state sets, if it sets one. */
function fontOf(state: PDFObject | undefined): SetFont | undefined {
  const set = entryOf(asDict(state), 'Font');
  if (!(set instanceof PDFArray) || set.size() < 2) return undefined;
  const [ref, object, size] = [set.get(0), set.lookup(0), set.lookup(1)];
  return setFont(object && { ref, object }, size instanceof PDFNumber ? size.asNumber() : undefined);
}

function setFont(found: Found | undefined, size = 1): SetFont | undefined {
  return found?.object instanceof PDFDict ? { ref: found.ref, object: found.object, size } : undefined;
}

/** Whether the letters of a font are drawings (a Type 3 font), which paint in every text rendering mode. */
export const isDrawn = (font: SetFont | undefined): font is SetFont =>
  font?.object.lookup(PDFName.of('Subtype')) === PDFName.of('Type3');
