import { PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { convertPrinted } from '../testing/convert-printed.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { type PageProof, proofPage } from './proof-page.ts';

const { press } = pressForTests();

/** A page of 100 × 100 pt that draws with the given resources. */
async function drawn(
  content: string,
  resources: (doc: PDFDocument) => Record<string, unknown> = () => ({}),
): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { node } = doc.addPage([100, 100]);
  node.set(PDFName.of('Resources'), doc.context.obj(resources(doc) as Record<string, never>));
  node.set(PDFName.of('Contents'), doc.context.register(doc.context.stream(content)));
  return doc.save({ useObjectStreams: false });
}

/** Ink of the four plates in percent at a place in points from the lower left. */
async function inksAt(proof: PageProof, x: number, y: number): Promise<number[]> {
  const scale = proof.widthPx / 100;
  return Promise.all(
    proof.plates.map(async (plate) => {
      const grey = await sharp(plate).extractChannel(0).raw().toBuffer();
      const at = Math.round((100 - y) * scale) * proof.widthPx + Math.round(x * scale);
      return Math.round((1 - (grey[at] ?? 0) / 255) * 100);
    }),
  );
}

const near = (values: number[], wanted: number[], within = 1) =>
  expect(
    values.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) <= within),
    `${values}`,
  ).toBe(true);

test('a page of black text leaves cyan, magenta and yellow empty', async () => {
  const html = '<style>@page{size:100mm 60mm}</style><p>Schwarz auf weiss</p>';
  const proof = await proofPage(await convertPrinted(await press.print(html)), { page: 0 });
  const darkest = await Promise.all(
    proof.plates.map(async (plate) => (await sharp(plate).stats()).channels[0]?.min),
  );
  expect(darkest.slice(0, 3)).toEqual([255, 255, 255]);
  expect(darkest[3]).toBeLessThan(10);
  expect(proof.totalInk.max).toBeLessThanOrEqual(100);
});

test('each plate has the ink the page asks for, however it says so', async () => {
  const content = `.2 .4 .6 .1 k 0 80 20 20 re f  /DeviceCMYK cs .9 0 0 .5 sc 20 80 20 20 re f
    .25 g 40 80 20 20 re f  /Spot cs .5 scn 60 80 20 20 re f  .8 .2 .1 rg 80 80 20 20 re f
    q 20 0 0 20 0 60 cm /Picture Do Q  q 20 60 20 20 re W n /Blend sh Q  /Form Do`;
  const pdf = await drawn(content, (doc) => {
    const { context } = doc;
    const tint = context.register(
      context.obj({ FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [0, 1, 0.5, 0] }),
    );
    const picture = context.stream(new Uint8Array([51, 102, 153, 204]), {
      ...{ Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, BitsPerComponent: 8 },
      ColorSpace: 'DeviceCMYK',
    });
    const form = context.stream('0 .3 .7 0 k 40 60 20 20 re f', {
      ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 100, 100] },
      Group: { S: 'Transparency', CS: 'DeviceCMYK' },
    });
    const even = {
      FunctionType: 2,
      Domain: [0, 1],
      N: 1,
      C0: [0.1, 0.2, 0.3, 0.4],
      C1: [0.1, 0.2, 0.3, 0.4],
    };
    return {
      ColorSpace: { Spot: ['Separation', 'Gold', 'DeviceCMYK', tint] },
      XObject: { Picture: context.register(picture), Form: context.register(form) },
      Shading: {
        Blend: {
          ShadingType: 2,
          ColorSpace: 'DeviceCMYK',
          Coords: [0, 0, 99, 0],
          Extend: [true, true],
          Function: even,
        },
      },
    };
  });
  const proof = await proofPage(pdf, { page: 0 });
  near(await inksAt(proof, 10, 90), [20, 40, 60, 10]);
  near(await inksAt(proof, 30, 90), [90, 0, 0, 50]);
  near(await inksAt(proof, 50, 90), [0, 0, 0, 75]);
  near(await inksAt(proof, 70, 90), [0, 50, 25, 0]);
  const engine = await openProfile(fogra39().profile);
  near(
    await inksAt(proof, 90, 90),
    engine.inkOf([0.8, 0.2, 0.1]).map((part) => part * 100),
    3,
  );
  near(await inksAt(proof, 10, 70), [20, 40, 60, 80]);
  near(await inksAt(proof, 30, 70), [10, 20, 30, 40]);
  near(await inksAt(proof, 50, 70), [0, 30, 70, 0]);
  near(await inksAt(proof, 50, 10), [0, 0, 0, 0]);
  expect(proof.totalInk.max).toBeGreaterThan(198);
  expect(proof.totalInk.max).toBeLessThan(202);
});

