import { PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { readPages } from '../pdf/page-tree.ts';
import { drawnImage } from '../preflight/testing/drawn-image.ts';
import { type Drawing, hideIn, type Place } from '../preflight/testing/hide-in.ts';
import { Budget, interpretLimits } from './budget.ts';
import { paintedPage } from './painted-page.ts';

type Change = Parameters<typeof hideIn>[2];

async function painted(
  drawing: Drawing,
  { place = 'page' as Place, change = undefined as Change, limits = {} } = {},
) {
  const doc = await PDFDocument.load(await hideIn(place, drawing, change));
  const [page] = readPages(doc);
  if (!page) throw new Error('no page');
  const budget = new Budget({ ...interpretLimits, ...limits });
  const { objects, problems } = paintedPage(page, budget, new Set());
  // The first is the harmless ground of the page.
  return { objects: objects.slice(1), problems: [...problems], exceeded: budget.exceeded };
}

describe('places on the page', () => {
  test('follow the matrix, saved and restored', async () => {
    const { objects } = await painted({ content: 'q 2 0 0 2 10 20 cm 1 1 3 4 re f Q 1 1 3 4 re f' });
    expect(objects.map(({ bounds }) => bounds)).toEqual([
      { x0: 12, y0: 22, x1: 18, y1: 30 },
      { x0: 1, y0: 1, x1: 4, y1: 5 },
    ]);
  });

  test('are as the page is seen, whatever its rotation, origin and unit', async () => {
    const { objects } = await painted(
      { content: '0 0 10 20 re f' },
      {
        change: (page, { context }) => {
          page.set(PDFName.of('MediaBox'), context.obj([-100, 0, 300, 200]));
          page.set(PDFName.of('Rotate'), context.obj(90));
          page.set(PDFName.of('UserUnit'), context.obj(2));
        },
      },
    );
    // Turned clockwise, the left edge is on top: 400 units of 2 points high, the rectangle 100 units below the top.
    expect(objects.at(-1)?.bounds).toEqual({ x0: 0, y0: 580, x1: 40, y1: 600 });
  });

  test('are cut by the clip, and what the clip hides is left out', async () => {
    const { objects } = await painted({ content: '0 0 50 50 re W n 40 40 30 30 re f 60 60 9 9 re f' });
    expect(objects.map(({ bounds }) => bounds)).toEqual([{ x0: 40, y0: 40, x1: 50, y1: 50 }]);
  });

  test('of a line reach half its width further', async () => {
    const { objects } = await painted({ content: '4 w 10 10 m 30 10 l S' });
    expect(objects).toMatchObject([{ lineWidthPt: 4, bounds: { x0: 8, y0: 8, x1: 32, y1: 12 } }]);
  });

  test('of text move on with its widths', async () => {
    const font = { Type: 'Font', Subtype: 'TrueType', FirstChar: 65, Widths: [500, 250] };
    const { objects } = await painted({
      content: 'BT /F 10 Tf 100 50 Td [(A) -1000 (B)] TJ (A) Tj ET',
      resources: () => ({ Font: { F: font } }),
    });
    expect(objects.map(({ bounds }) => [bounds.x0, bounds.x1])).toEqual([
      [100, 117.5],
      [117.5, 122.5],
    ]);
  });
});

test('it is known where something is painted from', async () => {
  const rect = { content: '0 1 0 0 k 150 150 20 20 re f' };
  for (const place of ['form', 'pattern', 'type3', 'soft-mask'] as const) {
    const { objects } = await painted(rect, { place });
    expect(objects.find(({ from }) => from.within.at(-1) === place)).toMatchObject({
      kind: 'path',
      from: { mask: place === 'soft-mask' ? 'luminosity' : null, hidden: false },
      fill: { space: { kind: 'cmyk' }, components: [0, 1, 0, 0] },
    });
  }
});

test('a pattern that paints without colours takes the one it is used with', async () => {
  const { objects } = await painted({
    content: '/Cs cs 0 1 0 0 /Pt scn 0 0 100 100 re f',
    resources: (context) => ({
      ColorSpace: { Cs: ['Pattern', 'DeviceCMYK'] as never },
      Pattern: {
        Pt: context.register(
          context.flateStream('1 0 0 rg 0 0 5 5 re f', {
            PatternType: 1,
            PaintType: 2,
            TilingType: 1,
            BBox: [0, 0, 9, 9],
            XStep: 9,
            YStep: 9,
            Resources: {},
          }),
        ),
      },
    }),
  });
  expect(objects.at(-1)).toMatchObject({ from: { within: ['pattern'] }, fill: { space: { kind: 'cmyk' } } });
});

test('an image has its resolution in both directions, inline or not', async () => {
  const { objects } = await painted(drawnImage({ widthPx: 100, heightPx: 50, widthPt: 72, heightPt: 144 }));
  expect(objects).toMatchObject([
    { kind: 'image', ppi: { x: 100, y: 25 }, image: { inline: false, bits: 8 } },
  ]);
  const inline = await painted({
    content: 'q 72 0 0 72 0 0 cm BI /W 4 /H 2 /CS /G /BPC 8 ID abcdefgh\nEI Q 0 0 9 9 re f',
  });
  expect(inline.objects).toMatchObject([
    { kind: 'image', image: { widthPx: 4, heightPx: 2, inline: true, space: { kind: 'gray' } } },
    { kind: 'path' },
  ]);
});

test('an EI among the data of an inline image does not end it', async () => {
  // Six bytes of data look like its end, with bytes after it that are no text.
  const data = '\x01 EI \x02\x03\x04\xff\x80\x05\x06\x07\x08\x09\x0b';
  const { objects } = await painted({
    content: `q 9 0 0 9 0 0 cm BI /W 4 /H 4 /CS /G /BPC 8 ID ${data}\nEI Q 0 0 9 9 re f`,
  });
  expect(objects.map(({ kind }) => kind)).toEqual(['image', 'path']);
});

test.each([
  ['without white space before its end', 'abcdefghEI Q'],
  ['in hexadecimal digits', '/F /AHx ID 61626364>EI\n'],
])('an inline image written %s does not hide what follows', async (_, data) => {
  const image = `BI /W 4 /H 2 /CS /G /BPC 8 ${data.includes('ID') ? '' : 'ID '}${data}`;
  const { objects } = await painted({ content: `q 9 0 0 9 0 0 cm ${image} 0 0 9 9 re f` });
  expect(objects.map(({ kind }) => kind)).toEqual(['image', 'path']);
});

test('an inline image is found on a page that names no resources', async () => {
  const { objects } = await painted(
    { content: 'q 72 0 0 72 0 0 cm BI /W 4 /H 2 /CS /G /BPC 8 ID abcdefgh\nEI Q' },
    { change: (page) => page.delete(PDFName.of('Resources')) },
  );
  expect(objects).toMatchObject([{ kind: 'image', image: { widthPx: 4 } }]);
});

describe('limits', () => {
  const rects = (count: number) => ({ content: '0 0 9 9 re f\n'.repeat(count) });

  test.each([
    ['operators', rects(5_000), { operators: 1_000 }],
    ['objects', rects(5_000), { objects: 1_000 }],
    ['milliseconds', rects(5_000), { milliseconds: 0 }],
    ['decodedBytes', rects(5_000), { decodedBytes: 1_000 }],
  ])('of %s end the walk', async (name, drawing, limits) => {
    const { exceeded, problems } = await painted(drawing, { limits });
    expect(exceeded).toBe(name);
    expect(problems).toContain('limit');
  });

  test('forms that multiply are stopped by the number of operators', async () => {
    let inner: Drawing = { content: '0 0 9 9 re f' };
    for (let i = 0; i < 12; i++) {
      const { content, resources } = inner;
      inner = {
        content: '/In Do '.repeat(20),
        resources: (context) => ({
          XObject: {
            In: context.register(
              context.flateStream(content, {
                Subtype: 'Form',
                BBox: [0, 0, 612, 400],
                Resources: (resources?.(context) ?? {}) as never,
              }),
            ),
          },
        }),
      };
    }
    expect((await painted(inner, { limits: { operators: 50_000 } })).exceeded).toBe('operators');
  });
});
