import type { FieldErrorKey } from '@rebblatt/contracts';

const begins = (bytes: Buffer, head: string) => bytes.subarray(0, head.length).toString('latin1') === head;

/** How much of a file says what it is. */
const HEAD = 4_000;

/** Names of the streams in an OLE file, which are UTF-16. */
const hasStream = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(name, 'utf16le'));

/** Word, PowerPoint and the workbooks of Excel before 2007 are OLE files, and so is every encrypted document. */
function oleKind(bytes: Buffer): FieldErrorKey {
  if (hasStream(bytes, 'EncryptedPackage')) return 'table.is-protected';
  const isOther = hasStream(bytes, 'WordDocument') || hasStream(bytes, 'PowerPoint Document');
  return isOther ? 'table.is-document' : 'table.is-old-workbook';
}

const PICTURES = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'II*\0', 'MM\0*', 'RIFF'];
const IS_HTML =
  /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*){0,5}<(?:!doctype html|html|head|body|table|meta|style|div)\b/i;

/** Programs write pages and other XML under the name of a workbook. */
function markupKind(head: string): FieldErrorKey | null {
  const text = head.replace(/^(?:\ufeff|\xef\xbb\xbf)/, '').trimStart();
  if (text.startsWith('{\\rtf')) return 'table.is-document';
  if (/^MIME-Version:/i.test(text) || IS_HTML.test(text)) return 'table.is-web-page';
  if (!text.startsWith('<')) return null;
  if (text.includes('urn:schemas-microsoft-com:office:spreadsheet')) return 'table.is-xml-sheet';
  if (text.includes('urn:oasis:names:tc:opendocument')) return 'table.is-open-document';
  return /^<\?xml\b/.test(text) ? 'table.unreadable' : null;
}

/** What a file is that is neither a workbook nor a text with cells; null for what may be one of them. */
export function otherKind(bytes: Buffer): FieldErrorKey | null {
  if (begins(bytes, '\xD0\xCF\x11\xE0')) return oleKind(bytes);
  if (begins(bytes, '%PDF')) return 'table.is-pdf';
  if (PICTURES.some((head) => begins(bytes, head))) return 'table.is-picture';
  const head = bytes.subarray(0, HEAD);
  return markupKind(head.toString('latin1')) ?? markupKind(head.toString('utf16le'));
}

/** What an archive is that holds no workbook, by the names of its files. */
export function archiveKind(has: (name: string) => boolean): FieldErrorKey {
  if (has('xl/workbook.bin')) return 'table.is-binary-workbook';
  if (has('content.xml') && (has('mimetype') || has('META-INF/manifest.xml')))
    return 'table.is-open-document';
  if (has('Index/Document.iwa') || has('Index.zip') || has('index.apxl')) return 'table.is-numbers';
  if (has('word/document.xml') || has('ppt/presentation.xml')) return 'table.is-document';
  return 'table.is-archive';
}
