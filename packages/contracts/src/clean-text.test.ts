import { describe, expect, it } from 'vitest';
import { cleanLine, cleanParagraphs } from './clean-text.ts';

const codes = (list: string) =>
  list.split(' ').map((code) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Every character that shows nothing, of each kind one. */
const unseen = codes(
  'AD 34F 61C 115F 17B4 180E 200B 200C 200D 200E 200F 202A 202E 2060 2064 2066 3164 FE00 FE0F FEFF FFA0 FFF9 1D173 E0001 E0061 E0100 7 85 9F',
);
const wide = codes('9 A A0 1680 2000 2003 2009 202F 205F 2028 2800 3000');

describe('a line', () => {
  it.each(unseen)('loses %j between letters', (one) =>
    expect(cleanLine(`Pi${one}not`).replace(' ', '')).toBe('Pinot'),
  );
  it.each(wide)('has a blank for %j', (one) =>
    expect(cleanLine(`Pinot${one}${one} Noir${one}`)).toBe('Pinot Noir'),
  );
  it('is in one normal form, without halves of characters', () =>
    expect(cleanLine('Ra\u0308uschling \uD83C')).toBe('Räuschling'));
  it('has letters by themselves where a program has joined them', () =>
    expect(cleanLine('Con\uFB01dence \uFB00 \uFB02 \uFB03 \uFB04 \uFB05 \uFB06 Œ')).toBe(
      'Confidence ff fl ffi ffl st st Œ',
    ));
});

describe('a text', () => {
  it('has letters by themselves, too', () => expect(cleanParagraphs('\uFB01n\nbon')).toBe('fin\nbon'));
  it('keeps its lines and what shapes an emoji or a script', () => {
    expect(cleanParagraphs('Ja\r\nnein\u2028 ')).toBe('Ja\nnein');
    expect(cleanParagraphs('👩\u200D🌾 ❤\uFE0F 1\uFE0F\u20E3')).toContain('👩\u200D🌾 ❤\uFE0F');
    expect(cleanParagraphs('می\u200Cخواهم क्\u200Dष')).toBe('می\u200Cخواهم क्\u200Dष');
  });
  it.each(unseen.filter((one) => one !== '\u0085'))('loses %j between letters', (one) =>
    expect(cleanParagraphs(`Pi${one}not`)).toBe('Pinot'),
  );
});
