import { adSpecimen, logoSpecimen, oddSpecimen } from '@rebblatt/specimen';
import fc from 'fast-check';
import { PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { checkKind } from '../preflight/check-facts.ts';
import { hideIn } from '../preflight/testing/hide-in.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { aLogo, anAd } from '../testing/sample-run.ts';

const { press } = pressForTests();
const ad = await adSpecimen({ ...anAd, seed: 4 });
const logo = await logoSpecimen({ ...aLogo, seed: 1 });

test('a good ad and a good logo are accepted', async () => {
  expect(checkKind('ad', await press.inspect(ad))).toEqual([]);
  expect(checkKind('content', await press.inspect(ad))).toEqual([]);
  expect(checkKind('logo', await press.inspect(logo))).toEqual([]);
});

test.each([
  ['ad', 'encrypted', () => oddSpecimen.encrypted(ad), ['FILE-ENCRYPTED']],
  ['ad', 'of two pages', () => oddSpecimen.twoPages(ad), ['PAGE-COUNT']],
  ['logo', 'of two pages', () => oddSpecimen.twoPages(logo), ['PAGE-COUNT']],
  ['ad', 'in the size of a logo', () => logo, ['PAGE-SIZE']],
  ['logo', 'in the size of an ad', () => ad, ['PAGE-SIZE']],
  ['ad', 'without a trim box', () => oddSpecimen.boxed(ad, 216, 141), ['BOX-TRIM-MISSING']],
  ['ad', 'without bleed', () => oddSpecimen.boxed(ad, 210, 135), ['PAGE-BLEED-BOX']],
  ['ad', 'on A4', () => oddSpecimen.boxed(ad, 297, 210), ['PAGE-SIZE']],
  ['ad', 'half a point too wide', () => oddSpecimen.boxed(ad, 216.17, 141), ['BOX-TRIM-MISSING']],
  ['ad', 'two points too wide', () => oddSpecimen.boxed(ad, 216.8, 141), ['PAGE-SIZE']],
  ['ad', 'upside down', () => oddSpecimen.rotated(ad, 180), ['PAGE-ROTATE']],
  ['ad', 'turned to portrait', () => oddSpecimen.rotated(ad, 90), ['PAGE-ROTATE', 'PAGE-SIZE']],
  ['ad', 'with a unit of its own', () => oddSpecimen.userUnit(ad), ['PAGE-USERUNIT', 'PAGE-SIZE']],
] as const)('an %s %s is reported as such', async (kind, _, make, codes) => {
  expect(checkKind(kind, await press.inspect(await make())).map((found) => found.code)).toEqual(codes);
});

test.each(['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'])(
  'a file whose %s is absurd is damaged',
  async (name) => {
    const file = await hideIn('page', { content: '' }, (page, { context }) =>
      page.set(PDFName.of(name), context.obj([0, 0, 1e30, 400])),
    );
    expect(await press.inspect(file)).toEqual({ ok: false, reason: 'damaged' });
  },
);

test('content may have several pages, and a finding names the page', async () => {
  expect(checkKind('content', await press.inspect(await oddSpecimen.twoPages(ad)))).toEqual([]);
  const [found] = checkKind('logo', await press.inspect(ad));
  expect(found).toMatchObject({
    severity: 'error',
    page: 1,
    measured: '210 × 135 mm',
    wanted: '65 × 122.5 mm',
  });
});

test.each([
  ['empty', () => new Uint8Array(0), 'empty'],
  ['text', () => Buffer.from('<html>%PDF</html>'), 'not-a-pdf'],
  ['cut off', () => oddSpecimen.truncated(ad), 'damaged'],
  ['with a page tree that runs in a circle', () => oddSpecimen.endlessPageTree(), 'page-tree'],
  ['a bomb', () => oddSpecimen.bomb(), 'bomb'],
])('a file that is %s is refused with its reason', async (_, make, reason) => {
  const facts = await press.inspect(make());
  expect(facts).toEqual({ ok: false, reason });
  expect(checkKind('ad', facts)).toMatchObject([
    { code: 'FILE-OPEN', severity: 'error', params: { reason } },
  ]);
});

test('a file that takes too long is "too slow", and the next file is read', async () => {
  const { press: hasty } = pressForTests({ fileProcessorMs: 1 });
  expect(await hasty.inspect(ad)).toEqual({ ok: false, reason: 'too-slow' });
  expect(await press.inspect(ad)).toMatchObject({ ok: true });
});

test('no bytes crash it', async () => {
  const offset = fc.integer({ min: 0, max: logo.length - 1 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(offset, fc.integer({ min: 0, max: 255 })), { maxLength: 30 }),
      offset,
      async (edits, end) => {
        const broken = logo.slice(0, edits.length % 3 === 0 ? end : logo.length);
        for (const [at, byte] of edits) if (at < broken.length) broken[at] = byte;
        const facts = await press.inspect(broken);
        expect(typeof facts.ok).toBe('boolean');
        await press.raster(broken, { page: 0, size: { widthPx: 60 } }).catch((error) => {
          expect(error).toMatchObject({ name: 'PressError' });
        });
      },
    ),
    { numRuns: 40 },
  );
});
