import fc from 'fast-check';
import { PDFContext, type PDFDict } from 'pdf-lib';
import { expect, test } from 'vitest';
import { identity } from '../pdf/matrix.ts';
import { Painted } from '../pdfx/painted.ts';
import { PressError } from '../press-error.ts';
import { plateContent } from '../proof/plate-content.ts';
import { convertContent } from './convert-content.ts';
import { inksFor } from './ink-of.ts';
import { fogra39 } from './output-condition.ts';
import { openProfile } from './profile-engine.ts';

const inks = inksFor(await openProfile(fogra39().profile));
const context = PDFContext.create();
const resources = context.obj({
  ExtGState: { A: { ca: 0.5 }, B: { LW: 3, op: true, OPM: 1 } },
  ColorSpace: { S: ['Separation', 'Gold', 'DeviceCMYK', { FunctionType: 2 }], C: 'DeviceRGB' },
}) as PDFDict;

const convert = (content: Uint8Array | string, overprint = true) =>
  Buffer.from(
    convertContent(Buffer.from(content), {
      inks,
      mode: 'ink',
      resources,
      ctm: identity,
      begins: 'as-called',
      overprint,
      use: () => undefined,
    }).content,
  ).toString('latin1');

test('everything except the colours is unchanged, byte for byte', () => {
  const content =
    'q % 1 0 0 rg\n(1 0 0 rg \\) (rg)) Tj <31> TJ\r/rg gs [(0 0 0 rg)] TJ  1 0 0 rg\t0 0 m h\nf Q';
  expect(convert(content, false)).toBe(content.replace('1 0 0 rg\t', `${convert('1 0 0 rg', false)}\t`));
});

const operand = fc.oneof(
  fc.double({ min: -9, max: 99, noNaN: true }).map((value) => value.toFixed(3)),
  fc.constantFrom(
    '/A',
    '/B',
    '/S',
    '/C',
    '/DeviceRGB',
    '/Pattern',
    '(rg)',
    '<3F>',
    '[',
    ']',
    '<<',
    '>>',
    '%',
  ),
);
const operator = fc.constantFrom(
  ...['q', 'Q', 'cm', 'rg', 'RG', 'g', 'k', 'K', 'cs', 'CS', 'sc', 'scn', 'SCN', 'gs', 'w', 'BT', 'ET', 'Tf'],
  ...[
    'Tm',
    'Tr',
    'Tj',
    'TJ',
    "'",
    're',
    'm',
    'l',
    'c',
    'f',
    'f*',
    'S',
    'B',
    'n',
    'Do',
    'sh',
    'BI',
    'ID',
    'EI',
  ],
);
const stream = fc
  .array(
    fc.oneof(
      fc.array(operand, { maxLength: 6 }).map((words) => words.join(' ')),
      operator,
    ),
    { maxLength: 60 },
  )
  .map((words) => Buffer.from(words.join(' ')));

const host = {
  resources,
  object: (name: string) => name,
  inlineImage: () => undefined,
  pattern: (name: string) => name,
  font: () => undefined,
};

test('any content is converted, refused as unprintable or left alone, without a crash', () => {
  fc.assert(
    fc.property(fc.oneof(stream, fc.uint8Array({ maxLength: 300 })), (content) => {
      try {
        expect(convert(content)).not.toMatch(/NaN|undefined|Infinity/);
      } catch (error) {
        if (!(error instanceof PressError)) throw error;
      }
      expect(new Painted('').page(content, resources)).toBeInstanceOf(Map);
      for (const plate of [0, 3])
        expect(plateContent(content, host, plate, 'black')).toBeInstanceOf(Uint8Array);
    }),
    { numRuns: 400 },
  );
});
