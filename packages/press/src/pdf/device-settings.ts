import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from 'pdf-lib';
import { decodeFilters, filtersOf } from './decode-filters.ts';
import { asDict, asList, asName, entryOf, numberOf } from './entries.ts';
import { deflated } from './replace-stream.ts';

const name = (text: string) => PDFName.of(text);
/** Another file or picture in place of this one, and what the program that made it keeps for itself. */
const OF_XOBJECT = ['OPI', 'Alternates', 'PieceInfo', 'Ref'];
/** A page of images, decoded. */
const MAX_BYTES = 256 * 2 ** 20;
/** Nesting of direct objects; programs write a handful. */
const MAX_DEPTH = 16;

/** Whether a transfer function changes nothing (ISO 32000-1, table 58): one for all inks, or one for each. */
export function changesNothing(transfer: PDFObject | undefined): boolean {
  const all = transfer instanceof PDFArray ? asList(transfer) : [transfer];
  return all.every((one) => one === undefined || ['Identity', 'Default'].includes(asName(one) ?? ''));
}

/** The transfer function that holds in a graphics state: TR2 goes before TR. */
export const transferOf = (state: PDFDict): PDFObject | undefined =>
  entryOf(state, 'TR2') ?? entryOf(state, 'TR');

/** Whether a graphics state names a halftone or its phase that only one device has (PDF/X allows types 1 and 5). */
export function hasForeignHalftone(state: PDFDict): boolean {
  const halftone = asDict(entryOf(state, 'HT'));
  return (
    state.has(name('HTP')) ||
    (halftone !== undefined && ![1, 5].includes(numberOf(halftone, 'HalftoneType') ?? 1))
  );
}

/**
 * Removes what only one device or program reads and what no reader shows: halftones, transfer functions that change
 * nothing, proxies and alternates of pictures. Data that is packed with LZW is packed anew.
 */
export function dropDeviceSettings({ context }: PDFDocument): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    inStates(object, 0);
    if (!(object instanceof PDFRawStream)) continue;
    if (object.dict.has(name('Subtype'))) for (const key of OF_XOBJECT) object.dict.delete(name(key));
    if (!filtersOf(object.dict).includes('LZWDecode')) continue;
    const { bytes, left } = decodeFilters(object, MAX_BYTES);
    if (left !== undefined) continue;
    const dict = object.dict.clone(context);
    for (const key of ['DecodeParms', 'Length']) dict.delete(name(key));
    dict.set(name('Filter'), name('FlateDecode'));
    context.assign(ref, PDFRawStream.of(dict, deflated(context, bytes).contents));
  }
}

/** Looks for the graphics states that an object names. */
function inStates(object: PDFObject, depth: number): void {
  if (depth > MAX_DEPTH) return;
  if (object instanceof PDFStream) inStates(object.dict, depth + 1);
  else if (object instanceof PDFArray) for (const item of object.asArray()) inStates(item, depth + 1);
  else if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) {
      inStates(value, depth + 1);
      const states = key === name('ExtGState') ? object.lookup(key) : undefined;
      if (!(states instanceof PDFDict)) continue;
      for (const one of states.keys()) {
        const state = states.lookup(one);
        if (state instanceof PDFDict) dropFrom(state);
      }
    }
}

function dropFrom(state: PDFDict): void {
  if (hasForeignHalftone(state)) for (const key of ['HT', 'HTP']) state.delete(name(key));
  if (changesNothing(transferOf(state))) for (const key of ['TR', 'TR2']) state.delete(name(key));
}
