import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines, firstInvisible, notPrinted, textWidthMm, unprintableCharacters } from './measure.ts';

test('digits of Newsreader are equally wide, so that prices align in columns', () => {
  const widths = [...'0123456789'].map((digit) =>
    textWidthMm(digit, { face: 'text400', pair: 'newsreader' }, 8),
  );
  expect(new Set(widths).size).toBe(1);
});

test('no line is wider than allowed and only blanks at the breaks are removed', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcäöüéœMWi-’.'), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
      const text = words.join(' ');
      const lines = breakLines(text, { face: 'small400', pair: 'newsreader' }, 7, 40);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines)
        expect(textWidthMm(line, { face: 'small400', pair: 'newsreader' }, 7)).toBeLessThanOrEqual(40);
    }),
  );
});

test('line ends of the text are kept, empty lines too', () => {
  expect(breakLines('eins\r\nzwei\n\ndrei', { face: 'text400', pair: 'newsreader' }, 8, 100)).toEqual([
    'eins',
    'zwei',
    '',
    'drei',
  ]);
});

test('letters of the languages of wine countries are printable, other scripts and emojis are not', () => {
  expect(unprintableCharacters('Żółć Őrség Šipon Côtes «Œil» 12–14 … 20 € ½ ’Üetli\n')).toEqual([]);
  expect(unprintableCharacters('a\u0308')).toEqual([]);
  expect(unprintableCharacters('Ξινό 😀😀')).toEqual(['Ξ', 'ι', 'ν', 'ό', '😀']);
});

test('names what is neither seen nor printed, but not what shapes an emoji', () => {
  expect(firstInvisible('Guter Pinot\u200B Noir')).toEqual({ character: 'U+200B', after: 'Guter Pinot' });
  expect(firstInvisible('Prost ❤\uFE0F\u200D🔥')).toBeNull();
  expect(unprintableCharacters('Pinot\u200B')).toEqual([]);
});

test('names all that is not printed: what is seen as it is, and what is not by its code', () => {
  expect(notPrinted('Ober\uE000deck \uE000\u{F0000} Ξ\u0378')).toEqual(['Ξ', 'U+E000', 'U+F0000']);
  expect(notPrinted('Ober\u0378deck')).toEqual(['U+0378']);
  expect(notPrinted('Prost ❤\uFE0F\u200D🔥')).toEqual(['❤', '🔥']);
  expect(notPrinted('Hauptdeck')).toEqual([]);
});
