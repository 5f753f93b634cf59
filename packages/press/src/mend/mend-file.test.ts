import type { MendFix, PreflightCode } from '@rebblatt/contracts';
import { type PDFContext, PDFName, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { ptOf } from '../pdf/units.ts';
import { inSpace, RECT, ramp } from '../preflight/testing/drawn-colour.ts';
import { drawnImage, inlineImage } from '../preflight/testing/drawn-image.ts';
import { findingsOf } from '../preflight/testing/findings-of.ts';
import { type Drawing, hideIn, onBarePage, places } from '../preflight/testing/hide-in.ts';
import { renderPixels } from '../raster/render-pixels.ts';
import { contentOf, everythingIn } from '../testing/content-of.ts';
import { mendFile } from './mend-file.ts';

const mended = async (bytes: Uint8Array, ...fixes: MendFix[]) =>
  (await mendFile(bytes, { fixes, kind: 'ad' })).bytes;
const codesOf = async (bytes: Uint8Array, ...only: PreflightCode[]) =>
  (await findingsOf(bytes)).map(({ code }) => code).filter((code) => only.includes(code));

/** What must not come of mending. */
const DAMAGES = ['PAGE-DAMAGED', 'NOT-EXAMINED', 'FILE-OPEN'] as const;

const white = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] };
const calibrated = ['CalRGB', { WhitePoint: [0.9505, 1, 1.089] }];
const lab = ['Lab', { WhitePoint: [0.9642, 1, 0.8249], Range: [-100, 100, -100, 100] }];
const image = (dict: Record<string, unknown>, depth: number): Drawing =>
  drawnImage({ widthPx: 160, heightPx: 160, widthPt: 30, heightPt: 30, dict, depth });
const gradient = (shading: Record<string, unknown>): Drawing => ({
  content: '/Sh sh',
  resources: () => ({
    Shading: {
      Sh: {
        ShadingType: 2,
        ColorSpace: 'DeviceRGB',
        Coords: [100, 100, 200, 100],
        Function: ramp(3),
        ...shading,
      },
    },
  }),
});

/** What is wrong, how it is mended, and what the check says before and no longer after. */
const faults: [string, Drawing, MendFix, PreflightCode][] = [
  ['RGB', { content: `1 0 0 rg ${RECT} f` }, 'colours', 'COL-RGB'],
  ['an RGB line', { content: `0 0.5 1 RG 3 w ${RECT} S` }, 'colours', 'COL-RGB'],
  ['CalRGB', inSpace(calibrated, '1 0 0'), 'colours', 'COL-RGB'],
  ['Lab', inSpace(lab, '60 40 20'), 'colours', 'COL-RGB'],
  ['an RGB palette', inSpace(['Indexed', 'DeviceRGB', 1, PDFString.of('abcdef')], '1'), 'colours', 'COL-RGB'],
  ['an RGB gradient', gradient({}), 'colours', 'COL-RGB'],
  ['an RGB image', image({ ColorSpace: 'DeviceRGB' }, 3), 'colours', 'COL-RGB'],
  [
    'an RGB image with a palette',
    image({ ColorSpace: ['Indexed', 'DeviceRGB', 40, PDFString.of('abc'.repeat(41))] }, 1),
    'colours',
    'COL-RGB',
  ],
  ['a Lab image', image({ ColorSpace: lab }, 3), 'colours', 'COL-RGB'],
  [
    'an RGB image in 16 bits with a colour key',
    image({ ColorSpace: 'DeviceRGB', BitsPerComponent: 16, Mask: [0, 9, 0, 9, 0, 9] }, 6),
    'colours',
    'COL-RGB',
  ],
  [
    'an inline RGB image',
    inlineImage({ widthPx: 9, heightPx: 9, widthPt: 2, heightPt: 2 }, '/CS /RGB /BPC 8', 3),
    'colours',
    'COL-RGB',
  ],
  ['a spot ink', inSpace(['Separation', 'Gold', 'DeviceCMYK', ramp(4)], '0.5'), 'spots', 'COL-SPOT'],
  [
    'two spot inks',
    inSpace(
      [
        'DeviceN',
        ['Gold', 'Silber'],
        'DeviceCMYK',
        { FunctionType: 2, Domain: [0, 1, 0, 1], N: 1, C0: [0, 0, 0, 0], C1: [0, 0.3, 0.8, 0.2] },
      ],
      '0.5 1',
    ),
    'spots',
    'COL-SPOT',
  ],
  ['a hairline', { content: '0 0 0 1 K 0.05 w 100 200 m 180 200 l S' }, 'hairlines', 'LINE-HAIRLINE'],
  [
    'a hairline in a small scale',
    { content: 'q 0.1 0 0 0.1 0 0 cm 0 0 0 1 K 1 w 1000 2000 m 1800 2000 l S Q' },
    'hairlines',
    'LINE-HAIRLINE',
  ],
  [
    'white that overprints',
    {
      content: `/Gs gs 0 0 0 0 k ${RECT} f`,
      resources: () => ({ ExtGState: { Gs: { OP: true, op: true, OPM: 1 } } }),
    },
    'overprint',
    'OVP-WHITE-PATH',
  ],
  [
    'grey that overprints',
    {
      content: `/Gs gs 0.5 g ${RECT} f`,
      resources: () => ({ ExtGState: { Gs: { OP: true, op: true, OPM: 1 } } }),
    },
    'overprint',
    'OVP-GRAY',
  ],
  [
    'a transfer function',
    { content: `/Gs gs 0 0 0 1 k ${RECT} f`, resources: () => ({ ExtGState: { Gs: { TR: ramp(1) } } }) },
    'device',
    'MISC-X',
  ],
];

