const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** What no text shows, except tabulator and line break. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/**
 * A text of a workbook as it is shown: signs that XML cannot hold are written _x000D_, an underscore before such a text as
 * _x005F_ (ECMA-376, part 1, 22.9.2.19); a line break may be written in three ways.
 */
export const cellText = (text: string): string =>
  text
    .replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '');
