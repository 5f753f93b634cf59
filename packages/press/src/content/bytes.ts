const REGULAR = 0;
/** What a byte means for the token before it (ISO 32000-1, 7.2.2). */
export const [SPACE, DELIMITER] = [1, 2];

export const kindOf = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) kindOf[byte] = SPACE;
for (const char of '()<>[]{}/%') kindOf[char.charCodeAt(0)] = DELIMITER;

/** The offset after a word, a number or a name, whose slash is before `from`. */
export function endOfWord(bytes: Uint8Array, from: number, limit = bytes.length): number {
  let at = from;
  while (at < limit && kindOf[bytes[at] as number] === REGULAR) at++;
  return at;
}

/** The offset of the end of the line, where a comment ends too. */
export function endOfLine(bytes: Uint8Array, from: number, limit = bytes.length): number {
  let at = from;
  while (at < limit && bytes[at] !== 10 && bytes[at] !== 13) at++;
  return at;
}

/** The offset of what follows white space and comments. */
export function endOfSpace(bytes: Uint8Array, from: number, limit = bytes.length): number {
  let at = from;
  while (at < limit) {
    if (bytes[at] === 0x25) at = endOfLine(bytes, at, limit);
    else if (kindOf[bytes[at] as number] === SPACE) at++;
    else return at;
  }
  return at;
}

/** The offset after a string in hexadecimal digits. */
export function endOfHexString(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(0x3e, from);
  return end < 0 ? bytes.length : end + 1;
}

/** A name with its escapes decoded, whose digits may be in lower case (ISO 32000-1, 7.3.5); without its slash. */
export const decodedName = (text: string): string =>
  text.includes('#')
    ? text.replace(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
