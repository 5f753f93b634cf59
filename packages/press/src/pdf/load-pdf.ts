import { PDFDocument } from 'pdf-lib';
import { followCrossReference } from './follow-cross-reference.ts';

/**
 * Reads a PDF as it stands, without touching its metadata: the objects its cross reference names, as every reader
 * does. Does not pause in between as the library would to keep a screen alive (about a millisecond every 100 objects):
 * the press reads files in processes of their own.
 * @param options `ignoreEncryption` opens an encrypted file too; its strings and streams stay scrambled
 * @throws Error when the bytes are no PDF or a damaged one
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
