import { adSpecimen } from '@rebblatt/specimen';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { readPages } from '../pdf/page-tree.ts';
import { drawnImage } from '../preflight/testing/drawn-image.ts';
import { hideIn } from '../preflight/testing/hide-in.ts';
import { withDocument } from '../raster/pdfium.ts';
import { anAd } from '../testing/sample-run.ts';
import { Budget, interpretLimits } from './budget.ts';
import { paintedPage } from './painted-page.ts';

interface Seen {
  width: number;
  height: number;
  ppiX: number;
  ppiY: number;
}

async function ours(bytes: Uint8Array): Promise<Seen[]> {
  const [page] = readPages(await PDFDocument.load(bytes));
  const { objects } = paintedPage(page as NonNullable<typeof page>, new Budget(interpretLimits), new Set());
  return objects
    .filter((object) => object.kind === 'image')
    .map(({ image, ppi }) => ({ width: image.widthPx, height: image.heightPx, ppiX: ppi.x, ppiY: ppi.y }));
}

/** What PDFium reports of the images on a page, those in forms not among them; of turned ones it measures the bounds. */
const theirs = (bytes: Uint8Array): Promise<Seen[]> =>
  withDocument(bytes, (module, doc) => {
    const page = module.FPDF_LoadPage(doc, 0);
    const memory = module.pdfium.wasmExports.malloc(64);
    const seen: Seen[] = [];
    for (let i = 0; i < module.FPDFPage_CountObjects(page); i++) {
      const object = module.FPDFPage_GetObject(page, i);
      if (!module.FPDFImageObj_GetImageMetadata(object, page, memory)) continue;
      const whole = (at: number) => module.pdfium.getValue(memory + at, 'i32');
      const ppi = (at: number) => module.pdfium.getValue(memory + at, 'float');
      seen.push({ width: whole(0), height: whole(4), ppiX: ppi(8), ppiY: ppi(12) });
    }
    module.pdfium.wasmExports.free(memory);
    module.FPDF_ClosePage(page);
    return seen;
  });

const size = { widthPx: 120, heightPx: 80, widthPt: 60, heightPt: 30 };

test.each([
  ['an ad', () => adSpecimen({ ...anAd, seed: 0 })],
  ['an image', () => hideIn('page', drawnImage(size))],
  ['a mirrored image', () => hideIn('page', drawnImage({ ...size, turned: '-1 0 0 1 500 0 cm' }))],
])('of %s PDFium sees the same resolution', async (_, make) => {
  const bytes = await make();
  const [expected, found] = [await theirs(bytes), await ours(bytes)];
  expect(found).toHaveLength(expected.length);
  expect(expected.length).toBeGreaterThan(0);
  for (const [i, image] of expected.entries()) {
    expect(found[i]).toMatchObject({ width: image.width, height: image.height });
    expect((found[i]?.ppiX ?? 0) / image.ppiX).toBeCloseTo(1, 1);
    expect((found[i]?.ppiY ?? 0) / image.ppiY).toBeCloseTo(1, 1);
  }
});
