const decode = (encoding: string, bytes: Uint8Array) =>
  new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);

/**
 * What Windows-1252 has from 0x80 to 0x9f, in which it differs from Latin 1; five places have no sign. Node 20 decodes it as
 * Latin 1, so that the apostrophe of «d’Or» and the dash of «34.–» would be lost.
 */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decodeWindows = (bytes: Uint8Array) =>
  decode('latin1', bytes).replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

/** Which half of the first bytes is zero: Latin letters in UTF-16 have a zero byte each. */
function utf16Without(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 400);
  if (head.length < 4) return null;
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 5 && even < odd / 4) return 'utf-16le';
  return even > head.length / 5 && odd < even / 4 ? 'utf-16be' : null;
}

/**
 * The text of a file that does not say how it is encoded: UTF-16 (with or without a mark), UTF-8 (the same), otherwise
 * Windows-1252, in which Excel writes on a western Windows.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  const wide = utf16Without(bytes);
  if (wide) return decode(wide, bytes);
  try {
    return decode('utf-8', bytes);
  } catch {
    return decodeWindows(bytes);
  }
}
