import { open } from 'node:fs/promises';

/** The type of a file by its first bytes; names and declared types are only labels. */
export type FileKind =
  | 'pdf'
  | 'png'
  | 'jpg'
  | 'gif'
  | 'webp'
  | 'tif'
  | 'bmp'
  | 'svg'
  | 'zip'
  | 'html'
  | 'icc'
  | 'eps'
  | 'psd'
  | 'cdr'
  | 'indd';

/** "%PDF-" may follow some other bytes, but must begin within these. */
const HEAD_BYTES = 1024;

const starts: [FileKind, RegExp][] = [
  ['png', /^.PNG\r\n/s],
  ['jpg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF....WEBP/s],
  ['tif', /^(II[*+]\0|MM\0[*+])/],
  // The offset of the pixels follows two unused numbers, and none is far.
  ['bmp', /^BM....\0\0\0\0..\0\0/s],
  // PostScript, also behind the head that DOS programs put before it with a preview.
  ['eps', /^(%!PS|\xc5\xd0\xd3\xc6)/],
  ['psd', /^8BPS/],
  ['cdr', /^RIFF....(CDR|cdr)/s],
  ['indd', /^..\xed\xf5\xd8.F\xe5/s],
  ['zip', /^PK[^\w\s]{2}/],
  ['svg', /^\W*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<(!DOCTYPE svg|(\w+:)?svg)\b/is],
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
