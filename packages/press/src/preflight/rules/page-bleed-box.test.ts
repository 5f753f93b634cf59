import { PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { writeRect } from '../../pdf/rect.ts';
import { ptOf } from '../../pdf/units.ts';
import { findingsOf } from '../testing/findings-of.ts';
import { hideIn, onBarePage } from '../testing/hide-in.ts';

/** The ad with a bleed box that ends where its trim does, on a sheet that reaches this far beyond the bleed. */
const unnamed = (content: string, roomMm = 15) =>
  hideIn('page', { content }, (page, { context }) => {
    const box = (by: number) =>
      writeRect({ x0: ptOf(by), y0: ptOf(by), x1: ptOf(216 - by), y1: ptOf(141 - by) }, context);
    page.set(PDFName.of('MediaBox'), box(-roomMm));
    page.set(PDFName.of('BleedBox'), box(3));
  });
const area = (reachMm: number) =>
  `0.3 0.8 0.4 0 k ${[3 - reachMm, 3 - reachMm, 210 + 2 * reachMm, 135 + 2 * reachMm].map(ptOf).join(' ')} re f`;

const codesOf = async (bytes: Uint8Array, kind: 'ad' | 'content' | 'cover' = 'ad') =>
  (await findingsOf(bytes, undefined, kind))
    .filter(({ code }) => code.startsWith('PAGE-BLEED'))
    .map(({ code, severity }) => `${code} ${severity}`);

test('a bleed that is drawn and not named is a note', async () => {
  for (const kind of ['ad', 'content'] as const)
    expect(await codesOf(await unnamed(area(3)), kind)).toEqual(['PAGE-BLEED-BOX info']);
  expect(await findingsOf(await unnamed(area(3)), 'PAGE-BLEED-BOX')).toMatchObject([
    { measured: '210 × 135 mm', wanted: '216 × 141 mm', params: { variant: 'bleedUnnamed' } },
  ]);
});

test('so is one around a page that only its crop box names, where it is said that the trim is assumed', async () => {
  const cropped = (content: string, roomMm: number) =>
    hideIn('page', { content }, (page, { context }) => {
      const box = (by: number) =>
        writeRect({ x0: ptOf(by), y0: ptOf(by), x1: ptOf(216 - by), y1: ptOf(141 - by) }, context);
      for (const key of ['TrimBox', 'BleedBox', 'ArtBox']) page.delete(PDFName.of(key));
      page.set(PDFName.of('MediaBox'), box(-roomMm));
      page.set(PDFName.of('CropBox'), box(3));
    });
  const all = async (bytes: Uint8Array) =>
    new Set(
      (await findingsOf(bytes))
        .filter(({ severity }) => severity !== 'info')
        .map(({ code, severity }) => `${code} ${severity}`),
    );
  expect(await all(await cropped(area(3), 15))).toEqual(new Set(['BOX-TRIM-MISSING warning']));
  expect(await all(await cropped(area(0), 15))).toEqual(
    new Set(['BOX-TRIM-MISSING warning', 'PAGE-BLEED-CONTENT error']),
  );
  expect(await all(await cropped(area(3), -2))).toContain('PAGE-BLEED-BOX error');
});

test('a page that is white at its edges needs no bleed', async () => {
  expect(await codesOf(await unnamed(''))).toEqual(['PAGE-BLEED-BOX info']);
});

test('one that is neither drawn nor named is an error', async () => {
  const reported = new Set(await codesOf(await unnamed(area(0))));
  expect(reported).toEqual(new Set(['PAGE-BLEED-BOX info', 'PAGE-BLEED-CONTENT error']));
  expect(new Set(await codesOf(await onBarePage({ content: area(0) })))).toEqual(
    new Set(['PAGE-BLEED-CONTENT warning']),
  );
});

test('a sheet without room for the bleed is an error, and so is a cover that names none', async () => {
  expect(await codesOf(await unnamed(area(3), 0.5))).toContain('PAGE-BLEED-BOX info');
  expect(await codesOf(await unnamed(area(3), -2))).toContain('PAGE-BLEED-BOX error');
  expect(await codesOf(await unnamed(area(3)), 'cover')).not.toContain('PAGE-BLEED-BOX info');
});

test('a bleed that is too narrow on one side says so, not how large the page is', async () => {
  const shifted = await hideIn('page', { content: area(3) }, (page, { context }) =>
    page.set(
      PDFName.of('TrimBox'),
      writeRect({ x0: ptOf(5), y0: ptOf(3), x1: ptOf(215), y1: ptOf(138) }, context),
    ),
  );
  expect(await findingsOf(shifted, 'PAGE-BLEED-BOX')).toMatchObject([
    { severity: 'error', measured: '1 mm', wanted: '3 mm', params: { variant: 'bleedUneven' } },
  ]);
});
