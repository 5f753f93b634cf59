import type { PDFDict, PDFDocument } from 'pdf-lib';
import { PDFHexString, type PDFObject, PDFString } from 'pdf-lib';
import { decodeFilters } from '../../pdf/decode-filters.ts';
import { asDict, entryOf, listOf, nameOf, numberOf, streamOf } from '../../pdf/entries.ts';

const MAX_PROFILE_BYTES = 32 * 1024 * 1024;

export const textOf = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;

/** The output intents for print in a file. */
export const printIntents = (doc: PDFDocument): PDFDict[] =>
  listOf(doc.catalog, 'OutputIntents')
    .map(asDict)
    .filter((intent) => intent !== undefined)
    .filter((intent) => nameOf(intent, 'S') === 'GTS_PDFX');

/** How an output intent describes its output condition: identifier, name, description. */
export const conditionOf = (intent: PDFDict): string[] =>
  ['OutputConditionIdentifier', 'OutputCondition', 'Info']
    .map((key) => textOf(entryOf(intent, key)))
    .filter((text) => text !== undefined);

/** Whether the embedded profile is for CMYK; true when there is none. */
export function isForCmyk(intent: PDFDict): boolean {
  const profile = streamOf(intent, 'DestOutputProfile');
  if (!profile) return true;
  if ((numberOf(profile.dict, 'N') ?? 4) !== 4) return false;
  try {
    const { bytes } = decodeFilters(profile, MAX_PROFILE_BYTES);
    return Buffer.from(bytes.subarray(16, 20)).toString('latin1') === 'CMYK';
  } catch {
    return false;
  }
}
