import { PDFHexString, PDFString } from 'pdf-lib';

/** The text of a PDF string; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}
