import { deflateSync } from 'node:zlib';
import { type PDFContext, PDFName, PDFRawStream } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { drawnImage } from '../testing/drawn-image.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, neverPainted, places } from '../testing/hide-in.ts';

const broken: [string, Drawing, string[]][] = [
  ['a form that is missing', { content: '/Nowhere Do' }, ['warning']],
  ['a pattern that is missing', { content: '/Pattern cs /Nowhere scn 9 9 9 9 re f' }, ['warning']],
  ['a form that paints itself', { content: '/Me Do', resources: selfDrawing }, ['error']],
  ['a form that cannot be decompressed', { content: '/Bad Do', resources: garbled }, ['error']],
  ['an image without size', drawnImage({ widthPx: 0, heightPx: 40, widthPt: 8, heightPt: 8 }), ['error']],
  ['an image that is complete', drawnImage({ widthPx: 40, heightPx: 40, widthPt: 8, heightPt: 8 }), []],
  ['an operator that does not exist', { content: '1 2 nonsense' }, ['warning']],
  ['one in a compatibility section', { content: 'BX 1 2 nonsense EX' }, []],
];

function selfDrawing(context: PDFContext) {
  const ref = context.nextRef();
  const dict = {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 612, 400],
    Resources: { XObject: { Me: ref } },
  };
  context.assign(ref, context.flateStream('/Me Do', dict as never));
  return { XObject: { Me: ref } };
}

function garbled(context: PDFContext) {
  const dict = context.obj({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 612, 400] });
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  return { XObject: { Bad: context.register(PDFRawStream.of(dict, Buffer.from('no flate data'))) } };
}

describe.each(places)('from a %s', (place) => {
  test.each(broken)('%s', async (_, drawing, expected) => {
    expect(await verdict(await hideIn(place, drawing), 'PAGE-DAMAGED')).toEqual(expected);
  });
});

test.each(broken)('%s, when not painted, is not reported', async (_, drawing) => {
  expect(await verdict(await neverPainted(drawing), 'PAGE-DAMAGED')).toEqual([]);
});

test('content with a wrong checksum is read, as other readers do', async () => {
  const content = deflateSync('1 0 0 rg 9 9 9 9 re f');
  content.writeUInt32BE(0, content.length - 4);
  const bytes = await hideIn('page', { content: '' }, (page, { context }) =>
    page.set(
      PDFName.of('Contents'),
      context.register(PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), content)),
    ),
  );
  expect(await verdict(bytes, 'PAGE-DAMAGED')).toEqual([]);
  expect(await verdict(bytes, 'COL-RGB')).toEqual(['error']);
});

test('content that has changed since its checksum was counted is a warning', async () => {
  const content = deflateSync('0 0 0 1 k 9 9 9 9 re f', { level: 0 });
  content[content.indexOf('1 k')] = '0'.charCodeAt(0);
  const bytes = await hideIn('page', { content: '' }, (page, { context }) =>
    page.set(
      PDFName.of('Contents'),
      context.register(PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), content)),
    ),
  );
  expect(await findingsOf(bytes, 'PAGE-DAMAGED')).toMatchObject([
    { severity: 'warning', params: { variant: 'contentAltered' }, box_mm: { width: 216, height: 141 } },
  ]);
});

test('endlessly nested forms are reported', async () => {
  let deepest: Drawing = { content: '0 0 0 1 k 9 9 9 9 re f' };
  for (let i = 0; i < 40; i++) deepest = nested(deepest);
  expect(await verdict(await hideIn('page', deepest), 'NOT-EXAMINED')).toEqual(['warning']);
});

function nested({ content, resources }: Drawing): Drawing {
  return {
    content: '/In Do',
    resources: (context) => {
      const inner = resources?.(context) ?? {};
      const dict = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 612, 400], Resources: inner as never };
      return { XObject: { In: context.register(context.flateStream(content, dict)) } };
    },
  };
}
