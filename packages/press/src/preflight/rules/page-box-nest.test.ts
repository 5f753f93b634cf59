import { PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { verdict } from '../testing/findings-of.ts';
import { hideIn } from '../testing/hide-in.ts';

const boxed = (boxes: Record<string, number[] | undefined>) =>
  hideIn('page', { content: '' }, (page, { context }) => {
    for (const [name, box] of Object.entries(boxes))
      if (box) page.set(PDFName.of(name), context.obj(box));
      else page.delete(PDFName.of(name));
  });

test.each([
  ['with correct boxes', {}, []],
  ['with only a media box', { TrimBox: undefined, BleedBox: undefined }, []],
  ['with corners in another order', { TrimBox: [603, 391, 8.5, 8.5] }, []],
  ['with the trim box outside the bleed box', { BleedBox: [20, 20, 590, 380] }, ['error']],
  ['with the bleed box outside the media box', { BleedBox: [-20, 0, 612, 399] }, ['error']],
  ['with trim and art box', { ArtBox: [20, 20, 590, 380] }, ['error']],
  ['with only an art box', { TrimBox: undefined, ArtBox: [8.5, 8.5, 603, 391] }, []],
])('a page %s', async (_, boxes, expected) => {
  expect(await verdict(await boxed(boxes), 'PAGE-BOX-NEST')).toEqual(expected);
});
