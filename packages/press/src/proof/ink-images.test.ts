import { adSpecimen } from '@rebblatt/specimen';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { anAd } from '../testing/sample-run.ts';
import { proofPage } from './proof-page.ts';

/** A page of 100 × 60 pt that is filled by one CMYK image. */
async function pageOf(
  data: Uint8Array,
  image: { Width: number; Height: number; Filter?: string; Decode?: number[] },
): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { node } = doc.addPage([100, 60]);
  const stream = doc.context.stream(data, {
    ...{ Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8, ColorSpace: 'DeviceCMYK' },
    ...image,
  });
  node.set(PDFName.of('Resources'), doc.context.obj({ XObject: { P: doc.context.register(stream) } }));
  node.set(PDFName.of('Contents'), doc.context.register(doc.context.stream('100 0 0 60 0 0 cm /P Do')));
  return doc.save({ useObjectStreams: false });
}

/** Every tenth pixel of the four plates, in percent. */
async function platesOf(pdf: Uint8Array): Promise<number[][]> {
  const { plates } = await proofPage(pdf, { page: 0 });
  return Promise.all(
    plates.map(async (plate) => {
      const small = await sharp(plate).resize(20, 12, { fit: 'fill' }).extractChannel(0).raw().toBuffer();
      return [...small].map((value) => Math.round(100 - value / 2.55));
    }),
  );
}

/** The JPEG of an ad: four inks, stored inverted, as all programs of the trade write it. */
async function adImage(): Promise<Buffer> {
  const { context } = await PDFDocument.load(await adSpecimen({ ...anAd, seed: 1 }));
  const image = context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .find(
      (object): object is PDFRawStream =>
        object instanceof PDFRawStream &&
        object.dict.lookup(PDFName.of('Filter')) === PDFName.of('DCTDecode'),
    );
  return Buffer.from(image?.contents ?? []);
}

const TURNED = [1, 0, 1, 0, 1, 0, 1, 0];

test.each([
  ['as it is', undefined, [20, 40, 60, 80]],
  ['turned', TURNED, [80, 60, 40, 20]],
])('a large image, stored %s, is on its plates with its own inks', async (_, Decode, wanted) => {
  const data = new Uint8Array(600 * 600 * 4).map((_, i) => [51, 102, 153, 204][i % 4] ?? 0);
  const image = { Width: 600, Height: 600, ...(Decode && { Decode }) };
  const plates = await platesOf(await pageOf(data, { ...image }));
  plates.forEach((plate, i) => {
    expect(Math.max(...plate.map((value) => Math.abs(value - (wanted[i] ?? 0))))).toBeLessThanOrEqual(1);
  });
});

test.each([
  ['turned', TURNED],
  ['as it is', undefined],
])('a large JPEG %s has the same plates as a small one in another decoder', async (_, Decode) => {
  const large = await adImage();
  const { width = 0, height = 0 } = await sharp(large).metadata();
  const small = await sharp(large)
    .pipelineColourspace('cmyk')
    .resize(400, 260, { fit: 'fill' })
    .toColourspace('cmyk')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const dct = { Filter: 'DCTDecode', ...(Decode && { Decode }) };
  const [one, other] = await Promise.all([
    platesOf(await pageOf(large, { Width: width, Height: height, ...dct })),
    platesOf(await pageOf(small, { Width: 400, Height: 260, ...dct })),
  ]);
  for (const [i, plate] of (one ?? []).entries()) {
    const differences = plate.map((value, at) => Math.abs(value - (other?.[i]?.[at] ?? 0)));
    expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(2);
  }
});
