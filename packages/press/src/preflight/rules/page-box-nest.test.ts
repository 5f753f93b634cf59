import { type PreflightFinding, preflightGerman } from '@rebblatt/contracts';
import { PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { findingText } from '../finding-text.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { hideIn } from '../testing/hide-in.ts';

const boxed = (boxes: Record<string, number[] | undefined>) =>
  hideIn('page', { content: '' }, (page, { context }) => {
    for (const [name, box] of Object.entries(boxes))
      if (box) page.set(PDFName.of(name), context.obj(box));
      else page.delete(PDFName.of(name));
  });

test.each([
  ['with correct boxes', {}, []],
  ['with only a media box', { TrimBox: undefined, BleedBox: undefined }, []],
  ['with corners in another order', { TrimBox: [603, 391, 8.5, 8.5] }, []],
  ['with the trim box outside the bleed box', { BleedBox: [20, 20, 590, 380] }, ['warning']],
  ['with the bleed box outside the media box', { BleedBox: [-20, 0, 612, 399] }, ['warning']],
  ['with a bleed box that is larger by rounding', { BleedBox: [-0.5, -0.5, 612.8, 400.2] }, []],
  ['with trim and art box', { ArtBox: [20, 20, 590, 380] }, []],
  ['with an art box outside the page', { ArtBox: [-90, -90, 900, 900] }, []],
  ['with only an art box', { TrimBox: undefined, ArtBox: [100, 100, 200, 200] }, []],
])('a page %s', async (_, boxes, expected) => {
  expect(await verdict(await boxed(boxes), 'PAGE-BOX-NEST')).toEqual(expected);
});

const severe = async (bytes: Uint8Array, kind?: 'logo') =>
  (await findingsOf(bytes, undefined, kind))
    .filter(({ severity }) => severity !== 'info')
    .map(({ code, severity }) => `${code} ${severity}`);

test('a page with trim and art box, as Illustrator and InDesign write them, has no fault', async () => {
  expect(await severe(await boxed({ ArtBox: [8.504, 8.504, 603.78, 391.181] }))).toEqual([]);
  const logo = { MediaBox: [0, 0, 184.252, 347.244], BleedBox: undefined, TrimBox: [0, 0, 184.252, 347.244] };
  const drawn = { ...logo, ArtBox: [12, 12, 160, 200] };
  expect(await severe(await boxed(drawn), 'logo')).toEqual(['FILE-VERSION warning']);
});

test('an art box is not taken for the page where the trim box is missing', async () => {
  const bytes = await boxed({ TrimBox: undefined, BleedBox: undefined, ArtBox: [100, 100, 200, 200] });
  expect(await severe(bytes)).toEqual(['BOX-TRIM-MISSING warning']);
});

test.each([
  [
    { BleedBox: [-20, 0, 612, 399] },
    'Der Beschnitt (BleedBox) ragt 7.1\u00a0mm über die Seite (MediaBox) hinaus.',
  ],
  [
    { BleedBox: [14.173, 0, 612.283, 399.685] },
    'Das Endformat (TrimBox) ragt 2\u00a0mm über den Beschnitt (BleedBox) hinaus.',
  ],
  [
    { BleedBox: undefined, TrimBox: [-8.504, 8.504, 586.77, 391.181] },
    'Das Endformat (TrimBox) ragt 3\u00a0mm über die Seite (MediaBox) hinaus.',
  ],
])('boxes that do not nest are named with the distance: %j', async (boxes, sentence) => {
  const [finding] = await findingsOf(await boxed(boxes), 'PAGE-BOX-NEST');
  expect(findingText(preflightGerman, finding as PreflightFinding)).toBe(
    `${sentence} Es gilt die kleinere Fläche: was in beiden liegt.`,
  );
});

test('a trim beyond the sheet is not said to be beyond a bleed that reaches as far', async () => {
  const bytes = await boxed({
    MediaBox: [0, 0, 600, 399.685],
    BleedBox: [0, 0, 612.283, 399.685],
    TrimBox: [8.504, 8.504, 605.669, 391.181],
  });
  const texts = (await findingsOf(bytes, 'PAGE-BOX-NEST')).map((one) => findingText(preflightGerman, one));
  expect(texts.map((text) => text.split('. ')[0])).toEqual([
    'Der Beschnitt (BleedBox) ragt 4.3\u00a0mm über die Seite (MediaBox) hinaus',
    'Das Endformat (TrimBox) ragt 2\u00a0mm über die Seite (MediaBox) hinaus',
  ]);
});

test('the smaller area counts as the finished page', async () => {
  const trim = [-8.504, 8.504, 586.77, 391.181];
  const [finding] = await findingsOf(await boxed({ BleedBox: undefined, TrimBox: trim }), 'PAGE-SIZE');
  expect(finding).toMatchObject({ measured: '207 × 135 mm', wanted: '210 × 135 mm' });
});
