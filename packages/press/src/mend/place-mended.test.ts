import type { MendFix, PreflightCode } from '@rebblatt/contracts';
import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { ptOf } from '../pdf/units.ts';
import { findingsOf } from '../preflight/testing/findings-of.ts';
import { renderPixels } from '../raster/render-pixels.ts';
import { everythingIn } from '../testing/content-of.ts';
import { mendFile } from './mend-file.ts';

const mended = async (bytes: Uint8Array, ...fixes: MendFix[]) =>
  (await mendFile(bytes, { fixes, kind: 'ad' })).bytes;
const codesOf = async (bytes: Uint8Array, ...only: PreflightCode[]) =>
  (await findingsOf(bytes)).map(({ code }) => code).filter((code) => only.includes(code));

/** A sheet of another size than the page. */
async function sheet(
  [width, height]: [number, number],
  content: string,
  boxes: Record<string, [number, number, number, number]> = {},
): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const page = doc.addPage([ptOf(width), ptOf(height)]).node;
  for (const [name, box] of Object.entries(boxes)) page.set(PDFName.of(name), doc.context.obj(box.map(ptOf)));
  page.set(PDFName.of('Resources'), doc.context.obj({}));
  page.set(PDFName.of('Contents'), doc.context.register(doc.context.flateStream(content)));
  return doc.save({ useObjectStreams: false });
}
const ground = (x: number, y: number, w: number, h: number) =>
  `0.2 0.6 0 0 k ${[x, y, w, h].map(ptOf).join(' ')} re f`;
const OF_PLACE = [
  'PAGE-SIZE',
  'PAGE-BLEED-BOX',
  'PAGE-BLEED-CONTENT',
  'BOX-TRIM-MISSING',
  'PAGE-MARKS',
  'PAGE-BOX-NEST',
] as const;

test('a page without bleed gets its edge mirrored into it, as vectors', async () => {
  const bytes = await sheet(
    [210, 135],
    `${ground(0, 0, 210, 135)} 0 0 0 1 k ${ptOf(1)} ${ptOf(50)} ${ptOf(1)} ${ptOf(20)} re f`,
  );
  expect((await codesOf(bytes, ...OF_PLACE)).length).toBeGreaterThan(0);
  const after = await mended(bytes, 'bleed');
  expect(await codesOf(after, ...OF_PLACE)).toEqual([]);
  expect(await everythingIn(after)).not.toContain('/Image');
  const { raw, width } = await renderPixels(after, { page: 0, size: { ppi: 254 } });
  const blackAt = (xMm: number) =>
    (raw[(Math.round((141 - 63) * 10) * width + Math.round(xMm * 10)) * 4] as number) < 80;
  // The bar is 1 to 2 mm from the edge, which is at 3 mm: its mirror image is 1 to 2 mm before it.
  expect([4.5, 1.5].map(blackAt)).toEqual([true, true]);
  expect([0.4, 2.5, 3.5, 5.5].map(blackAt)).toEqual([false, false, false, false]);
});

test('an edge that is white stays white', async () => {
  const bytes = await sheet([210, 135], ground(20, 20, 100, 100));
  const { mirrored } = await mendFile(bytes, { fixes: ['bleed'], kind: 'ad' });
  expect(mirrored).toEqual([[]]);
});

test('a page that goes into the bleed on three sides is mirrored on the fourth', async () => {
  const bytes = await sheet([216, 141], ground(3, 0, 213, 141), { TrimBox: [3, 3, 213, 138] });
  const { mirrored, bytes: after } = await mendFile(bytes, { fixes: ['bleed'], kind: 'ad' });
  expect(mirrored).toEqual([['left']]);
  expect(await codesOf(after, ...OF_PLACE)).toEqual([]);
});

