import { PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { convertPrinted } from '../testing/convert-printed.ts';
import { drawnPage } from '../testing/drawn-page.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { type PageProof, proofPage } from './proof-page.ts';

const { press } = pressForTests();

/** The ink of the four plates in percent at a position in points from the lower left. */
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

/** The colour of the soft proof at a position. */
async function seenAt(proof: PageProof, x: number, y: number): Promise<number[]> {
  const scale = proof.widthPx / 100;
  const at = { left: Math.round(x * scale), top: Math.round((100 - y) * scale), width: 1, height: 1 };
  return [...(await sharp(proof.proof).extract(at).raw().toBuffer())];
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

test('each plate has the ink that the page specifies, in whatever way', async () => {
  const content = `.2 .4 .6 .1 k 0 80 20 20 re f  /DeviceCMYK cs .9 0 0 .5 sc 20 80 20 20 re f
    .25 g 40 80 20 20 re f  /Spot cs .5 scn 60 80 20 20 re f  .8 .2 .1 rg 80 80 20 20 re f
    q 20 0 0 20 0 60 cm /Image Do Q  q 20 60 20 20 re W n /Blend sh Q  /Form Do`;
  const pdf = await drawnPage(content, (doc) => {
    const { context } = doc;
    const tint = context.register(
      context.obj({ FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [0, 1, 0.5, 0] }),
    );
    const image = context.stream(new Uint8Array([51, 102, 153, 204]), {
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
      XObject: { Image: context.register(image), Form: context.register(form) },
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
  near(await inksAt(proof, 70, 90), [0, 0, 0, 0]);
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
  expect(proof.spots.map(({ name }) => name)).toEqual(['Gold']);
  near(
    await inksAt({ ...proof, plates: Array(4).fill(proof.spots[0]?.plate) as never }, 70, 90),
    [50, 50, 50, 50],
  );
  near(await seenAt(proof, 70, 90), [...engine.seen(new Uint8Array([0, 128, 64, 0]))], 3);
  expect(proof.totalInk.max).toBeGreaterThan(198);
  expect(proof.totalInk.max).toBeLessThan(202);
});

test('black that overprints leaves no hole in what is below, black that knocks out does', async () => {
  const content = `1 0 0 0 k 0 0 100 100 re f  /On gs 0 0 0 1 k 10 10 30 30 re f
    /Off gs 0 0 0 1 k 60 10 30 30 re f`;
  const proof = await proofPage(
    await drawnPage(content, () => ({
      ExtGState: { On: { op: true, OP: true, OPM: 1 }, Off: { op: false, OP: false, OPM: 1 } },
    })),
    { page: 0 },
  );
  near(await inksAt(proof, 25, 25), [100, 0, 0, 100]);
  near(await inksAt(proof, 75, 25), [0, 0, 0, 100]);
  expect(proof.totalInk).toEqual({ max: 200, maxOfSquare: expect.closeTo(150, -1) });
});

test('spot inks have plates of their own, overprint by name, and look like their alternate', async () => {
  const space = (ink: string, inks: number[]) => [
    'Separation',
    ink,
    'DeviceCMYK',
    { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: inks },
  ];
  const content = `1 0 0 0 k 0 0 100 100 re f /Gold cs 1 scn 0 50 50 50 re f /On gs 50 50 50 50 re f
    /Varnish cs .5 scn 50 0 50 50 re f 0 1 0 0 k 70 70 10 10 re f`;
  const proof = await proofPage(
    await drawnPage(content, () => ({
      ExtGState: { On: { op: true, OP: true, OPM: 1 } },
      ColorSpace: {
        Gold: space('Gold', [0, 0.2, 0.8, 0]),
        Varnish: space('Glanz#20Lack', [0, 0, 0, 0.1]),
        Unused: space('Silver', [0, 0, 0, 0.5]),
      },
    })),
    { page: 0 },
  );
  expect(proof.spots.map(({ name }) => name)).toEqual(['Gold', 'Glanz Lack']);
  const [gold, varnish] = proof.spots.map(({ plate }) => ({
    ...proof,
    plates: Array(4).fill(plate) as never,
  }));
  near(await inksAt(proof, 25, 75), [0, 0, 0, 0]);
  near(await inksAt(proof, 60, 60), [100, 0, 0, 0]);
  near(await inksAt(proof, 75, 75), [100, 100, 0, 0]);
  near(await inksAt(gold as PageProof, 25, 75), [100, 100, 100, 100]);
  near(await inksAt(gold as PageProof, 75, 75), [100, 100, 100, 100]);
  near(await inksAt(gold as PageProof, 75, 25), [0, 0, 0, 0]);
  near(await inksAt(varnish as PageProof, 75, 25), [50, 50, 50, 50]);
  const engine = await openProfile(fogra39().profile);
  near(await seenAt(proof, 25, 75), [...engine.seen(new Uint8Array([0, 51, 204, 0]))], 3);
  near(await seenAt(proof, 60, 60), [...engine.seen(new Uint8Array([255, 51, 204, 0]))], 3);
  expect(proof.totalInk.max).toBeCloseTo(300, 0);
});

test('Lab goes through the profile, in areas, images, tables and gradients', async () => {
  const lab = ['Lab', { WhitePoint: [0.9642, 1, 0.8249], Range: [-128, 127, -128, 127] }];
  const content = `/L cs 50 60 40 scn 0 50 50 50 re f q 50 0 0 50 50 50 cm /P Do Q
    q 50 0 0 50 0 0 cm /T Do Q q 50 0 50 50 re W n /S sh Q`;
  const proof = await proofPage(
    await drawnPage(content, ({ context }) => {
      const colour = new Uint8Array([128, 188, 168]);
      const image = { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, BitsPerComponent: 8 };
      const table = context.obj(['Indexed', lab as never, 0, PDFHexString.of('80bca8')] as never);
      return {
        ColorSpace: { L: lab },
        XObject: {
          P: context.register(context.stream(colour, { ...image, ColorSpace: lab } as never)),
          T: context.register(context.stream(new Uint8Array(1), { ...image, ColorSpace: table } as never)),
        },
        Shading: {
          S: {
            ...{ ShadingType: 2, ColorSpace: lab, Coords: [0, 0, 99, 0], Extend: [true, true] },
            Function: { FunctionType: 2, Domain: [0, 1], N: 1, C0: [50, 60, 40], C1: [50, 60, 40] },
          },
        },
      };
    }),
    { page: 0 },
  );
  const engine = await openProfile(fogra39().profile);
  const wanted = [...engine.inksOfLab(new Float32Array([50, 60, 40]))].map((ink) => ink * 100);
  expect(wanted[1]).toBeGreaterThan(60);
  for (const x of [25, 75]) for (const y of [25, 75]) near(await inksAt(proof, x, y), wanted, 3);
});

test('a soft mask keeps its opacity', async () => {
  const content = '/Half gs 0 1 0 0 k 0 0 100 100 re f';
  const proof = await proofPage(
    await drawnPage(content, ({ context }) => {
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

test('the proof shows the inks as they look according to the profile', async () => {
  const engine = await openProfile(fogra39().profile);
  const proof = await proofPage(await drawnPage('.25 1 .25 .38 k 0 0 100 100 re f'), { page: 0 });
  const pixel = await sharp(proof.proof).extract({ left: 50, top: 50, width: 1, height: 1 }).raw().toBuffer();
  const wanted = engine.seen(new Uint8Array([64, 255, 64, 97]));
  near([...pixel], [...wanted], 3);
});

test('total ink is averaged over 15 mm of paper, however large the page is', async () => {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { node } = doc.addPage([4000, 3000]);
  const square = '0 0 0 1 k 2000 1500 42.52 42.52 re f';
  node.set(PDFName.of('Contents'), doc.context.register(doc.context.stream(square)));
  const proof = await proofPage(await doc.save({ useObjectStreams: false }), { page: 0 });
  expect(proof.totalInk.maxOfSquare).toBeGreaterThan(85);
  expect(proof.widthPx).toBe(2000);
});

test('the press proofs a page, and reports a damaged output profile', async () => {
  const pdf = await drawnPage('0 0 0 1 k 0 0 50 50 re f');
  expect((await press.proof(pdf, { page: 0 })).totalInk.max).toBe(100);
  const damaged = { ...fogra39(), profile: fogra39().profile.slice(0, 500) };
  await expect(press.proof(pdf, { page: 0, outputCondition: damaged })).rejects.toMatchObject({
    code: 'profile',
  });
});

test('a missing page is reported', async () => {
  await expect(proofPage(await drawnPage(''), { page: 3 })).rejects.toMatchObject({ code: 'unreadable' });
});
