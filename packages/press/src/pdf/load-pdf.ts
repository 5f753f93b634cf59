import { PDFDocument } from 'pdf-lib';
import { followCrossReference } from './follow-cross-reference.ts';

/**
 * Reads a PDF without changing its metadata: the objects to which its cross reference points, as every reader does. Does
 * not yield to the event loop as the library does by default (about a millisecond every 100 objects): the press reads
 * files in processes of their own.
 * @param options `ignoreEncryption` also opens encrypted files; their strings and streams stay encrypted
 * @throws Error when the bytes are not a PDF or a damaged one
 */
export async function loadPdf(
  bytes: Uint8Array,
  options: { ignoreEncryption?: boolean } = {},
): Promise<PDFDocument> {
  const doc = await PDFDocument.load(bytes, {
    ...options,
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  if (doc.context.trailerInfo.Encrypt === undefined) followCrossReference(doc, bytes);
  return doc;
}
