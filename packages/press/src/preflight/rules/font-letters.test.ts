import { embedFont, glyphHex } from '@rebblatt/specimen';
import { type PDFContext, type PDFDict, PDFName, PDFRawStream } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { decodeFilters } from '../../pdf/decode-filters.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, neverPainted, places } from '../testing/hide-in.ts';

const SHOWN = 'Wein 12.50';

/** Text in an embedded font of which the outlines of some characters are gone, as when a program leaves them out. */
const lacking = (lost: string, shown = SHOWN, mode = 0, meant = ''): Drawing => ({
  content: `BT ${mode} Tr /F 20 Tf 150 150 Td <${glyphHex('sans', shown)}> Tj ET`,
  resources: (context) => {
    const font = embedFont(context, 'sans', shown);
    if (meant) (context.lookup(font) as PDFDict).set(PDFName.of('ToUnicode'), allMean(meant, context));
    for (const [ref, object] of context.enumerateIndirectObjects())
      if (object instanceof PDFRawStream && object.dict.toString().includes('/Length1'))
        context.assign(ref, context.stream(without(lost, decodeFilters(object, 1e6).bytes), { Length1: 1 }));
    return { Font: { F: font } };
  },
});

/** That every code stands for this character. */
const allMean = (char: string, context: PDFContext) =>
  context.register(
    context.stream(
      `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${Array.from(
        { length: 400 },
        (_, i) => `1 beginbfchar <${hex(i)}> <${[...char].flatMap(units).map(hex).join('')}> endbfchar`,
      ).join('\n')} endcmap`,
    ),
  );
const hex = (value: number) => value.toString(16).padStart(4, '0');
const units = (char: string) => Array.from({ length: char.length }, (_, i) => char.charCodeAt(i));

/** A TrueType program whose index says that these characters have no outline. */
function without(lost: string, program: Uint8Array): Uint8Array {
  const bytes = Buffer.from(program);
  const table = (tag: string) => bytes.readUInt32BE(bytes.indexOf(tag) + 8);
  const [long, index] = [bytes.readUInt16BE(table('head') + 50) === 1, table('loca')];
  const size = long ? 4 : 2;
  const numbers = [...lost].map((char) => Number.parseInt(glyphHex('sans', char), 16));
  // An outline ends where the next one begins, so that each begins where it ends.
  for (const at of numbers.sort((a, b) => b - a).map((number) => index + number * size))
    bytes.copyWithin(at, at + size, at + 2 * size);
  return bytes;
}

describe.each(places)('text in a %s', (place) => {
  test('of which the font has all characters passes, of which it lacks some they are named', async () => {
    expect(await findingsOf(await hideIn(place, lacking('')), 'FONT-LETTERS')).toEqual([]);
    expect(await findingsOf(await hideIn(place, lacking('125')), 'FONT-LETTERS')).toMatchObject([
      { severity: 'error', params: { font: 'Specimen-sans', names: '1, 2, 5' } },
    ]);
  });
});

test('each place of a missing character is told', async () => {
  const [finding] = await findingsOf(await hideIn('page', lacking('1', '1 Wein 1')), 'FONT-LETTERS');
  expect(finding?.places_mm).toHaveLength(2);
  const [first, last] = finding?.places_mm ?? [];
  expect(first?.x).toBeCloseTo(150 / (72 / 25.4), 0);
  expect((last?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(20);
});

test.each([
  ['spaces', lacking(' ')],
  ['a no-break space', lacking('\u00a0', 'Wein\u00a01')],
  ['characters that are not shown', lacking('xyz')],
  ['text that is there for machines only', lacking('125', SHOWN, 3)],
])('%s need no outlines', async (_, drawing) => {
  expect(await verdict(await hideIn('page', drawing), 'FONT-LETTERS')).toEqual([]);
});

test('pictographs, which programs draw as pictures over a glyph without outline, pass', async () => {
  expect(await verdict(await hideIn('page', lacking(SHOWN, SHOWN, 0, '🎷')), 'FONT-LETTERS')).toEqual([]);
});

test('a missing sign is a warning, and so is a font that draws nothing at all', async () => {
  expect(await verdict(await hideIn('page', lacking('.')), 'FONT-LETTERS')).toEqual(['warning']);
  expect(await verdict(await hideIn('page', lacking(SHOWN)), 'FONT-LETTERS')).toEqual(['warning']);
});

test('a character that the font does not know is a box', async () => {
  expect(await findingsOf(await hideIn('page', lacking('', 'Wein ☂')), 'FONT-LETTERS')).toMatchObject([
    { params: { names: '☂' } },
  ]);
});

test('a font that no text uses is not looked at', async () => {
  expect(await verdict(await neverPainted(lacking('125')), 'FONT-LETTERS')).toEqual([]);
});
