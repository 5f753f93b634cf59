import { deflateSync } from 'node:zlib';
import { PDFName, PDFRawStream } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { hideIn, neverPainted, places } from '../testing/hide-in.ts';

const long = '0 0 0 1 k 9 9 9 9 re f\n'.repeat(400);

const packed = (data: Uint8Array) =>
  hideIn('page', { content: '' }, (page, { context }) =>
    page.set(
      PDFName.of('Contents'),
      context.register(PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), data)),
    ),
  );

test('compressed content that is truncated is reported, complete content is not', async () => {
  const whole = deflateSync(long, { level: 0 });
  expect(await verdict(await packed(whole), 'CONTENT-CUT')).toEqual([]);
  expect(await verdict(await packed(whole.subarray(0, 4_000)), 'CONTENT-CUT')).toEqual(['error']);
});

test('content that lacks only its checksum is complete', async () => {
  const whole = deflateSync(long);
  expect(await verdict(await packed(whole.subarray(0, -4)), 'CONTENT-CUT')).toEqual([]);
});

describe.each(places)('content in a %s', (place) => {
  test.each([
    ['after operands without an operator', '0 0 0 1 k 9 9 9'],
    ['inside a string', 'BT (Wei'],
    ['inside a text object', 'BT /F 9 Tf'],
    ['inside an inline image', 'BI /W 40 /H 40 /CS /G /BPC 8 ID aaaa'],
  ])('that ends %s is reported', async (_, content) => {
    // Nothing may follow that could complete it.
    const [reported] = await findingsOf(await hideIn(place, { content }), 'CONTENT-CUT');
    expect(reported).toMatchObject({ severity: 'error', page: 1 });
  });
});

test('a comment and white space at the end are not reported', async () => {
  expect(
    await verdict(await hideIn('page', { content: '0 g 9 9 9 9 re f % end\n \n' }), 'CONTENT-CUT'),
  ).toEqual([]);
});

test('what is not painted is not reported', async () => {
  expect(await verdict(await neverPainted({ content: '0 0 0 1 k 9 9' }), 'CONTENT-CUT')).toEqual([]);
});
