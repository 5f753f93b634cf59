import { open } from 'node:fs/promises';

/** The type of a file by its first bytes; names and declared types are only labels. */
export type FileKind = 'pdf' | 'png' | 'jpg' | 'gif' | 'webp' | 'svg' | 'zip' | 'html' | 'icc';

/** "%PDF-" may follow some other bytes, but must begin within these. */
const HEAD_BYTES = 1024;

const starts: [FileKind, RegExp][] = [
  ['png', /^.PNG\r\n/s],
  ['jpg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF....WEBP/s],
  ['zip', /^PK[^\w\s]{2}/],
  ['svg', /^\W*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg/is],
  ['html', /^\W*<(!doctype html|html|head|body|script)/i],
  // The signature of an ICC profile follows the first 36 bytes of its header (ICC.1:2010, 7.2.10).
  ['icc', /^[\s\S]{36}acsp/],
  ['pdf', /%PDF-\d/],
];

/** The kind of a file by its first bytes; null for anything else. */
export async function kindOfFile(path: string): Promise<FileKind | null> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead).toString('latin1');
    return starts.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
  } finally {
    await handle.close();
  }
}

/** The extension of a file name, without the dot; "?" if it has none. */
export const endingOf = (name: string) => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '?';
