import type { TextEncoding } from '@rebblatt/contracts';
import iconv from 'iconv-lite';

/** The names of the code pages in iconv. */
const names: Record<TextEncoding, string> = {
  'utf-8': 'utf8',
  'utf-16le': 'utf16-le',
  'utf-16be': 'utf16-be',
  'windows-1252': 'win1252',
  'windows-1250': 'win1250',
  'iso-8859-15': 'iso-8859-15',
  ibm850: 'cp850',
  'iso-8859-2': 'iso-8859-2',
  ibm852: 'cp852',
  ibm437: 'cp437',
  macintosh: 'macroman',
  'x-mac-ce': 'maccenteuro',
  'utf-7': 'utf7',
};

/** The text of bytes in a code page; what it has no sign for becomes U+FFFD. */
export function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), names[encoding]);
  // Since 1998 Macs have the euro where iconv still has the sign of any currency.
  return encoding === 'macintosh' ? text.replaceAll('¤', '€') : text;
}

/** The code pages of Western and Central Europe, the likeliest first. */
export const codePages: readonly TextEncoding[] = [
  'windows-1252',
  'macintosh',
  'ibm850',
  'windows-1250',
  'iso-8859-15',
  'ibm437',
  'ibm852',
  'iso-8859-2',
  'x-mac-ce',
];

/** «ZÃ¼rich» is «Zürich» that was decoded by the wrong page on its way; null for a text that was not. */
export function twiceEncoded(text: string): string | null {
  if (!/[ÃÂâ][\u0080-\u00bf€‚„†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text)) return null;
  const once = iconv.decode(iconv.encode(text, 'win1252'), 'utf8');
  return once.includes('\ufffd') || once.includes('?') !== text.includes('?') ? null : once;
}