test('the page is found between its crop marks on a larger sheet', async () => {
  const mark = (x: number, y: number, w: number, h: number) => `${[x, y, w, h].map(ptOf).join(' ')} re f`;
  const marks = [40, 250].flatMap((x) => [mark(x, 22, 0.1, 5), mark(x, 173, 0.1, 5)]);
  const level = [30, 165].flatMap((y) => [mark(30, y, 5, 0.1), mark(255, y, 5, 0.1)]);
  const bytes = await sheet(
    [297, 210],
    `${ground(37, 27, 216, 141)} 0 0 0 1 k ${[...marks, ...level].join(' ')}`,
  );
  const { trims, bytes: after } = await mendFile(bytes, { fixes: ['boxes'], kind: 'ad' });
  expect(trims).toEqual(['marks']);
  expect(await codesOf(after, ...OF_PLACE)).toEqual([]);
});

test.each([
  ['a little too small', [206, 132] as [number, number]],
  ['twice as large', [420, 270] as [number, number]],
])('a page that is %s is scaled in proportion, and what is missing is filled', async (_, size) => {
  const bytes = await sheet(size, ground(0, 0, ...size));
  expect(await codesOf(bytes, 'PAGE-SIZE')).toEqual(['PAGE-SIZE']);
  expect(await codesOf(await mended(bytes, 'size', 'bleed'), ...OF_PLACE)).toEqual([]);
});

test('a page of another shape gets its bleed in its own size, and is not filled up with its mirrored edge', async () => {
  const bytes = await sheet([148, 210], ground(0, 0, 148, 210));
  const after = await mended(bytes, 'bleed');
  expect(await codesOf(after, ...OF_PLACE)).toEqual(['PAGE-SIZE']);
  const [page] = (await PDFDocument.load(after)).getPages();
  const { width, height } = page?.getMediaBox() ?? {};
  expect([width, height]).toEqual([expect.closeTo(ptOf(154), 1), expect.closeTo(ptOf(216), 1)]);
});

test('a thin line is thick enough on the page that is scaled', async () => {
  const line = `0 0 0 1 K 0.1 w ${[50, 50].map(ptOf).join(' ')} m ${[200, 90].map(ptOf).join(' ')} l S`;
  const bytes = await sheet([420, 270], `${ground(0, 0, 420, 40)} ${line}`);
  const after = await mended(bytes, 'hairlines', 'size', 'bleed');
  expect(await codesOf(after, 'PAGE-SIZE', 'LINE-HAIRLINE')).toEqual([]);
});

test.each([
  ['marks', [297, 210], [30, 165], 'marks'],
  ['what is painted', [297, 420], null, 'painted'],
  ['nothing', [297, 210], null, undefined],
] as const)('a larger sheet says that it holds the page by %s', async (_, size, at, holds) => {
  const mark = (x: number, y: number, w: number, h: number) => `${[x, y, w, h].map(ptOf).join(' ')} re f`;
  const marks = at
    ? [
        ...[40, 250].flatMap((x) => [mark(x, 22, 0.1, 5), mark(x, 173, 0.1, 5)]),
        ...at.flatMap((y) => [mark(30, y, 5, 0.1), mark(255, y, 5, 0.1)]),
      ]
    : [];
  const painted = holds ? ground(40, 30, 210, 135) : ground(0, 0, size[0], size[1]);
  const bytes = await sheet([...size], `${painted} 0 0 0 1 k ${marks.join(' ')}`);
  const found = (await findingsOf(bytes)).find(({ code }) => code === 'PAGE-SIZE');
  expect(found?.params.holds).toBe(holds);
});

test('with both ways to the size, a sheet that holds no page is scaled, and not cut', async () => {
  const bytes = await sheet([297, 210], ground(0, 0, 297, 210));
  const { trims, bytes: after } = await mendFile(bytes, { fixes: ['boxes', 'size'], kind: 'ad' });
  expect(trims).toEqual(['box']);
  expect(await codesOf(after, 'PAGE-SIZE')).toEqual([]);
  const { raw, width, height } = await renderPixels(after, { page: 0, size: { ppi: 72 } });
  // The whole sheet is as high as the page, so that white stands beside it.
  expect(raw[((height >> 1) * width + 12) * 4]).toBe(255);
});