test.each(faults)('%s is mended', async (_, drawing, fix, code) => {
  const bytes = await hideIn('page', drawing);
  expect(await codesOf(bytes, code)).toContain(code);
  expect(await codesOf(await mended(bytes, fix), code, ...DAMAGES)).toEqual([]);
});

/** All drawings in one: each with resources of its own. */
function together(drawings: readonly Drawing[]): Drawing {
  const form = (context: PDFContext, { content, resources }: Drawing) =>
    context.register(
      context.flateStream(content, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 650, 450],
        Resources: (resources?.(context) ?? {}) as never,
      }),
    );
  return {
    content: drawings.map((_, i) => `q /D${i} Do Q`).join('\n'),
    resources: (context) => ({
      XObject: Object.fromEntries(drawings.map((drawing, i) => [`D${i}`, form(context, drawing)])),
    }),
  };
}

test.each(places)('all of them are mended at once, drawn from a %s', async (place) => {
  const bytes = await hideIn(place, together(faults.map(([, drawing]) => drawing)));
  const codes = [...new Set(faults.map(([, , , code]) => code))];
  // In a soft mask nothing prints but its light: rules about inks do not ask there.
  const found = new Set(await codesOf(bytes, ...codes));
  expect([...found]).toEqual(expect.arrayContaining(place === 'soft-mask' ? ['COL-RGB'] : codes));
  const after = await mended(bytes, 'device', 'colours', 'spots', 'hairlines', 'overprint');
  expect(await codesOf(after, ...codes, ...DAMAGES)).toEqual([]);
  expect(await everythingIn(after)).not.toMatch(/DeviceRGB|CalRGB|\/Lab|Separation|DeviceN/);
});

test('what is mended looks as before', async () => {
  for (const [what, drawing, fix] of faults) {
    // A transfer function changes what is seen; a hairline is meant to.
    if (fix === 'device' || fix === 'hairlines' || fix === 'overprint') continue;
    const bytes = await onBarePage(drawing);
    const [before, after] = await Promise.all(
      [bytes, await mended(bytes, fix)].map((file) => renderPixels(file, { page: 0, size: { ppi: 50 } })),
    );
    let worst = 0;
    before?.raw.forEach((value, i) => {
      worst = Math.max(worst, Math.abs(value - (after?.raw[i] ?? 0)));
    });
    // Colours of a screen that no ink reaches, drawn by a renderer that knows neither paper nor profile.
    expect(worst, what).toBeLessThan(140);
  }
});

