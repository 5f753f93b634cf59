import { embedFont, glyphHex } from '@rebblatt/specimen';
import { PDFRawStream } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { decodeFilters } from '../../pdf/decode-filters.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, neverPainted, places } from '../testing/hide-in.ts';

const whole: Drawing = {
  content: `BT /F 20 Tf 150 150 Td <${glyphHex('sans', 'Wein')}> Tj ET`,
  resources: (context) => ({ Font: { F: embedFont(context, 'sans', 'Wein') } }),
};

const MOST = 1_000_000;

/** The same font with other bytes as its font program. */
const damaged = (change: (program: Uint8Array) => Uint8Array): Drawing => ({
  content: whole.content,
  resources: (context) => {
    const font = embedFont(context, 'sans', 'Wein');
    for (const [ref, object] of context.enumerateIndirectObjects())
      if (object instanceof PDFRawStream && object.dict.toString().includes('/Length1'))
        context.assign(ref, context.stream(change(decodeFilters(object, MOST).bytes), { Length1: 1 }));
    return { Font: { F: font } };
  },
});

/** Where the outlines are in a TrueType program, by its directory. */
function outlinesOf(program: Uint8Array): { offset: number; length: number } {
  const bytes = Buffer.from(program);
  const entry = bytes.indexOf('glyf');
  return { offset: bytes.readUInt32BE(entry + 8), length: bytes.readUInt32BE(entry + 12) };
}

function withoutOutlines(program: Uint8Array): Uint8Array {
  const { offset, length } = outlinesOf(program);
  return Uint8Array.from(program).fill(0, offset, offset + length);
}

/** As macOS writes the font of a line of spaces: one zero, and an index that says that no glyph has an outline. */
function ofSpacesOnly(program: Uint8Array): Uint8Array {
  const bytes = Buffer.from(withoutOutlines(program));
  const index = bytes.indexOf('loca');
  const offset = bytes.readUInt32BE(index + 8);
  bytes.fill(0, offset, offset + bytes.readUInt32BE(index + 12));
  bytes.writeUInt32BE(1, bytes.indexOf('glyf') + 12);
  return bytes;
}

function cutInOutlines(program: Uint8Array): Uint8Array {
  const { offset, length } = outlinesOf(program);
  // With the outlines at the end, as many programs write them, so that all else is whole.
  const moved = Buffer.concat([program, program.subarray(offset, offset + length * 0.9)]);
  moved.writeUInt32BE(program.length, moved.indexOf('glyf') + 8);
  return moved;
}

const simple = (key: string, program: string, subtype?: string): Drawing => ({
  content: 'BT /F 20 Tf 150 150 Td (Wein) Tj ET',
  resources: (context) => ({
    Font: {
      F: {
        ...{ Type: 'Font', Subtype: 'Type1', BaseFont: 'Rebe' },
        FontDescriptor: {
          ...{ Type: 'FontDescriptor', FontName: 'Rebe', Flags: 4 },
          [key]: context.register(context.stream(program, subtype ? { Subtype: subtype } : {})),
        },
      },
    },
  }),
});

describe.each(places)('text in a %s', (place) => {
  test('in a readable font passes, in an unreadable one it is reported', async () => {
    expect(await verdict(await hideIn(place, whole), 'FONT-DAMAGED')).toEqual([]);
    const rubbish = damaged(() => Buffer.alloc(2_000, 'rubbish'));
    expect(await findingsOf(await hideIn(place, rubbish), 'FONT-DAMAGED')).toMatchObject([
      { severity: 'error', params: { names: 'Specimen-sans' } },
    ]);
  });
});

test.each([
  ['a truncated TrueType program', damaged((program) => program.subarray(0, 900))],
  ['a TrueType program that is cut within its outlines', damaged(cutInOutlines)],
  ['a TrueType program whose outlines are wiped', damaged(withoutOutlines)],
  ['an invalid Type 1 program', simple('FontFile', 'no font at all')],
  ['an invalid CFF program', simple('FontFile3', '\u0001\u0000\u0004\u0001rubbish', 'Type1C')],
  ['an invalid OpenType program', simple('FontFile3', 'OTTOrubbish', 'OpenType')],
  ['an empty program', simple('FontFile2', '')],
])('%s is reported', async (_, drawing) => {
  expect(await verdict(await hideIn('page', drawing), 'FONT-DAMAGED')).toEqual(['error']);
});

test('a font that has nothing but spaces is not reported', async () => {
  expect(await verdict(await hideIn('page', damaged(ofSpacesOnly)), 'FONT-DAMAGED')).toEqual([]);
});

test('a font that no text uses is not reported', async () => {
  const rubbish = damaged(() => Buffer.alloc(2_000, 'rubbish'));
  expect(await verdict(await neverPainted(rubbish), 'FONT-DAMAGED')).toEqual([]);
});
