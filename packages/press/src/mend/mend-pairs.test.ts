import { mendOffers } from '@rebblatt/contracts';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inSpace, ramp } from '../preflight/testing/drawn-colour.ts';
import { findingsOf } from '../preflight/testing/findings-of.ts';
import { type Drawing, hideIn, type Place, places } from '../preflight/testing/hide-in.ts';
import { proofPage } from '../proof/proof-page.ts';
import { mendFile } from './mend-file.ts';

const spot = inSpace(['Separation', 'Gold', 'DeviceCMYK', ramp(4)], '0.2');
/** What is wrong, one of each way of mending, all in the left half of the page. */
const rows: [string, Drawing][] = [
  ['RGB', { content: '0.9 0.2 0.1 rg 150 150 20 20 re f' }],
  ['a spot ink', spot],
  ['too much ink', { content: '1 0.9 0.9 0.9 k 120 180 72 72 re f' }],
  [
    'a font that is not in the file',
    {
      content: 'BT /F 14 Tf 0 0 0 1 k 60 60 Td (Wein) Tj ET',
      resources: () => ({ Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Times-Roman' } } }),
    },
  ],
  ['a hairline', { content: '0 0 0 1 K 0.05 w 100 200 m 180 200 l S' }],
  [
    'white that overprints',
    {
      content: '/Gs gs 0 0 0 0 k 60 150 20 20 re f',
      resources: () => ({ ExtGState: { Gs: { OP: true, op: true, OPM: 1 } } }),
    },
  ],
  [
    'a transfer function',
    {
      content: '/Gs gs 0 0 0 1 k 60 120 20 20 re f',
      resources: () => ({ ExtGState: { Gs: { TR: { FunctionType: 2, Domain: [0, 1], N: 2 } } } }),
    },
  ],
  [
    'a gradient of a screen',
    {
      content: 'q 60 60 80 30 re W n /Sh sh Q',
      resources: () => ({
        Shading: {
          Sh: { ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [60, 0, 140, 0], Function: ramp(3) },
        },
      }),
    },
  ],
];

/** What is right, in the right half: in all four inks, as a gradient, a line and black alone. */
const GOOD = `q 0.1 0.6 0.3 0.05 k 400 100 60 60 re f 0 0 0 1 k 480 100 60 60 re f
  0.4 0.2 0 0.1 K 3 w 400 200 m 540 260 l S 0.02 0.01 0 0 k 400 280 60 40 re f Q`;

function together(parts: readonly Drawing[]): Drawing {
  return {
    content: [...parts.map((_, i) => `q /D${i} Do Q`), GOOD].join('\n'),
    resources: (context) => ({
      XObject: Object.fromEntries(
        parts.map(({ content, resources }, i) => {
          const about = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 650, 450] };
          const own = { ...about, Resources: (resources?.(context) ?? {}) as never };
          return [`D${i}`, context.register(context.flateStream(content, own as never)) as never];
        }),
      ),
    }),
  };
}

const pairs = rows.map(([name, row], i): [string, Drawing[], Place] => {
  const [next, other] = rows[(i + 3) % rows.length] as [string, Drawing];
  return [`${name} and ${next}`, [row, other], places[i % places.length] as Place];
});
const alone = rows.map(([name, row], i): [string, Drawing[], Place] => [
  `${name} alone`,
  [row],
  places[(i + 2) % places.length] as Place,
]);

test.each([...alone, ...pairs])(
  '%s: mended as offered, the page is good and nothing else has changed',
  async (_, parts, place) => {
    const bytes = await hideIn(place, together(parts));
    const offered = mendOffers(await findingsOf(bytes), 'ad').map(({ fix }) => fix);
    const { bytes: after, left } = await mendFile(bytes, { fixes: offered, kind: 'ad' });
    expect(left).toEqual([]);
    const findings = await findingsOf(after);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(mendOffers(findings, 'ad')).toEqual([]);
    expect(await picturesIn(after)).toBe(0);
    if (place !== 'soft-mask') await expectSamePlates(bytes, after);
  },
);

/** What was vector stays so. */
async function picturesIn(bytes: Uint8Array): Promise<number> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  return context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) =>
        object instanceof PDFRawStream && object.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image'),
    ).length;
}

/** The right half of each plate, pixel by pixel. */
async function expectSamePlates(before: Uint8Array, after: Uint8Array): Promise<void> {
  const [one, other] = await Promise.all([before, after].map((file) => proofPage(file, { page: 0 })));
  for (const ink of [0, 1, 2, 3]) {
    const [a, b] = await Promise.all([one, other].map((proof) => half(proof?.plates[ink])));
    const apart = a?.reduce((most, value, i) => Math.max(most, Math.abs(value - (b?.[i] ?? 0))), 0);
    expect(apart, `ink ${ink}`).toBeLessThanOrEqual(3);
    expect(
      a?.some((value) => value < 240),
      `ink ${ink}`,
    ).toBe(true);
  }
}

async function half(plate: Uint8Array = new Uint8Array(0)): Promise<Uint8Array> {
  const { width = 0, height = 0 } = await sharp(plate).metadata();
  const part = { left: Math.floor(width * 0.6), top: 0, width: Math.floor(width * 0.4), height };
  return new Uint8Array(await sharp(plate).extract(part).extractChannel(0).raw().toBuffer());
}