test('what needs no mending keeps every byte', async () => {
  const content = `0.1 0.2 0.3 0 k ${RECT} f 0 0 0 1 K 2 w 9 9 m 99 99 l S`;
  const bytes = await onBarePage({ content });
  const after = await mended(bytes, 'colours', 'spots', 'hairlines', 'overprint');
  expect(await contentOf(after, 0)).toContain(content);
});

test('black text in RGB prints in black alone, over what is below it', async () => {
  const bytes = await hideIn('page', {
    content: 'BT /F 10 Tf 60 60 Td 0 0 0 rg (Wein) Tj ET',
    resources: () => ({ Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } } }),
  });
  const text = await contentOf(await mended(bytes, 'colours'), 0);
  expect(text).toMatch(/0 0 0 1 k\s+\/Mended\d+ gs\s+\(Wein\) Tj\s+\/Mended\d+ gs/);
});

test('a grey of the screen prints in black alone', async () => {
  const text = await contentOf(
    await mended(await onBarePage({ content: `0.5 0.5 0.5 rg ${RECT} f` }), 'colours'),
    0,
  );
  expect(text).toMatch(/0 0 0 0\.\d+ k/);
});

test('an image of greys becomes one of black', async () => {
  const bytes = await onBarePage(image({ ColorSpace: 'DeviceRGB' }, 3));
  const all = await everythingIn(await mended(bytes, 'colours'));
  expect(all).toMatch(/ColorSpace \/DeviceGray/);
  expect(all).not.toContain('DeviceRGB');
});

test('a spot ink prints as its alternate says', async () => {
  const bytes = await onBarePage(inSpace(['Separation', 'Gold', 'DeviceCMYK', ramp(4)], '0.25'));
  expect(await contentOf(await mended(bytes, 'spots'), 0)).toContain('0.25 0.25 0.25 0.25 k');
});

test('stamps become part of the page, links and scripts go', async () => {
  const bytes = await hideIn('page', { content: '' }, (page, { context, catalog }) => {
    const look = context.register(context.flateStream('0 1 1 0 k 0 0 10 10 re f', { BBox: [0, 0, 10, 10] }));
    const stamp = { Type: 'Annot', Subtype: 'Stamp', F: 4, Rect: [300, 100, 340, 140], AP: { N: look } };
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [50, 50, 90, 90],
      A: { S: 'URI', URI: PDFString.of('https://rebhof.example') },
    };
    page.set(PDFName.of('Annots'), context.obj([stamp, link] as never));
    catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }));
  });
  expect(await codesOf(bytes, 'INTERACTIVE')).toContain('INTERACTIVE');
  const after = await mended(bytes, 'interactive', 'device');
  expect(await codesOf(after, 'INTERACTIVE', 'PAGE-DAMAGED')).toEqual([]);
  const { raw, width } = await renderPixels(after, { page: 0, size: { ppi: 72 } });
  const at = (Math.round(ptOf(141)) - 120) * width + 320;
  expect([...raw.subarray(at * 4, at * 4 + 3)]).not.toEqual([255, 255, 255]);
});

test.each([
  ['that is none', Buffer.from('no PDF')],
  ['without an end', Buffer.from('%PDF-1.4\n1 0 obj\n<<')],
])('a file %s is refused', async (_, bytes) => {
  await expect(mendFile(bytes, { fixes: ['colours'], kind: 'ad' })).rejects.toThrow();
});

test('a form that draws itself ends', async () => {
  const bytes = await hideIn('page', {
    content: '1 0 0 rg /Fm Do',
    resources: (context) => {
      const ref = context.nextRef();
      const own = { ...white, Resources: { XObject: { Fm: ref } } };
      context.assign(ref, context.stream('/Fm Do 1 0 0 rg 0 0 9 9 re f', own as never));
      return { XObject: { Fm: ref } };
    },
  });
  expect((await mended(bytes, 'colours')).length).toBeGreaterThan(0);
});
