const MINUS = 0x2d;
const DOT = 0x2e;

/** Parses a number in the usual notation without creating a string; undefined for anything else. */
export function plainNumber(bytes: Uint8Array, from: number, end: number): number | undefined {
  let at = bytes[from] === MINUS ? from + 1 : from;
  if (at === end || end - at > 15) return undefined;
  let digits = 0;
  let scale = 0;
  for (; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte === DOT && scale === 0) scale = 1;
    else if (byte < 0x30 || byte > 0x39) return undefined;
    else {
      digits = digits * 10 + byte - 0x30;
      scale *= 10;
    }
  }
  const value = scale > 1 ? digits / scale : digits;
  return bytes[from] === MINUS ? -value : value;
}
