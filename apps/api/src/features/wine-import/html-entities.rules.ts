/** What shops and cellar books write as signs of web pages: «D&#039;Alsace», «Rot &amp; Weiss», «Ch&acirc;teau». */
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

// Maps, since a text may say «&toString;».
const signs = new Map(
  Object.entries({
    ...{ amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ', euro: '€', hellip: '…' },
    ...{ rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', laquo: '«', raquo: '»', ndash: '–', mdash: '—' },
    ...{ szlig: 'ß', oelig: 'œ', OElig: 'Œ', aelig: 'æ', AElig: 'Æ', oslash: 'ø', Oslash: 'Ø' },
  }),
);

/** Marks over and under letters: «eacute» is an e with the first of them. */
const marks = new Map(
  Object.entries({
    ...{ acute: '\u0301', grave: '\u0300', circ: '\u0302', uml: '\u0308' },
    ...{ tilde: '\u0303', cedil: '\u0327', ring: '\u030a' },
  }),
);

function signOf(name: string): string | undefined {
  const [, letter, mark = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
  const over = marks.get(mark);
  return signs.get(name) ?? (letter && over ? (letter + over).normalize('NFC') : undefined);
}

const LAST = 0x10ffff;
const signAt = (code: number) => (code >= 0x20 && code <= LAST ? String.fromCodePoint(code) : undefined);

/** A text with the signs that a web page would show; what is none stays. */
export const withoutEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        ENTITY,
        (whole, decimal?: string, hex?: string, name?: string) =>
          (decimal ? signAt(Number(decimal)) : hex ? signAt(Number.parseInt(hex, 16)) : signOf(name ?? '')) ??
          whole,
      )
    : text;
