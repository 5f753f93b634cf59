import { expect, test } from 'vitest';
import { loadPdf } from '../pdf/load-pdf.ts';
import { drawnPage } from '../testing/drawn-page.ts';
import { renderPixels } from './render-pixels.ts';
import { opaqueImages } from './stand-ins.ts';

const SIDE = 8;

/** A black page that is covered by an image of one ink in a form. */
const withImage = (ink: number, own: Record<string, unknown> = {}) =>
  drawnPage('0 0 100 100 re f /Fm Do', ({ context }) => {
    const dict = { Type: 'XObject', Subtype: 'Image', Width: SIDE, Height: SIDE, BitsPerComponent: 8 };
    const entries = { ...dict, ColorSpace: 'DeviceGray', ...own };
    const image = context.register(context.flateStream(new Uint8Array(SIDE * SIDE).fill(ink), entries));
    const form = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 100, 100],
      Resources: { XObject: { P: image } },
    };
    return { XObject: { Fm: context.register(context.stream('100 0 0 100 0 0 cm /P Do', form)) } };
  });

async function drawn(file: Uint8Array, withStandIns: boolean): Promise<string> {
  const standIns = withStandIns ? opaqueImages(await loadPdf(file)) : undefined;
  const { raw } = await renderPixels(file, { page: 0, size: { widthPx: 20 }, standIns });
  return raw.toString('hex');
}

test('equal images have equal replacements and different ones different replacements', async () => {
  const [one, other] = [await withImage(200), await withImage(201)];
  expect(await drawn(one, true)).toBe(await drawn(await withImage(200), true));
  expect(await drawn(one, true)).not.toBe(await drawn(other, true));
  expect(await drawn(one, true)).not.toBe(await drawn(one, false));
});

test('a transparent image is not replaced', async () => {
  const masked = await withImage(200, { Mask: [0, 100] });
  expect(await drawn(masked, true)).toBe(await drawn(masked, false));
});