test('black that overprints leaves no hole in what lies below, black that knocks out does', async () => {
  const content = `1 0 0 0 k 0 0 100 100 re f  /On gs 0 0 0 1 k 10 10 30 30 re f
    /Off gs 0 0 0 1 k 60 10 30 30 re f`;
  const proof = await proofPage(
    await drawn(content, () => ({
      ExtGState: { On: { op: true, OP: true, OPM: 1 }, Off: { op: false, OP: false, OPM: 1 } },
    })),
    { page: 0 },
  );
  near(await inksAt(proof, 25, 25), [100, 0, 0, 100]);
  near(await inksAt(proof, 75, 25), [0, 0, 0, 100]);
  expect(proof.totalInk).toEqual({ max: 200, maxOfSquare: expect.closeTo(150, -1) });
});

test('a soft mask lets through as much as it did', async () => {
  const content = '/Half gs 0 1 0 0 k 0 0 100 100 re f';
  const proof = await proofPage(
    await drawn(content, ({ context }) => {
      const mask = context.stream('.5 g 0 0 100 100 re f', {
        ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 100, 100] },
        Group: { S: 'Transparency', CS: 'DeviceGray' },
      });
      return { ExtGState: { Half: { SMask: { S: 'Luminosity', G: context.register(mask) } } } };
    }),
    { page: 0 },
  );
  near(await inksAt(proof, 50, 50), [0, 50, 0, 0], 2);
});

test('the proof shows the inks as the profile says they look', async () => {
  const engine = await openProfile(fogra39().profile);
  const proof = await proofPage(await drawn('.25 1 .25 .38 k 0 0 100 100 re f'), { page: 0 });
  const pixel = await sharp(proof.proof).extract({ left: 50, top: 50, width: 1, height: 1 }).raw().toBuffer();
  const wanted = engine.seen(new Uint8Array([64, 255, 64, 97]));
  near([...pixel], [...wanted], 3);
});

test('total ink is taken over 15 mm of paper, however large the page is', async () => {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { node } = doc.addPage([4000, 3000]);
  const square = '0 0 0 1 k 2000 1500 42.52 42.52 re f';
  node.set(PDFName.of('Contents'), doc.context.register(doc.context.stream(square)));
  const proof = await proofPage(await doc.save({ useObjectStreams: false }), { page: 0 });
  expect(proof.totalInk.maxOfSquare).toBeGreaterThan(85);
  expect(proof.widthPx).toBe(2000);
});

test('the press proofs a page, and says so when an output profile is damaged', async () => {
  const pdf = await drawn('0 0 0 1 k 0 0 50 50 re f');
  expect((await press.proof(pdf, { page: 0 })).totalInk.max).toBe(100);
  const damaged = { ...fogra39(), profile: fogra39().profile.slice(0, 500) };
  await expect(press.proof(pdf, { page: 0, outputCondition: damaged })).rejects.toMatchObject({
    code: 'profile',
  });
});

test('a page that is not there is said to be so', async () => {
  await expect(proofPage(await drawn(''), { page: 3 })).rejects.toMatchObject({ code: 'unreadable' });
});
